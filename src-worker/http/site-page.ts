import type { Context } from 'hono';
import type { HonoEnv } from '../hono-env.ts';
import { causeOf, log } from '../log.ts';

/**
 * A prerendered page with another status, neither cached nor indexed. It keeps its Content-Security-Policy.
 * @returns undefined, after logging, when the assets do not have the page
 */
export async function sitePage(c: Context<HonoEnv>, path: string, status: number): Promise<Response | undefined> {
  try {
    const page = await c.env.ASSETS.fetch(new URL(path, c.req.url));
    if (!page.ok) throw new Error(`The assets answered ${page.status}`);
    const answer = new Response(page.body, { status, headers: page.headers });
    answer.headers.set('cache-control', 'no-store');
    answer.headers.set('x-robots-tag', 'noindex');
    // Both describe the file, which the caller may change.
    answer.headers.delete('etag');
    answer.headers.delete('content-length');
    return answer;
  } catch (error) {
    log('error', 'page_missing', { requestId: c.get('requestId'), path, cause: causeOf(error) });
    return undefined;
  }
}
