import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { keepElementId } from '#shared/forms/element-ids.ts';
import { maxBodyBytes } from '#shared/limits.ts';
import { keepPath, localizedPath, paths } from '#shared/paths.ts';
import { gulfDate } from '#shared/time/days.ts';
import { database } from '../../db/client.ts';
import { idOfToken } from '../../db/keys.ts';
import { enforceRateLimit } from '../../http/client.ts';
import { answerInLocaleOf, type HonoEnv } from '../../http/hono-env.ts';
import { limitTo } from '../../http/limit-body.ts';
import { filledPage } from '../../http/pages.ts';
import { readForm } from '../../http/read-form.ts';
import { sameOrigin } from '../../http/security.ts';
import { refusedTokenPage, requireTokenPage, tokenOf } from '../../http/token-page.ts';
import { selectSubmission } from '../../submissions/store.ts';
import { answerKeep } from './keep.ts';
import { failureView, type KeepPage, keepView } from './keep-view.tsx';

/** A GET answers nothing, because mail scanners also open the links in emails. */
export const keepPages = new Hono<HonoEnv>()
  .use(paths.keepApplication, limitTo(maxBodyBytes), sameOrigin)
  .get(paths.keepApplication, (c) => keepPage(c, tokenOf(c)))
  .post(paths.keepApplication, async (c) => {
    const { token = '', answer, ...values } = await readForm(c.req.raw);
    answerInLocaleOf(c, values);
    try {
      await enforceRateLimit(c, 'SUBMISSION_LIMIT');
      const id = await idOfToken(c.env, 'kept_applications', token);
      if (id === undefined) return await keepPage(c, '');
      if (answer === 'yes' || answer === 'no') await answerKeep(c.env, sql`id = ${id}`, answer === 'yes');
      return c.redirect(localizedPath(keepPath(token), c.get('locale')), 303);
    } catch (error) {
      return refusedPage(c, error, token);
    }
  })
  .onError((error, c) => refusedPage(c, error, tokenOf(c)));

async function keepPage(c: Context<HonoEnv>, token: string): Promise<Response> {
  const page = await openPage(c, token);
  if (!page) return requireTokenPage(c, paths.keepApplication, '', 404);
  const content = await keepView(c.get('locale'), page);
  return filledPage(await requireTokenPage(c, paths.keepApplication, token), { id: keepElementId, content });
}

async function openPage(c: Context<HonoEnv>, token: string): Promise<KeepPage | undefined> {
  const id = await idOfToken(c.env, 'kept_applications', token);
  const row = id === undefined ? undefined : await selectSubmission(database(c.env), id).get();
  if (!row?.keepUntil) return undefined;
  const { keepUntil, keepAgreedAt, withdrawnAt, additionalData } = row;
  const isOver = keepUntil < gulfDate() || withdrawnAt !== null;
  const state = isOver ? 'over' : keepAgreedAt ? 'agreed' : 'asked';
  return { token, state, until: keepUntil, position: additionalData.position ?? '' };
}

function refusedPage(c: Context<HonoEnv>, error: unknown, token: string): Promise<Response> {
  return refusedTokenPage(c, error, {
    path: paths.keepApplication,
    id: keepElementId,
    token,
    contentOf: (_problem, sentence) => failureView(c.get('locale'), sentence, token),
  });
}
