import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { DeskEntry, DeskEvent, SessionEvent } from '#shared/contracts/handover.ts';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { freshAddress } from './client.ts';
import { accessOff, noopContext } from './staff.ts';

type Event = SessionEvent | DeskEvent;

/** Open sockets of a test, so that `closeSockets` can end them. */
const open: TestSocket[] = [];

/** A browser's end of a WebSocket. */
export class TestSocket {
  readonly events: Event[] = [];
  pongs = 0;
  closed: { code: number } | undefined;
  private readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.accept();
    socket.addEventListener('message', ({ data }) => {
      if (data === 'pong') this.pongs += 1;
      else this.events.push(JSON.parse(String(data)) as Event);
    });
    socket.addEventListener('close', ({ code }) => {
      this.closed = { code };
    });
    open.push(this);
  }

  send(frame: object | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  close(code = 1001): void {
    this.socket.close(code);
  }

  of<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  /** The messages that it has received, each once, oldest first. */
  get texts(): string[] {
    const all = this.events.flatMap((event) =>
      event.type === 'hello' ? event.messages : event.type === 'message' ? [event.message] : [],
    );
    const messages = [...new Map(all.map((message) => [message.id, message])).values()];
    return messages.sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1)).map(({ message }) => message);
  }

  /** The desk's latest entry about a conversation. */
  entryOf(session: string): DeskEntry | undefined {
    return this.events.reduce<DeskEntry | undefined>((entry, event) => {
      if (event.type === 'desk') return event.entries.find(({ sessionId }) => sessionId === session);
      if (event.type === 'entry' && event.entry.sessionId === session) return event.entry;
      return event.type === 'gone' && event.sessionId === session ? undefined : entry;
    }, undefined);
  }

  /** The staff in the admin area, according to the desk. */
  get staffThere(): string[] | undefined {
    return this.events
      .flatMap((event) => (event.type === 'desk' || event.type === 'staff' ? [event.staff] : []))
      .at(-1);
  }

  /** The latest state of the conversation that it has received. */
  get state() {
    const shown = this.events.flatMap((event) =>
      event.type === 'hello' || event.type === 'state' ? [event.state] : [],
    );
    return shown.at(-1);
  }
}

interface Options {
  headers?: Record<string, string>;
  bindings?: Partial<Bindings>;
}

/** Opens a socket as a browser on the site does. */
export async function upgrade(path: string, { headers, bindings }: Options = {}): Promise<Response> {
  const request = new Request(`https://rihla.example${path}`, {
    headers: {
      upgrade: 'websocket',
      origin: 'https://rihla.example',
      'cf-connecting-ip': freshAddress(),
      ...headers,
    },
  });
  return app.fetch(request, { ...env, ...bindings }, noopContext);
}

export async function visitorSocket(session: string): Promise<TestSocket> {
  const response = await upgrade(`/api/chat/${session}/socket`);
  expect(response.status).toBe(101);
  return new TestSocket(response.webSocket!);
}

/** A staff socket, signed in at Cloudflare Access. */
export async function signedInSocket(path: string, token: string): Promise<TestSocket> {
  const response = await upgrade(path, { headers: { 'cf-access-jwt-assertion': token } });
  expect(response.status).toBe(101);
  return new TestSocket(response.webSocket!);
}

/** A staff socket, signed in by the local setting. */
export async function staffSocket(path: string, email = 'layla@rihla.example'): Promise<TestSocket> {
  const request = new Request(`http://localhost${path}`, {
    headers: { upgrade: 'websocket', origin: 'http://localhost' },
  });
  const response = await app.fetch(request, { ...env, ...accessOff, STAFF_DEV_EMAIL: email }, noopContext);
  expect(response.status).toBe(101);
  return new TestSocket(response.webSocket!);
}

export function closeSockets(): void {
  for (const socket of open.splice(0)) if (!socket.closed) socket.close(1000);
}
