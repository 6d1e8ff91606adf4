import type { Context } from 'hono';
import type { DeskEvent, SessionEvent } from '../../../src-shared/contracts/handover.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { ProblemError } from '../../http/problem.ts';
import { requireSameOrigin } from '../../http/security.ts';
import type { Colleague } from './colleague.ts';

/** A socket that has said nothing for so long is dead, in milliseconds. A browser in the background pings once a minute. */
const staleAfter = 100_000;

/**
 * How long staff may use a socket, in milliseconds. Then its page needs another one, which passes Access again: a session that ends
 * there is noticed within this time.
 */
const lease = 60_000;
/** The page opens the next socket so long before, so that it hears everything without a gap. */
const overlap = 10_000;
/** Unauthorized, in the registry of close codes. The page opens another socket at once. */
const leaseOver = 3000;

/** Who is behind a socket. It survives the hibernation of the object. */
export interface SocketOwner {
  /** Missing for a visitor. */
  colleague?: Colleague;
  /** When it was opened, in milliseconds. */
  at: number;
  /** Until when it may be used, in milliseconds. Missing for a visitor. */
  until?: number;
}

/** The owner of a socket that a colleague opens now, with an Access token that ends at `tokenEnd`, in milliseconds. */
export function staffOwner(colleague: Colleague, tokenEnd = Number.POSITIVE_INFINITY): SocketOwner {
  const at = Date.now();
  return { colleague, at, until: Math.min(at + lease, tokenEnd) };
}

/** After how many milliseconds the page opens the next socket. Undefined when this one ends before: with a token that ends. */
export function renewalOf({ at, until }: SocketOwner): { renewIn?: number } {
  const renewIn = (until ?? at) - overlap - at;
  return renewIn > 0 ? { renewIn } : {};
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

/** Whether the time of a socket is over. Closes it then. */
export function hasEnded(socket: WebSocket): boolean {
  const { until } = ownerOf(socket);
  if (until === undefined || until > Date.now()) return false;
  if (socket.readyState === WebSocket.OPEN) socket.close(leaseOver, 'Sign in again');
  return true;
}

/** The sockets with a tag that may be used. Closes those that are dead, such as that of a closed laptop. */
export function liveSockets(ctx: DurableObjectState, tag: string, without?: WebSocket): WebSocket[] {
  const since = Date.now() - staleAfter;
  return ctx.getWebSockets(tag).filter((socket) => {
    if (socket === without || socket.readyState !== WebSocket.OPEN || hasEnded(socket)) return false;
    if (lastSeen(ctx, socket) >= since) return true;
    socket.close(1001, 'No sign of life');
    return false;
  });
}

/** How many sockets of staff a colleague's next one adds to: not those that are about to be replaced. */
export function countLasting(sockets: WebSocket[]): number {
  const soon = Date.now() + overlap;
  return sockets.filter((socket) => (ownerOf(socket).until ?? Number.POSITIVE_INFINITY) > soon).length;
}

/** When the sockets of staff end that are open, in milliseconds. */
export function leaseEnds(ctx: DurableObjectState): number[] {
  return ctx.getWebSockets('staff').flatMap((socket) => {
    const { until } = ownerOf(socket);
    return until !== undefined && socket.readyState === WebSocket.OPEN ? [until] : [];
  });
}

export function send(socket: WebSocket, event: SessionEvent | DeskEvent): void {
  // A socket may close at any moment; its owner catches up when it connects again.
  if (socket.readyState === WebSocket.OPEN && !hasEnded(socket)) socket.send(JSON.stringify(event));
}

/** When the socket was opened or has pinged, in milliseconds. */
function lastSeen(ctx: DurableObjectState, socket: WebSocket): number {
  return Math.max(ownerOf(socket).at, ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0);
}

/** Tells the object who opens the socket. The Worker makes the request, so no client can set it. */
const ownerHeader = 'x-socket-owner';

/**
 * Refuses what is not a WebSocket of our own page. A socket carries cookies from any site and its answer is not protected by
 * CORS, so a request without an `Origin` is refused too.
 * @throws ProblemError upgrade_required, access_denied
 */
export function requireSocket(c: Context<HonoEnv>): void {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new ProblemError('upgrade_required');
  if (!c.req.header('origin')) {
    throw new ProblemError('access_denied', { detail: ({ problemDetails }) => problemDetails.otherSite });
  }
  requireSameOrigin(c);
}

/** A signed-in colleague, and until when the Access token holds, in milliseconds. */
export interface StaffUpgrade {
  colleague: Colleague;
  tokenEnd?: number | undefined;
}

/** Opens a socket at an object. @throws ProblemError rate_limited when the object has too many */
export async function openSocket(
  object: { fetch(request: Request): Promise<Response> },
  staff?: StaffUpgrade,
): Promise<Response> {
  const headers = { upgrade: 'websocket', [ownerHeader]: encodeURIComponent(JSON.stringify(staff ?? null)) };
  const { status, webSocket } = await object.fetch(new Request('https://object/', { headers }));
  if (status !== 101) throw new ProblemError('rate_limited', { headers: { 'retry-after': '60' } });
  return new Response(null, { status, webSocket });
}

/** Who opens a socket, from a request of `openSocket`. */
export function ownerFrom(request: Request): SocketOwner {
  const staff: StaffUpgrade | null = JSON.parse(decodeURIComponent(request.headers.get(ownerHeader) ?? 'null'));
  return staff ? staffOwner(staff.colleague, staff.tokenEnd) : { at: Date.now() };
}
