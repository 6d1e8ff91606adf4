import type { Context } from 'hono';
import { localizedPath, withToken } from '#shared/paths.ts';
import type { HonoEnv } from './hono-env.ts';
import { sitePage } from './pages.ts';
import { ProblemError } from './problem.ts';

export async function requireTokenPage(
  c: Context<HonoEnv>,
  path: string,
  token: string,
  status = 200,
): Promise<Response> {
  const page = await sitePage(c, localizedPath(path, c.get('locale')), status);
  if (!page) throw new ProblemError('unavailable');
  // With `no-referrer`, the forms would send `Origin: null`.
  page.headers.set('referrer-policy', 'same-origin');
  return token === '' ? page : keepToken(page, token);
}

function keepToken(page: Response, token: string): Response {
  return new HTMLRewriter()
    .on('a[hreflang]', {
      element(link) {
        const [address = ''] = link.getAttribute('href')?.split(/[?#]/) ?? [];
        link.setAttribute('href', withToken(address, token));
      },
    })
    .transform(page);
}
