import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  NoteCorrection,
  NoteRequest,
  ReplyDraftChange,
  ReplyRequest,
  SameRequest,
} from '#shared/contracts/conversation.ts';
import {
  DeclinePreviewRequest,
  DeclineRequest,
  DeclineUndoRequest,
  KeepRequest,
  RecommendationRequest,
} from '#shared/contracts/hiring.ts';
import { maxConversationFiles, maxNewsletterBodyBytes } from '#shared/limits.ts';
import { defaultLocale, isLocale } from '#shared/locales.ts';
import { formRoles } from '#shared/roles.ts';
import { fileMessages } from '#shared/staff-texts/messages.ts';
import { requireVisible, requireVisibleRecord, requireVisibleSubmission } from '../auth/records.ts';
import { requireRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { parse, parseJson, readJson } from '../http/body.ts';
import { type HonoEnv, idOf, staffEmailOf } from '../http/hono-env.ts';
import { limitFiles, limitTo } from '../http/limit-body.ts';
import { ProblemError } from '../http/problem.ts';
import { mediaTypeOf, multipart, readFields, readForm } from '../http/read-form.ts';
import { reply } from '../http/reply.ts';
import { previewHtml } from '../http/sandboxed-html.ts';
import { deliverAfterUndo, deliverNow } from '../mail/delivery.ts';
import type { Upload } from '../submissions/files/check-cv.ts';
import { addFile } from './added-files.ts';
import { deleteDraft, saveDraft } from './drafts.ts';
import { checkFiles } from './files.ts';
import { declineApplications, previewDecline } from './hiring/decline.ts';
import { askToKeep } from './hiring/keep.ts';
import { recommend, withdrawRecommendation } from './hiring/recommendations.ts';
import { renderReply } from './mails.tsx';
import { addNote, changeNote } from './notes.ts';
import { sendReply, undoReplies, undoReply } from './reply.ts';
import { markSame, unmarkSame } from './same-person.ts';
import { entryOf } from './store.ts';

/** The limit leaves room for the boundaries of the form. */
const limitReply = limitFiles(
  limitTo(maxConversationFiles.bytes + 128 * 1024, () => {
    throw new ProblemError('validation_failed', { errors: [{ path: 'files', message: fileMessages.tooLarge }] });
  }),
);

const requireVisibleNote = requireVisibleRecord(
  (id) => sql`(SELECT submission_id FROM conversation_entries WHERE id = ${id.toLowerCase()})`,
);

export const adminConversation = new Hono<HonoEnv>()
  .put('/:id/same', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    const { as } = await readJson(c, SameRequest);
    await requireVisible(c, inJson([as]));
    await markSame(c.env, idOf(c), as, staffEmailOf(c));
    return c.body(null, 204);
  })
  .delete('/:id/same', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    await unmarkSame(c.env, idOf(c), staffEmailOf(c));
    return c.body(null, 204);
  })
  .post('/decline', requireRole(...formRoles), async (c) => {
    const { ids, decline } = await readJson(c, DeclineRequest);
    await requireVisible(c, inJson(ids));
    const result = await declineApplications(c.env, ids, decline, staffEmailOf(c));
    if (result.replies.length > 0) c.executionCtx.waitUntil(deliverAfterUndo(c.env, result.replies));
    return reply<'POST /api/admin/submissions/decline'>(c, result, 202);
  })
  .post('/decline/preview', requireRole(...formRoles), async (c) => {
    const { ids } = await readJson(c, DeclinePreviewRequest);
    await requireVisible(c, inJson(ids));
    return reply<'POST /api/admin/submissions/decline/preview'>(c, { letters: await previewDecline(c.env, ids) });
  })
  .post('/decline/undo', requireRole(...formRoles), async (c) => {
    const { replies } = await readJson(c, DeclineUndoRequest);
    await requireVisible(c, sql`(SELECT submission_id FROM conversation_entries WHERE id IN ${inJson(replies)})`);
    return reply<'POST /api/admin/submissions/decline/undo'>(c, {
      restored: await undoReplies(c.env, replies, staffEmailOf(c)),
    });
  })
  .put('/:id/recommendation', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    const recommendation = await recommend(c.env, idOf(c), await readJson(c, RecommendationRequest), staffEmailOf(c));
    return reply<'PUT /api/admin/submissions/:id/recommendation'>(c, { recommendation });
  })
  .delete('/:id/recommendation', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    await withdrawRecommendation(c.env, idOf(c), staffEmailOf(c));
    return c.body(null, 204);
  })
  .post('/:id/keep', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    const { months } = await readJson(c, KeepRequest);
    const { keep, mailId } = await askToKeep(c.env, idOf(c), months, staffEmailOf(c));
    c.executionCtx.waitUntil(deliverNow(c.env, [mailId]));
    return reply<'POST /api/admin/submissions/:id/keep'>(c, { keep }, 202);
  })
  .post('/:id/notes', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    const { entry, mails } = await addNote(c.env, idOf(c), await readJson(c, NoteRequest), staffEmailOf(c));
    if (mails.length > 0) {
      const ids = mails.map(({ id }) => id);
      c.executionCtx.waitUntil(deliverNow(c.env, ids));
    }
    return reply<'POST /api/admin/submissions/:id/notes'>(c, { entry, told: mails.map(({ to }) => to) }, 201);
  })
  .post('/:id/replies', requireRole(...formRoles), requireVisibleSubmission, limitReply, async (c) => {
    const { request, files } = await readReply(c);
    const { created, ...sent } = await sendReply(c.env, idOf(c), request, staffEmailOf(c), files);
    if (created && !request.sendAt) c.executionCtx.waitUntil(deliverAfterUndo(c.env, [sent.entry.id]));
    return reply<'POST /api/admin/submissions/:id/replies'>(c, sent, 202);
  })
  // A form post, because a sandboxed frame can be its target without JavaScript.
  .post(
    '/:id/replies/preview',
    requireRole(...formRoles),
    requireVisibleSubmission,
    limitTo(maxNewsletterBodyBytes),
    async (c) => {
      const { subject = '', text = '', locale } = await readForm(c.req.raw);
      const { html } = await renderReply(c.env, { subject, text, locale: isLocale(locale) ? locale : defaultLocale });
      return previewHtml(html);
    },
  )
  .post('/:id/files', requireRole(...formRoles), requireVisibleSubmission, limitReply, async (c) => {
    const [upload] = await readFiles(await readFields(c.req.raw));
    if (!upload)
      throw new ProblemError('validation_failed', { errors: [{ path: 'file', message: fileMessages.none }] });
    const { file, created } = await addFile(c.env, idOf(c), upload, staffEmailOf(c));
    return reply<'POST /api/admin/submissions/:id/files'>(c, { file }, created ? 201 : 200);
  })
  .delete('/:id/replies/:entryId', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    const submission = await undoReply(c.env, idOf(c), c.req.param('entryId').toLowerCase(), staffEmailOf(c));
    return reply<'DELETE /api/admin/submissions/:id/replies/:entryId'>(c, { submission });
  })
  .put('/:id/draft', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    return reply<'PUT /api/admin/submissions/:id/draft'>(c, {
      draft: await saveDraft(c.env, idOf(c), await readJson(c, ReplyDraftChange), staffEmailOf(c)),
    });
  })
  .delete('/:id/draft', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    await deleteDraft(database(c.env), idOf(c), staffEmailOf(c));
    return c.body(null, 204);
  });

export const adminNotes = new Hono<HonoEnv>()
  .put('/:id', requireRole(...formRoles), requireVisibleNote, async (c) => {
    const { text } = await readJson(c, NoteCorrection);
    return reply<'PUT /api/admin/notes/:id'>(c, {
      entry: entryOf(await changeNote(c.env, idOf(c), text, staffEmailOf(c))),
    });
  })
  .delete('/:id', requireRole(...formRoles), requireVisibleNote, async (c) => {
    await changeNote(c.env, idOf(c), null, staffEmailOf(c));
    return c.body(null, 204);
  });

async function readReply(c: Context<HonoEnv>): Promise<{ request: ReplyRequest; files: Upload[] }> {
  if (mediaTypeOf(c.req.raw) !== multipart) return { request: await readJson(c, ReplyRequest), files: [] };
  const form = await readFields(c.req.raw);
  const request = parse(ReplyRequest, parseJson(String(form.get('reply') ?? '')));
  return { request, files: await readFiles(form) };
}

async function readFiles(form: FormData): Promise<Upload[]> {
  const attached = form.getAll('file').filter((file) => typeof file !== 'string');
  const files = await Promise.all(
    attached.map(async (file) => ({ name: file.name, type: file.type, content: await file.bytes() })),
  );
  const uploads = checkFiles(files);
  const refused = files.find((_, i) => !uploads[i]);
  if (refused) {
    throw new ProblemError('validation_failed', {
      errors: [{ path: 'files', message: fileMessages.refused(refused.name) }],
    });
  }
  return uploads.filter((upload) => upload !== undefined);
}
