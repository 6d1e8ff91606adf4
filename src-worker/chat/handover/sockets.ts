import type { Context } from 'hono';
import { leaseOver, maxSilenceMs, ping, pong } from '#shared/chat/socket-protocol.ts';
import {
  type DeskEvent,
  maxSocketMessageBytes,
  type SessionEvent,
  StaffSocketMessage,
  VisitorSocketMessage,
} from '#shared/contracts/handover.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { ProblemError } from '../../http/problem.ts';
import { requireSameOrigin } from '../../http/security.ts';
import type { Colleague } from './colleague.ts';

/** After its lease a page needs a new socket, so the end of an Access session takes effect within a minute. */
const leaseMs = 60_000;
const overlapMs = 10_000;

const maxSockets = { visitor: 10, staff: 20 } as const;

export type Side = keyof typeof maxSockets;

export interface SocketOwner {
  colleague?: Colleague;
  /** The chat's id, because an object does not know its own name. */
  sessionId?: string | undefined;
  at: number;
  until?: number;
}

function staffOwner({ colleague, tokenEnd = Number.POSITIVE_INFINITY, sessionId }: StaffUpgrade): SocketOwner {
  const at = Date.now();
  return { colleague, sessionId, at, until: Math.min(at + leaseMs, tokenEnd) };
}

export function renewalOf({ at, until }: SocketOwner): { renewIn?: number } {
  const renewIn = (until ?? at) - overlapMs - at;
  return renewIn > 0 ? { renewIn } : {};
}

export function answerPings(ctx: DurableObjectState): void {
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ping, pong));
}

export function acceptSocket(ctx: DurableObjectState, tag: string, owner: SocketOwner) {
  const { 0: client, 1: server } = new WebSocketPair();
  ctx.acceptWebSocket(server, [tag]);
  server.serializeAttachment(owner);
  return { server, response: new Response(null, { status: 101, webSocket: client }) };
}

export function ownerOf(socket: WebSocket): SocketOwner {
  return socket.deserializeAttachment() as SocketOwner;
}

export function sideOf({ colleague }: SocketOwner): Side {
  return colleague ? 'staff' : 'visitor';
}

export function hasEnded(socket: WebSocket): boolean {
  const { until } = ownerOf(socket);
  if (until === undefined || until > Date.now()) return false;
  if (socket.readyState === WebSocket.OPEN) socket.close(leaseOver, 'Sign in again');
  return true;
}

/** Dead sockets, such as that of a closed laptop, are closed. */
export function liveSockets(ctx: DurableObjectState, tag: string, without?: WebSocket): WebSocket[] {
  const since = Date.now() - maxSilenceMs;
  return ctx.getWebSockets(tag).filter((socket) => {
    if (socket === without || socket.readyState !== WebSocket.OPEN || hasEnded(socket)) return false;
    if (lastSeen(ctx, socket) >= since) return true;
    socket.close(1001, 'No sign of life');
    return false;
  });
}

/** Sockets that end soon do not count: their pages are about to replace them. */
export function hasRoom(ctx: DurableObjectState, side: Side): boolean {
  const soon = Date.now() + overlapMs;
  const lasting = liveSockets(ctx, side).filter((socket) => (ownerOf(socket).until ?? Number.POSITIVE_INFINITY) > soon);
  return lasting.length < maxSockets[side];
}

export function leaseEnds(ctx: DurableObjectState): number[] {
  return ctx.getWebSockets('staff').flatMap((socket) => {
    const { until } = ownerOf(socket);
    return until !== undefined && socket.readyState === WebSocket.OPEN ? [until] : [];
  });
}

export function send(socket: WebSocket, event: SessionEvent | DeskEvent): void {
  // A socket may close at any moment; its owner catches up after reconnecting.
  if (socket.readyState === WebSocket.OPEN && !hasEnded(socket)) socket.send(JSON.stringify(event));
}

export function broadcast(ctx: DurableObjectState, side: Side, event: SessionEvent, without?: WebSocket): void {
  for (const socket of liveSockets(ctx, side, without)) send(socket, event);
}

export function broadcastToBoth(ctx: DurableObjectState, eventFor: (side: Side) => SessionEvent): void {
  for (const side of ['visitor', 'staff'] as const) broadcast(ctx, side, eventFor(side));
}

export function readFrame(data: string | ArrayBuffer, side: Side): StaffSocketMessage | undefined {
  if (typeof data !== 'string') return undefined;
  const result = (side === 'staff' ? StaffSocketMessage : VisitorSocketMessage).safeParse(parsed(data));
  return result.success ? result.data : undefined;
}

export function isTooLarge(data: string | ArrayBuffer): boolean {
  return (typeof data === 'string' ? data.length : data.byteLength) > maxSocketMessageBytes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lastSeen(ctx: DurableObjectState, socket: WebSocket): number {
  return Math.max(ownerOf(socket).at, ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0);
}

/** The Worker sets this header on a request of its own, so no client can forge it. */
const ownerHeader = 'x-socket-owner';

/** Sockets carry cookies from any site and CORS does not protect them, so a request without `Origin` is refused too. */
export function requireSocket(c: Context<HonoEnv>): void {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new ProblemError('upgrade_required');
  if (!c.req.header('origin')) {
    throw new ProblemError('access_denied', { detail: ({ problemDetails }) => problemDetails.otherSite });
  }
  requireSameOrigin(c);
}

export interface StaffUpgrade {
  colleague: Colleague;
  tokenEnd?: number | undefined;
  sessionId?: string;
}

export async function openSocket(
  object: { fetch(request: Request): Promise<Response> },
  staff?: StaffUpgrade,
): Promise<Response> {
  const headers = { upgrade: 'websocket', [ownerHeader]: encodeURIComponent(JSON.stringify(staff ?? null)) };
  const { status, webSocket } = await object.fetch(new Request('https://object/', { headers }));
  if (status !== 101) throw new ProblemError('rate_limited', { headers: { 'retry-after': '60' } });
  return new Response(null, { status, webSocket });
}

export function ownerFrom(request: Request): SocketOwner {
  const staff: StaffUpgrade | null = JSON.parse(decodeURIComponent(request.headers.get(ownerHeader) ?? 'null'));
  return staff ? staffOwner(staff) : { at: Date.now() };
}
