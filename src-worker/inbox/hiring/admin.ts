import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { BoardFilters, type StageColumn } from '#shared/contracts/inbox.ts';
import { type Stage, stages } from '#shared/inbox/stages.ts';
import { formRoles } from '#shared/roles.ts';
import { fileMessages } from '#shared/staff-texts/messages.ts';
import { PeriodQuery } from '../../analytics/period-query.ts';
import { requireVisibleRecord } from '../../auth/records.ts';
import { requireRole } from '../../auth/roles.ts';
import { audit } from '../../db/audit.ts';
import { database } from '../../db/client.ts';
import { selectCurrentCounts, sumOf } from '../../db/counters.ts';
import { keptDays, submissionPurgeDate } from '../../db/purge-dates.ts';
import type { attachments } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { configOf } from '../../env.ts';
import { parse } from '../../http/body.ts';
import { asDownload, fileResponse } from '../../http/file-response.ts';
import { type HonoEnv, staffEmailOf } from '../../http/hono-env.ts';
import { pageOf, pageQuery } from '../../http/paging.ts';
import { ProblemError, unavailable } from '../../http/problem.ts';
import { reply } from '../../http/reply.ts';
import { sameOriginRead } from '../../http/security.ts';
import { selectAttachment } from '../../submissions/files/store.ts';
import { removeFile } from '../added-files.ts';
import { assigneeOf, declineOf, listPosition, listSubmissions, verdictsOf } from '../list.ts';
import { staffSubmissionOf } from '../store.ts';
import { loadHiringFigures } from './figures.ts';

const cards = 15;

const BoardQuery = pageQuery(cards, BoardFilters.shape);

export const adminApplications = new Hono<HonoEnv>()
  .get('/', requireRole('recruiting'), async (c) => {
    const { position, assignee: assigneeText, q, stage, limit, cursor } = parse(BoardQuery, c.req.query());
    const assignee = assigneeOf(assigneeText, staffEmailOf(c));
    const db = database(c.env);
    const shown = stage ? [stage] : stages;
    const column = (stage: Stage) => {
      const filter = { types: ['career'], formType: 'career', stage, position, assignee, q } as const;
      return listSubmissions(db, filter, limit + 1, cursor);
    };
    const {
      counters: [current],
      lists,
    } = await transaction(db, { counters: selectCurrentCounts(db), lists: shown.map(column) });
    const kept = keptDays(configOf(c.env));
    const cardOf = (row: Awaited<ReturnType<typeof listSubmissions>>[number]) => ({
      ...staffSubmissionOf(row),
      purge_at: submissionPurgeDate(kept, row),
      verdicts: Object.values(verdictsOf(row)),
      decline: declineOf(row),
    });
    const columns = shown.map((stage, i): StageColumn => {
      const page = pageOf(lists[i] ?? [], limit, (row) => listPosition({}, row), cardOf);
      // The counters know no assignee and no words.
      const isCounted = q === undefined && assignee === undefined;
      return {
        stage,
        count: isCounted ? sumOf(current?.counts, 'stage', stage, position) : page.items.length,
        ...page,
      };
    });
    return reply<'GET /api/admin/applications'>(c, { stages: columns });
  })
  .get('/figures', requireRole('recruiting'), async (c) =>
    reply<'GET /api/admin/applications/figures'>(
      c,
      await loadHiringFigures(database(c.env), parse(PeriodQuery, c.req.query())),
    ),
  );

const download = { action: 'attachment_downloaded', ...asDownload } as const;

/** Browsers show no PDF in a sandbox: their viewer has its own, and needs its styles and itself as a plugin. */
const view = {
  action: 'attachment_viewed',
  disposition: 'inline',
  policy: "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
} as const;

const requireVisibleFile = requireVisibleRecord((id) => sql`(SELECT submission_id FROM attachments WHERE id = ${id})`);

export const adminAttachments = new Hono<HonoEnv>()
  .get('/:id', requireRole(...formRoles), requireVisibleFile, sameOriginRead, async (c) =>
    sendFile(c, await requireAttachment(c), download),
  )
  .get('/:id/view', requireRole(...formRoles), requireVisibleFile, sameOriginRead, async (c) => {
    const attachment = await requireAttachment(c);
    // The type is that of the content, whatever the sender declared.
    if (attachment.type !== 'application/pdf' || attachment.suspicious) {
      throw new ProblemError('not_found', { detail: fileMessages.downloadOnly });
    }
    return sendFile(c, attachment, view);
  })
  .delete('/:id', requireRole(...formRoles), requireVisibleFile, async (c) => {
    await removeFile(c.env, c.req.param('id'), staffEmailOf(c));
    return c.body(null, 204);
  });

async function requireAttachment(c: Context<HonoEnv>): Promise<typeof attachments.$inferSelect> {
  const attachment = await selectAttachment(database(c.env), c.req.param('id') ?? '').get();
  if (!attachment) throw noSuchFile();
  return attachment;
}

async function sendFile(
  c: Context<HonoEnv>,
  { id, key, name, type }: typeof attachments.$inferSelect,
  { action, disposition, policy }: typeof download | typeof view,
): Promise<Response> {
  const object = await c.env.FILES?.get(key).catch(unavailable);
  if (!object) throw noSuchFile();
  const at = new Date().toISOString();
  // The audit entry comes first, so that nothing is read unrecorded.
  await audit(database(c.env), { action, detail: id, by: c.get('staffEmail'), at });
  return fileResponse(object, { name, type, disposition, policy });
}

function noSuchFile(): ProblemError {
  return new ProblemError('not_found', { detail: fileMessages.missing });
}
