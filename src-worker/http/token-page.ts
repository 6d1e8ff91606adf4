import { type Context, Hono } from 'hono';
import { TokenRequest } from '#shared/contracts/subscribers.ts';
import { localizedPath, withToken } from '#shared/paths.ts';
import { enforceRateLimit } from './client.ts';
import { answerInLocaleOf, type HonoEnv } from './hono-env.ts';
import { filledPage, sitePage } from './pages.ts';
import { ProblemError, problemFor } from './problem.ts';
import { readForm } from './read-form.ts';
import { sameOrigin } from './security.ts';
import { texts } from './texts.ts';

/** The token of the link in an email, empty if there is none. */
export function tokenOf(c: Context<HonoEnv>): string {
  return c.req.query('token') ?? '';
}

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

interface RefusedPage {
  path: string;
  /** The element of the page that the content fills. */
  id: string;
  token: string;
  contentOf(problem: ProblemError, sentence: string): Promise<string>;
}

/** The page with the reason why a form or the page itself failed. */
export async function refusedTokenPage(
  c: Context<HonoEnv>,
  error: unknown,
  { path, id, token, contentOf }: RefusedPage,
): Promise<Response> {
  const problem = problemFor(c, error);
  const locale = c.get('locale');
  const { byCode, titlePrefix } = texts[locale].formProblems;
  const content = await contentOf(problem, byCode[problem.code] ?? problem.problemIn(locale).detail);
  const page = await requireTokenPage(c, path, token, problem.status);
  for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value);
  return filledPage(page, { id, content, titlePrefix });
}

interface AskingPage {
  path: string;
  donePath: string;
  failedPath: string;
  limit: Parameters<typeof enforceRateLimit>[1];
  accept(c: Context<HonoEnv>, token: string): Promise<boolean>;
}

/** A page with one button, because mail scanners also open the links in emails. */
export function askingPage({ path, donePath, failedPath, limit, accept }: AskingPage) {
  return new Hono<HonoEnv>()
    .use(path, sameOrigin)
    .get(path, async (c) => {
      const token = tokenOf(c);
      const page = await requireTokenPage(c, path, token);
      return (
        new HTMLRewriter()
          // HTMLRewriter escapes only quotes in attributes.
          .on('input[name="token"]', {
            element: (input) => void input.setAttribute('value', token.replaceAll('&', '&amp;')),
          })
          .transform(page)
      );
    })
    .post(path, async (c) => {
      const form = await readForm(c.req.raw);
      answerInLocaleOf(c, form);
      const answer = (to: string) => c.redirect(localizedPath(to, c.get('locale')), 303);
      const request = TokenRequest.safeParse(form);
      if (!request.success) return answer(failedPath);
      await enforceRateLimit(c, limit);
      return answer((await accept(c, request.data.token)) ? donePath : failedPath);
    });
}
