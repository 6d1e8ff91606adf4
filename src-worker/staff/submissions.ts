import { Hono } from 'hono';
import * as z from 'zod';
import { StatusChange } from '../../src-shared/contracts/staff.ts';
import { submissionStatuses } from '../../src-shared/contracts/submissions.ts';
import { formTypes } from '../../src-shared/forms.ts';
import type { HonoEnv } from '../app.ts';
import { type Database, database } from '../db/client.ts';
import { parse, readJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { submissionOf } from '../submissions/record.ts';
import { selectSubmission } from '../submissions/store.ts';
import { csvDownload, csvLine } from './csv.ts';
import { type Position, pageOf, pageQuery } from './paging.ts';
import { changeStatus, listSubmissions, type SubmissionFilter, selectWithHistory } from './submissions-store.ts';

type Row = Awaited<ReturnType<typeof listSubmissions>>[number];

/** The longest search that is read, in characters. */
const longestSearch = 200;
const filters = {
  status: z.enum(submissionStatuses, 'The status must be pending, contacted or completed.').optional(),
  formType: z.enum(formTypes, 'The type must be demo, partnership or career.').optional(),
  q: z.string().trim().max(longestSearch, `Please search for at most ${longestSearch} characters.`).optional(),
};
const ListQuery = pageQuery(10, filters);
const positionOf = (row: Row): Position => [row.submittedAt, row.seq];

/** Rows read at once for an export. */
const exportChunk = 500;
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
const csvData = [
  ...['companySize', 'useCase', 'preferredDate', 'preferredTime', 'timezone', 'additionalNotes'],
  ...['companyType', 'partnershipType', 'investmentAmount'],
  ...['name', 'position', 'experience', 'portfolio', 'coverLetter'],
];

export const staffSubmissions = new Hono<HonoEnv>()
  .get('/submissions', async (c) => {
    const { limit, cursor, ...filter } = parse(ListQuery, c.req.query());
    const rows = await listSubmissions(database(c.env), filter, limit + 1, cursor);
    return c.json(pageOf(rows, limit, positionOf, submissionOf));
  })
  .get('/submissions.csv', (c) => {
    const filter = parse(z.object(filters), c.req.query());
    return csvDownload('submissions.csv', [...csvColumns, ...csvData], csvPages(database(c.env), filter));
  })
  .get('/submissions/:id', async (c) => {
    const db = database(c.env);
    const [[row], history] = await db.batch(selectWithHistory(db, c.req.param('id').toLowerCase()));
    if (!row) throw new ProblemError('not_found', { detail: 'There is no such submission.' });
    return c.json({
      submission: submissionOf(row),
      history: history.map(({ from, to, by, at }) => ({ from, to, by, at })),
    });
  })
  .patch('/submissions/:id', async (c) => {
    const { status, expectedStatus } = await readJson(c, StatusChange);
    const db = database(c.env);
    const id = c.req.param('id').toLowerCase();
    const change = { status, expectedStatus, by: c.get('staff'), at: new Date().toISOString() };
    const [[changed], [current]] = await db.batch([changeStatus(db, id, change), selectSubmission(db, id)]);
    if (!current) throw new ProblemError('not_found', { detail: 'There is no such submission.' });
    if (!changed && expectedStatus && current.status !== expectedStatus) throw new ProblemError('status_changed');
    return c.json({ submission: submissionOf(current) });
  });

async function* csvPages(db: Database, filter: SubmissionFilter): AsyncGenerator<string> {
  let after: Position | undefined;
  for (;;) {
    const rows = await listSubmissions(db, filter, exportChunk, after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(csvRow).join('');
    if (rows.length < exportChunk) return;
    after = positionOf(last);
  }
}

function csvRow(row: Row): string {
  const submission = submissionOf(row);
  const data = submission.additional_data;
  return csvLine([...csvColumns.map((column) => submission[column]), ...csvData.map((key) => data[key])]);
}
