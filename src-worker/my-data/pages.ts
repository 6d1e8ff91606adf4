import { type Context, Hono } from 'hono';
import { asciiAddress } from '../../src-shared/forms/ascii-address.ts';
import { myDataElementId } from '../../src-shared/forms/element-ids.ts';
import {
  localizedPath,
  myDataExportPath,
  myDataFormPaths,
  myDataPath,
  myDataResultPaths,
  paths,
} from '../../src-shared/paths.ts';
import type { HonoEnv } from '../hono-env.ts';
import { limitBody } from '../http/body.ts';
import { withoutScript } from '../http/form-page.ts';
import { refuse } from '../http/plain-form.ts';
import { ProblemError } from '../http/problem.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { type FormValues, readForm } from '../http/read-form.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { sitePage } from '../http/site-page.ts';
import { keepToken } from '../http/token-page.ts';
import { erasePersonalData } from '../personal-data/erase.ts';
import { texts } from '../texts.ts';
import { dataView } from './data-view.ts';
import { type OpenLink, openLink } from './link.ts';
import { myDataOf } from './my-data.ts';
import { switchNewsletter } from './newsletter-switch.ts';
import { askingForm } from './plain-form.ts';
import { dataLinkExists } from './store.ts';

/** The page behind a mailed link, and its forms, for one language. All of it works without JavaScript. */
export const myDataPages = new Hono<HonoEnv>()
  .use(`${paths.myData}/*`, limitBody, sameOrigin)
  .get(paths.myData, async (c) => {
    const token = c.req.query('token');
    if (token === undefined) return askingPage(c);
    const link = await openLink(c.env, token);
    return link ? dataPage(c, link) : expiredPage(c);
  })
  .get(myDataExportPath, async (c) => {
    const link = await openLink(c.env, c.req.query('token') ?? '');
    if (!link) return expiredPage(c);
    return c.json(await myDataOf(c.env, link.email), 200, {
      'content-disposition': 'attachment; filename="my-data.json"',
      'x-robots-tag': 'noindex',
    });
  })
  .post(myDataFormPaths.newsletter, async (c) => {
    const { link, values } = await readLinkForm(c);
    if (!link) return expiredPage(c);
    const { subscribe } = values;
    if (subscribe === 'yes' || subscribe === 'no') await switchNewsletter(c, link.email, subscribe === 'yes');
    return c.redirect(localized(c, `${myDataPath(link.token)}#newsletter`), 303);
  })
  .post(myDataFormPaths.erase, async (c) => {
    const { link, values } = await readLinkForm(c);
    if (!link) return expiredPage(c);
    const typed = values.email?.trim() ?? '';
    if (asciiAddress(typed).toLowerCase() !== link.email.toLowerCase()) return dataPage(c, link, typed);
    const erased = await erasePersonalData(c.env, link.email, 'owner', dataLinkExists(link.id));
    return erased ? c.redirect(localized(c, myDataResultPaths.erased), 303) : expiredPage(c);
  })
  .onError((error, c) => refuse(c, askingForm, {}, error));

async function readLinkForm(c: Context<HonoEnv>): Promise<{ link: OpenLink | undefined; values: FormValues }> {
  const values = await readForm(c.req.raw);
  await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
  return { link: await openLink(c.env, values.token ?? ''), values };
}

async function askingPage(c: Context<HonoEnv>): Promise<Response> {
  const page = await c.env.ASSETS.fetch(c.req.raw);
  return new Response(page.body, page);
}

/** The page with the link's data. `wrongAddress` is what was typed instead of the address. */
async function dataPage(c: Context<HonoEnv>, link: OpenLink, wrongAddress?: string): Promise<Response> {
  const failed = wrongAddress !== undefined;
  const locale = c.get('locale');
  const view = await dataView(locale, await myDataOf(c.env, link.email), link, wrongAddress);
  const page = await requirePage(c, paths.myData, failed ? 422 : 200);
  // The URL holds the token. Not `no-referrer`: the forms would then send `Origin: null`.
  page.headers.set('referrer-policy', 'same-origin');
  return keepToken(new HTMLRewriter(), link.token)
    .on('head > title', {
      element: (title) => void title.prepend(failed ? texts[locale].formProblems.titlePrefix : ''),
    })
    .on(`#${myDataElementId}`, { element: (content) => void content.setInnerContent(view, { html: true }) })
    .transform(withoutScript(page));
}

async function expiredPage(c: Context<HonoEnv>): Promise<Response> {
  const page = await requirePage(c, myDataResultPaths.expired, 404);
  page.headers.set('referrer-policy', 'same-origin');
  // The app would take the URL for the page that asks.
  return withoutScript(page);
}

async function requirePage(c: Context<HonoEnv>, path: string, status: number): Promise<Response> {
  const page = await sitePage(c, localized(c, path), status);
  if (!page) throw new ProblemError('unavailable');
  return page;
}

function localized(c: Context<HonoEnv>, path: string): string {
  return localizedPath(path, c.get('locale'));
}
