import { type Context, Hono } from 'hono';
import { deckElementId } from '#shared/forms/element-ids.ts';
import { deckLink, maxBodyBytes } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { database } from '../db/client.ts';
import { idOfToken } from '../db/keys.ts';
import type { Bindings } from '../env.ts';
import { enforceRateLimit } from '../http/client.ts';
import { asDownload, fileResponse } from '../http/file-response.ts';
import { answerInLocaleOf, type HonoEnv } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { filledPage } from '../http/pages.ts';
import { ProblemError, unavailable } from '../http/problem.ts';
import { readForm } from '../http/read-form.ts';
import { sameOrigin } from '../http/security.ts';
import { refusedTokenPage, requireTokenPage, tokenOf } from '../http/token-page.ts';
import { countDownload, selectDeck, selectRequest } from './store.ts';
import { deckView, failureView, type OpenDeck } from './view.tsx';

/** A GET counts nothing, because mail scanners also open the links in emails. */
export const deckPages = new Hono<HonoEnv>()
  .use(paths.deck, limitTo(maxBodyBytes), sameOrigin)
  .get(paths.deck, (c) => deckPage(c, tokenOf(c)))
  .post(paths.deck, async (c) => {
    const values = await readForm(c.req.raw);
    answerInLocaleOf(c, values);
    const token = values.token ?? '';
    try {
      await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
      return (await download(c.env, token)) ?? (await deckPage(c, token));
    } catch (error) {
      return refusedPage(c, error, token);
    }
  })
  .onError((error, c) => refusedPage(c, error, tokenOf(c)));

async function deckPage(c: Context<HonoEnv>, token: string): Promise<Response> {
  const open = await openDeck(c.env, token);
  if (!open) return requireTokenPage(c, paths.deck, '', 404);
  const content = await deckView(c.get('locale'), open);
  const page = await requireTokenPage(c, paths.deck, token, open.state === 'open' ? 200 : 410);
  return filledPage(page, { id: deckElementId, content });
}

async function openDeck(env: Bindings, token: string): Promise<OpenDeck | undefined> {
  const id = await idOfToken(env, 'deck_requests', token);
  if (id === undefined) return undefined;
  const db = database(env);
  const [[request], [deck]] = await db.batch([selectRequest(db, id), selectDeck(db)]);
  // Only links with an expiry are emailed.
  if (!request?.expiresAt) return undefined;
  const { downloads, expiresAt } = request;
  const isExpired = expiresAt <= new Date().toISOString();
  const isUsed = downloads >= deckLink.downloads;
  const state = isExpired ? 'expired' : isUsed ? 'used' : deck ? 'open' : 'missing';
  return { token, state, expiresAt };
}

/** Undefined if the page must explain why there is no file. */
async function download(env: Bindings, token: string): Promise<Response | undefined> {
  const id = await idOfToken(env, 'deck_requests', token);
  const db = database(env);
  const deck = await selectDeck(db).get();
  if (id === undefined || !deck) return undefined;
  if (!env.FILES) throw new ProblemError('not_configured', { cause: 'There is no bucket FILES' });
  const object = await env.FILES.get(deck.key).catch(unavailable);
  if (!object) throw new ProblemError('unavailable', { cause: 'The file of the deck is gone' });
  const [counted] = await countDownload(db, id, new Date().toISOString());
  if (counted) return fileResponse(object, { name: deck.name, type: 'application/pdf', ...asDownload });
  await object.body.cancel();
  return undefined;
}

function refusedPage(c: Context<HonoEnv>, error: unknown, token: string): Promise<Response> {
  return refusedTokenPage(c, error, {
    path: paths.deck,
    id: deckElementId,
    token,
    contentOf: (_problem, sentence) => failureView(c.get('locale'), sentence, token),
  });
}
