import { type Context, Hono } from 'hono';
import { DeclineRequest, NoteRequest, ReplyRequest } from '../../src-shared/contracts/inbox.ts';
import { undoDuration } from '../../src-shared/limits.ts';
import { defaultLocale, isLocale } from '../../src-shared/locales.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { limitLetter, readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { readForm } from '../http/read-form.ts';
import { sandboxedHtml } from '../http/sandboxed-html.ts';
import { deliverNow } from '../mail/delivery.ts';
import { declineApplications } from './hiring/decline.ts';
import { renderReply } from './mails.tsx';
import { addNote, deleteDraft, noteDraft } from './notes.ts';
import { sendReply, undoReply } from './reply.ts';

export const adminConversation = new Hono<HonoEnv>()
  .use('/submissions/:id/replies/preview', limitLetter)
  .post('/submissions/decline', async (c) => {
    const { ids } = await readJson(c, DeclineRequest);
    const { declined, skipped, mailIds } = await declineApplications(c.env, ids, staffEmailOf(c));
    if (mailIds.length > 0) c.executionCtx.waitUntil(deliverWhenDue(c.env, mailIds));
    return c.json({ declined, skipped }, 202);
  })
  .post('/submissions/:id/notes', async (c) => {
    const entry = await addNote(c.env, idOf(c), await readJson(c, NoteRequest), staffEmailOf(c));
    return c.json({ entry }, 201);
  })
  .post('/submissions/:id/replies', async (c) => {
    const request = await readJson(c, ReplyRequest);
    const { created, ...reply } = await sendReply(c.env, idOf(c), request, staffEmailOf(c));
    if (created) c.executionCtx.waitUntil(deliverWhenDue(c.env, [reply.entry.id]));
    return c.json(reply, 202);
  })
  // A form post, so that a sandboxed frame can be its target without JavaScript.
  .post('/submissions/:id/replies/preview', async (c) => {
    const { subject = '', text = '', locale } = await readForm(c.req.raw);
    const { html } = await renderReply(c.env, { subject, text, locale: isLocale(locale) ? locale : defaultLocale });
    return sandboxedHtml(html);
  })
  .delete('/submissions/:id/replies/:entryId', async (c) => {
    const submission = await undoReply(c.env, idOf(c), c.req.param('entryId').toLowerCase(), staffEmailOf(c));
    return c.json({ submission });
  })
  .put('/submissions/:id/draft', async (c) => {
    await noteDraft(c.env, idOf(c), staffEmailOf(c));
    return c.body(null, 204);
  })
  .delete('/submissions/:id/draft', async (c) => {
    await deleteDraft(database(c.env), idOf(c), staffEmailOf(c));
    return c.body(null, 204);
  });

async function deliverWhenDue(env: Bindings, mailIds: string[]): Promise<void> {
  await scheduler.wait(undoDuration);
  await deliverNow(env, mailIds);
}

function idOf(c: Context): string {
  return (c.req.param('id') ?? '').toLowerCase();
}

function staffEmailOf(c: Context<HonoEnv>): string {
  return c.get('staffEmail').toLowerCase();
}
