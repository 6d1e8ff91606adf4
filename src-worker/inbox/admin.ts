import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { LeadRequest, SubmissionChange, SubmissionChanges, SubmissionFilters } from '#shared/contracts/inbox.ts';
import { additionalFields } from '#shared/forms/fields.ts';
import { submissionTypes } from '#shared/forms/options.ts';
import { maxChanges } from '#shared/limits.ts';
import { formRoles } from '#shared/roles.ts';
import { listMessages, submissionMessages } from '#shared/staff-texts/messages.ts';
import { gulfTime } from '#shared/time/days.ts';
import { isOfTypes, requireTypes, requireVisible, requireVisibleSubmission, visibleTypes } from '../auth/records.ts';
import { requireRole } from '../auth/roles.ts';
import { auditExport } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import type { Bindings } from '../env.ts';
import { parse, readJson } from '../http/body.ts';
import { csvDownload } from '../http/csv.ts';
import { type HonoEnv, idOf, staffEmailOf } from '../http/hono-env.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { sameOriginRead } from '../http/security.ts';
import { deliverNow } from '../mail/delivery.ts';
import { enterLead } from '../submissions/enter.ts';
import { selectSubmission } from '../submissions/store.ts';
import { changeSubmissions } from './changes.ts';
import { correctionOf } from './correct-contact.ts';
import { submissionDetail } from './detail.ts';
import {
  assigneeOf,
  declineOf,
  exportSubmissions,
  listPosition,
  listSubmissions,
  type SubmissionFilter,
  verdictsOf,
} from './list.ts';
import { noSuchSubmission } from './notes.ts';
import { withPreviews } from './row-previews.ts';
import { staffSubmissionOf } from './store.ts';

type Row = Awaited<ReturnType<typeof listSubmissions>>[number];

const ListQuery = pageQuery(10, SubmissionFilters.shape);

const Ids = z
  .string()
  .toLowerCase()
  .transform((ids) => ids.split(','))
  .pipe(z.array(z.uuid(listMessages.ids)).max(maxChanges, listMessages.ids));
const ExportQuery = SubmissionFilters.extend({ ids: Ids.optional() });

const csvColumns = [
  'id',
  'form_type',
  'status',
  'submitted_at',
  'first_name',
  'last_name',
  'email',
  'company',
  'phone',
  'message',
] as const;
const sourceColumns = ['referrer', 'source', 'medium', 'campaign', 'landing'] as const;
const additionalColumns = [...new Set(submissionTypes.flatMap(additionalFields))];

export const adminSubmissions = new Hono<HonoEnv>()
  .get('/', requireRole(...formRoles), async (c) => {
    const { limit, cursor, ...query } = parse(ListQuery, c.req.query());
    const filter = await filterOf(c, query);
    const rows = await listSubmissions(database(c.env), filter, limit + 1, cursor);
    const { items, nextCursor } = pageOf(
      rows,
      limit,
      (row) => listPosition(filter, row),
      (row) => row,
    );
    return reply<'GET /api/admin/submissions'>(c, { items: withPreviews(items, query.q), nextCursor });
  })
  .post('/', requireRole(...formRoles), async (c) => {
    const lead = await readJson(c, LeadRequest);
    await requireTypes(c, [lead.formType]);
    const { row, created, mailIds } = await enterLead(c.env, lead, staffEmailOf(c));
    deliverAfter(c, mailIds);
    return reply<'POST /api/admin/submissions'>(c, { submission: staffSubmissionOf(row) }, created ? 201 : 200);
  })
  .post('/changes', requireRole(...formRoles), async (c) => {
    const { changes } = await readJson(c, SubmissionChanges);
    await requireVisible(c, inJson(changes.map(({ id }) => id)));
    const { changed, unchanged, mailIds } = await changeSubmissions(c.env, changes, staffEmailOf(c));
    deliverAfter(c, mailIds);
    return reply<'POST /api/admin/submissions/changes'>(c, { changed, unchanged });
  })
  .get('/:id', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    const detail = await submissionDetail(c.env, idOf(c), staffEmailOf(c), isOfTypes(visibleTypes(c)));
    if (!detail) throw noSuchSubmission();
    return reply<'GET /api/admin/submissions/:id'>(c, detail);
  })
  .patch('/:id', requireRole(...formRoles), requireVisibleSubmission, async (c) => {
    const change = await readJson(c, SubmissionChange);
    const id = idOf(c);
    const by = staffEmailOf(c);
    const correction = await correctionOf(database(c.env), id, change);
    const { changed, unchanged, mailIds } = await changeSubmissions(c.env, [{ id, ...change }], by, correction);
    deliverAfter(c, mailIds);
    const isRefused = unchanged.length > 0 || correction !== undefined;
    const submission = changed[0]?.submission ?? (await current(c.env, id, change, isRefused));
    return reply<'PATCH /api/admin/submissions/:id'>(c, { submission });
  });

export const adminSubmissionsExport = new Hono<HonoEnv>().get(
  '/',
  requireRole(...formRoles),
  sameOriginRead,
  async (c) => {
    const query = parse(ExportQuery, c.req.query());
    const filter = await filterOf(c, query);
    await auditExport(database(c.env), 'submissions', query, staffEmailOf(c));
    return csvDownload({
      fileName: 'submissions.csv',
      columns: [
        ...csvColumns,
        ...additionalColumns,
        ...[
          'sent_from',
          'locale',
          'assignee',
          'stage',
          'submitted_at_gulf',
          'demo_at_gulf',
          'demo_status',
          'entered_by',
        ],
        ...sourceColumns.map((name) => `source_${name}`),
        ...['stage_since_gulf', 'decline_reason', 'decline_details', 'recommendations', 'kept_until'],
      ],
      cellsOf,
      list: (count, after) => exportSubmissions(database(c.env), filter, count, after),
      positionOf: (row) => listPosition({ nextStep: filter.nextStep, kept: filter.kept, q: filter.q }, row),
    });
  },
);

function deliverAfter(c: Context<HonoEnv>, mailIds: string[]): void {
  if (mailIds.length > 0) c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
}

async function current(env: Bindings, id: string, { stage }: SubmissionChange, refused: boolean) {
  const row = await selectSubmission(database(env), id).get();
  if (!row) throw noSuchSubmission();
  if (stage && row.formType !== 'career') {
    throw new ProblemError('validation_failed', {
      errors: [{ path: 'stage', message: submissionMessages.stageOfCareerOnly }],
    });
  }
  if (refused) throw new ProblemError('status_changed');
  return staffSubmissionOf(row);
}

async function filterOf(
  c: Context<HonoEnv>,
  { assignee, open, waiting, unanswered, needsReply, snoozed, nextStep, kept, ...filter }: z.infer<typeof ExportQuery>,
): Promise<SubmissionFilter> {
  const types = visibleTypes(c);
  if (filter.formType) await requireTypes(c, [filter.formType]);
  return {
    ...filter,
    types,
    // A single form type has an index of its own.
    formType: filter.formType ?? (types.length === 1 ? types[0] : undefined),
    assignee: assigneeOf(assignee, staffEmailOf(c)),
    open: open === 'true',
    waiting: waiting === 'true',
    unanswered: unanswered === 'true',
    needsReply: needsReply === 'true',
    snoozed: snoozed === 'true',
    nextStep: nextStep === 'true',
    kept: kept === 'true',
  };
}

function cellsOf(row: Row) {
  const submission = staffSubmissionOf(row);
  const data = submission.additional_data;
  const decline = declineOf(row);
  return [
    ...csvColumns.map((column) => submission[column]),
    ...additionalColumns.map((name) => data[name]),
    ...[
      row.chatSessionId && 'chat',
      row.locale,
      row.assignee,
      row.stage,
      gulfTime(row.submittedAt),
      row.demoAt && gulfTime(row.demoAt),
      row.demoStatus,
      row.enteredBy,
    ],
    ...sourceColumns.map((name) => submission.source?.[name]),
    row.stageSince && gulfTime(row.stageSince),
    decline?.reason,
    decline?.text,
    Object.entries(verdictsOf(row))
      .map((recommendation) => recommendation.join(': '))
      .join('; '),
    row.keepAgreedAt && row.keepUntil,
  ];
}
