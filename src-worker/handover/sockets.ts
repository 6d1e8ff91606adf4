import type { DeskEvent, SessionEvent } from '../../src-shared/contracts/handover.ts';
import type { Colleague } from './colleague.ts';

/** A socket that has said nothing for so long is dead, in milliseconds. A browser in the background pings once a minute. */
export const staleAfter = 100_000;

/** Who is behind a socket. It survives the hibernation of the object. */
export interface SocketOwner {
  /** Missing for a visitor. */
  colleague?: Colleague;
  /** When it was opened, in milliseconds. */
  at: number;
}

/** Answers pings without waking the object. */
export function answerPings(ctx: DurableObjectState): void {
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
}

/** Accepts a socket that hibernates with the object. `tag` finds it among the object's sockets. */
export function acceptSocket(ctx: DurableObjectState, tag: string, owner: SocketOwner) {
  const { 0: client, 1: server } = new WebSocketPair();
  ctx.acceptWebSocket(server, [tag]);
  server.serializeAttachment(owner);
  return { server, response: new Response(null, { status: 101, webSocket: client }) };
}

export function ownerOf(socket: WebSocket): SocketOwner {
  return socket.deserializeAttachment() as SocketOwner;
}

/** When the socket was opened or has pinged, in milliseconds. */
export function lastSeen(ctx: DurableObjectState, socket: WebSocket): number {
  return Math.max(ownerOf(socket).at, ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0);
}

/** The open sockets with a tag. Closes those that are dead, such as that of a closed laptop. */
export function liveSockets(ctx: DurableObjectState, tag: string, without?: WebSocket): WebSocket[] {
  const since = Date.now() - staleAfter;
  return ctx.getWebSockets(tag).filter((socket) => {
    if (socket === without || socket.readyState !== WebSocket.OPEN) return false;
    if (lastSeen(ctx, socket) >= since) return true;
    socket.close(1001, 'No sign of life');
    return false;
  });
}

export function send(socket: WebSocket, event: SessionEvent | DeskEvent): void {
  // A socket may close at any moment; its owner catches up when it connects again.
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event));
}
