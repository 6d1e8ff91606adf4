import type { ChatSessionClass } from './worker.ts';

interface StaffMember {
  by: string;
  names: { en: string; ar: string };
}

class AutoResponse {}

/** One Durable Object a chat, in memory: the seed needs only what the objects write into the database. */
export function createChatObjects(ChatSession: ChatSessionClass, waitUntil: (work: Promise<unknown>) => void) {
  Object.assign(globalThis, { WebSocketRequestResponsePair: AutoResponse });
  const objects = new Map<string, ReturnType<typeof create>>();

  function create(env: object) {
    const values = new Map<string, unknown>();
    const sockets: object[] = [];
    const storage = {
      kv: {
        get: (key: string) => values.get(key),
        put: (key: string, value: unknown) => void values.set(key, structuredClone(value)),
        delete: (key: string) => values.delete(key),
        list: ({ prefix = '' } = {}) => [...values].filter(([key]) => key.startsWith(prefix)).sort(),
      },
      setAlarm: async () => {},
      deleteAll: async () => values.clear(),
    };
    const state = {
      storage,
      waitUntil,
      getWebSockets: (tag?: string) => (tag === 'visitor' ? [] : sockets),
      setWebSocketAutoResponse: () => {},
      getWebSocketAutoResponseTimestamp: () => null,
    };
    return { session: new ChatSession(state, env), sockets };
  }

  function objectOf(sessionId: string, env: object) {
    const object = objects.get(sessionId) ?? create(env);
    objects.set(sessionId, object);
    return object;
  }

  return {
    namespaces: (env: () => object) => ({
      CHAT_SESSION: { idFromName: (name: string) => name, get: (id: string) => objectOf(id, env()).session },
      STAFF_DESK: {
        idFromName: (name: string) => name,
        get: () => ({
          isStaffed: async () => true,
          look: async () => [],
          update: async () => {},
          remove: async () => {},
        }),
      },
    }),
    /** The frames that a staff member's page sends to the session. */
    async sendAs(member: StaffMember, sessionId: string, frames: object[]) {
      const { session, sockets } = objects.get(sessionId)!;
      const socket = {
        readyState: WebSocket.OPEN,
        send: () => {},
        close: () => {},
        deserializeAttachment: () => ({ colleague: member, at: Date.now() }),
      };
      sockets.splice(0, sockets.length, socket);
      for (const frame of frames) await session.webSocketMessage(socket, JSON.stringify(frame));
    },
    alarm: (sessionId: string) => objects.get(sessionId)!.session.alarm(),
  };
}
