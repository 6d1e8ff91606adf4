import { type Context, Hono } from 'hono';
import type { BookingRecord } from '#shared/contracts/privacy.ts';
import { asciiAddress } from '#shared/forms/ascii-address.ts';
import { myDataElementId } from '#shared/forms/element-ids.ts';
import { maxBodyBytes } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import {
  bookingPath,
  localizedPath,
  myDataExportPath,
  myDataFormPaths,
  myDataPath,
  myDataResultPaths,
  paths,
} from '#shared/paths.ts';
import { bookingToken } from '../../bookings/find.ts';
import { database } from '../../db/client.ts';
import { dataLinkExists } from '../../db/data-links.ts';
import type { Bindings } from '../../env.ts';
import { enforceRateLimit } from '../../http/client.ts';
import { withoutScript } from '../../http/form-page.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { limitTo } from '../../http/limit-body.ts';
import { filledPage } from '../../http/pages.ts';
import { refuse } from '../../http/plain-form.ts';
import { type FormValues, readForm } from '../../http/read-form.ts';
import { sameOrigin } from '../../http/security.ts';
import { texts } from '../../http/texts.ts';
import { requireTokenPage, tokenOf } from '../../http/token-page.ts';
import { deliverNow } from '../../mail/delivery.ts';
import { subscribe } from '../../newsletter/subscribe.ts';
import { unsubscribeByToken } from '../../newsletter/unsubscribe.ts';
import { eraseConversation } from '../../whatsapp/erase.ts';
import { erasePersonalData } from '../personal-data/erase.ts';
import { subscribersWith } from '../personal-data/store.ts';
import { conversationOf, ownConversationFile } from './conversation.ts';
import { conversationView } from './conversation-view.tsx';
import { type MailboxLink, openLink, type PersonLink } from './link.ts';
import { myDataOf } from './load.ts';
import { ownFile, withdrawApplication, withdrawConsent } from './own-records.ts';
import { askingForm } from './routes.ts';
import { dataView } from './view.tsx';

export const myDataPages = new Hono<HonoEnv>()
  .use(`${paths.myData}/*`, limitTo(maxBodyBytes), sameOrigin)
  .get(paths.myData, async (c) => {
    const token = c.req.query('token');
    if (token === undefined) return askingPage(c);
    const link = await openLink(c.env, token);
    if (!link) return expiredPage(c);
    return 'person' in link ? conversationPage(c, link) : dataPage(c, link);
  })
  .get(myDataExportPath, async (c) => {
    const link = await openLink(c.env, tokenOf(c));
    if (!link) return expiredPage(c);
    const data = 'person' in link ? await conversationOf(c.env, link.person) : await myDataOf(c.env, link.email);
    return c.json(data, 200, {
      'content-disposition': 'attachment; filename="my-data.json"',
      'x-robots-tag': 'noindex',
    });
  })
  .post(myDataFormPaths.newsletter, async (c) => {
    const { link, values } = await readLinkForm(c);
    if (!link || 'person' in link) return expiredPage(c);
    const { subscribe } = values;
    if (subscribe === 'yes' || subscribe === 'no') await switchNewsletter(c, link.email, subscribe === 'yes');
    return c.redirect(localized(c, `${myDataPath(link.token)}#newsletter`), 303);
  })
  .get(`${paths.myData}/files/:id`, async (c) => {
    const link = await openLink(c.env, tokenOf(c));
    if (!link) return expiredPage(c);
    const id = c.req.param('id');
    const file = 'person' in link ? ownConversationFile(c.env, id, link.person) : ownFile(c.env, id, link.email);
    return (await file) ?? expiredPage(c);
  })
  .post(myDataFormPaths.withdraw, async (c) => {
    const { link, values } = await readLinkForm(c);
    if (!link || 'person' in link) return expiredPage(c);
    const mailIds = await withdrawApplication(c.env, values.id ?? '', link.email);
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return c.redirect(localized(c, `${myDataPath(link.token)}#submissions`), 303);
  })
  .post(myDataFormPaths.keep, async (c) => {
    const { link, values } = await readLinkForm(c);
    if (!link || 'person' in link) return expiredPage(c);
    await withdrawConsent(c.env, values.id ?? '', link.email);
    return c.redirect(localized(c, `${myDataPath(link.token)}#submissions`), 303);
  })
  .post(myDataFormPaths.erase, async (c) => {
    const { link, values } = await readLinkForm(c);
    if (!link) return expiredPage(c);
    if ('person' in link) {
      const erased = await eraseConversation(c.env, link.person, 'owner', dataLinkExists(link.id));
      return erased ? c.redirect(localized(c, myDataResultPaths.conversationErased), 303) : expiredPage(c);
    }
    const typed = values.email?.trim() ?? '';
    if (asciiAddress(typed).toLowerCase() !== link.email.toLowerCase()) return dataPage(c, link, typed);
    const erased = await erasePersonalData(c.env, link.email, 'owner', dataLinkExists(link.id));
    return erased ? c.redirect(localized(c, myDataResultPaths.erased), 303) : expiredPage(c);
  })
  .onError((error, c) => refuse(c, askingForm, {}, error));

async function readLinkForm(
  c: Context<HonoEnv>,
): Promise<{ link: MailboxLink | PersonLink | undefined; values: FormValues }> {
  const values = await readForm(c.req.raw);
  await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
  return { link: await openLink(c.env, values.token ?? ''), values };
}

async function askingPage(c: Context<HonoEnv>): Promise<Response> {
  const page = await c.env.ASSETS.fetch(c.req.raw);
  return new Response(page.body, page);
}

async function dataPage(c: Context<HonoEnv>, link: MailboxLink, wrongAddress?: string): Promise<Response> {
  const failed = wrongAddress !== undefined;
  const locale = c.get('locale');
  const data = await myDataOf(c.env, link.email);
  const bookingLinks = await bookingLinksOf(c.env, data.bookings, locale);
  const content = await dataView(locale, { data, link, bookingLinks, wrongAddress });
  const page = await requireTokenPage(c, paths.myData, link.token, failed ? 422 : 200);
  return filledPage(page, {
    id: myDataElementId,
    content,
    ...(failed && { titlePrefix: texts[locale].formProblems.titlePrefix }),
  });
}

async function conversationPage(c: Context<HonoEnv>, link: PersonLink): Promise<Response> {
  const data = await conversationOf(c.env, link.person);
  const content = await conversationView(c.get('locale'), { data, link });
  return filledPage(await requireTokenPage(c, paths.myData, link.token), { id: myDataElementId, content });
}

async function expiredPage(c: Context<HonoEnv>): Promise<Response> {
  // The script is removed, because the app would take the URL for the page that asks.
  return withoutScript(await requireTokenPage(c, myDataResultPaths.expired, '', 404));
}

function localized(c: Context<HonoEnv>, path: string): string {
  return localizedPath(path, c.get('locale'));
}

async function bookingLinksOf(
  env: Bindings,
  bookings: BookingRecord[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const link = async (id: string) => localizedPath(bookingPath(await bookingToken(env, id)), locale);
  return new Map(await Promise.all(bookings.map(async ({ id }) => [id, await link(id)] as const)));
}

const source = 'my_data';

async function switchNewsletter(c: Context<HonoEnv>, email: string, on: boolean): Promise<void> {
  const subscribers = await subscribersWith(database(c.env), email);
  if (on) {
    const { mailIds } = await subscribe(
      c.env,
      { email: subscribers[0]?.email ?? email, source, locale: c.get('locale') },
      { isOwner: true },
    );
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return;
  }
  for (const { token } of subscribers) await unsubscribeByToken(c, token, source);
}
