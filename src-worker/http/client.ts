import type { Context } from 'hono';
import { isbot } from 'isbot';
import type { HonoEnv } from './hono-env.ts';
import { ProblemError } from './problem.ts';

/** The visitor's IP address, from the platform's header. */
export function clientAddress(c: Context): string {
  return c.req.header('cf-connecting-ip') ?? 'unknown';
}

/** What a rate limit counts as one client. */
export function clientNetwork(c: Context): string {
  return networkOf(clientAddress(c));
}

/**
 * What a rate limit counts as one client: an IPv4 address, or the /64 network of an IPv6 address, all of whose addresses one
 * client can use. Any notation of an address has the same result. A text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const groups = ipv6Groups(address.trim().replace(/%.*$/, ''));
  if (!groups) return address;
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address; undefined when it is none. */
function ipv6Groups(address: string): number[] | undefined {
  const url = URL.parse(`http://[${address}]/`);
  if (!address.includes(':') || !url) return undefined;
  // The URL standard writes an address in its shortest form: lower case, no leading zeros, at most one `::`.
  const [before = [], after] = url.hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = after ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}

function bytesOf(group: number): [number, number] {
  return [group >> 8, group & 0xff];
}

/** Whether a request is of a person who may be counted: neither of a program nor of a prefetch, and without an objection. */
export function isCounted(headers: Headers): boolean {
  const objects = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  const isPrefetch = headers.has('sec-purpose') || headers.get('purpose') === 'prefetch';
  const userAgent = headers.get('user-agent') ?? '';
  // Every browser that runs the app sends fetch metadata; programs seldom do.
  const isBrowser = headers.has('sec-fetch-site') && userAgent !== '' && !isbot(userAgent);
  return isBrowser && !isPrefetch && !objects;
}

/** The period of every limit in wrangler.toml. */
const retryAfterSeconds = 60;

/**
 * Counts one request of the client's network (`networkOf`) against a limit. Call it after validation: a visitor who corrects a form is
 * not counted.
 * @throws ProblemError rate_limited
 */
export async function enforceRateLimit(
  c: Context<HonoEnv>,
  limit: 'SUBMISSION_LIMIT' | 'NEWSLETTER_LIMIT' | 'CHAT_LIMIT',
): Promise<void> {
  const { success } = await c.env[limit].limit({ key: clientNetwork(c) });
  if (!success) throw new ProblemError('rate_limited', { headers: { 'retry-after': String(retryAfterSeconds) } });
}
