import type { Context } from 'hono';
import type { HonoEnv } from '../hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { Colleague } from './colleague.ts';
import { type SocketOwner, staffOwner } from './sockets.ts';

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
