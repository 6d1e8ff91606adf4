import type { Context } from 'hono';
import { isbot } from 'isbot';
import type { HonoEnv } from './hono-env.ts';
import { ProblemError, unavailable } from './problem.ts';

export function clientAddress(c: Context): string {
  return c.req.header('cf-connecting-ip') ?? 'unknown';
}

const prefixLength = 48;

export function clientNetwork(c: Context): string {
  return networkOf(clientAddress(c));
}

/** An IPv4 address, or the /48 of an IPv6 address, which one customer may use. Every limit and count takes this one. */
export function networkOf(address: string): string {
  const groups = ipv6Groups(address.trim().replace(/%[\s\S]*$/, ''));
  if (!groups) return address;
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join('.');
  const prefix = groups.slice(0, prefixLength / 16).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${prefixLength}`;
}

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

export function isCounted(headers: Headers): boolean {
  const objects = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  const isPrefetch = headers.has('sec-purpose') || headers.get('purpose') === 'prefetch';
  const userAgent = headers.get('user-agent') ?? '';
  // Every browser that runs the app sends fetch metadata; programs seldom do.
  const isBrowser = headers.has('sec-fetch-site') && userAgent !== '' && !isbot(userAgent);
  return isBrowser && !isPrefetch && !objects;
}

const retryAfterSeconds = 60;

/** Called after validation, so that visitors who correct a form are not counted. */
export async function enforceRateLimit(
  c: Context<HonoEnv>,
  limit: 'SUBMISSION_LIMIT' | 'NEWSLETTER_LIMIT' | 'CHAT_LIMIT' | 'CHAT_READ_LIMIT',
): Promise<void> {
  const { success } = await c.env[limit].limit({ key: clientNetwork(c) }).catch(unavailable);
  if (!success) throw new ProblemError('rate_limited', { headers: { 'retry-after': String(retryAfterSeconds) } });
}
