import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { StatusChange } from '../../src-shared/contracts/admin.ts';
import { submissionStatuses } from '../../src-shared/contracts/submissions.ts';
import { additionalFields } from '../../src-shared/forms/fields.ts';
import { formTypes } from '../../src-shared/forms/options.ts';
import { locales } from '../../src-shared/locales.ts';
import { selectBookingWithRecords } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import { bookings } from '../db/schema.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse, readJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { submissionOf } from '../submissions/record.ts';
import { selectSubmission } from '../submissions/store.ts';
import { csvDownload } from './csv.ts';
import { type PagePosition, pageOf, pageQuery, SearchText } from './paging.ts';
import { staffBookingOf } from './staff-booking.ts';
import { changeStatus, listSubmissions, selectWithHistory } from './submissions-store.ts';

type Row = Awaited<ReturnType<typeof listSubmissions>>[number];

const filters = {
  status: z.enum(submissionStatuses, 'The status must be pending, contacted or completed.').optional(),
  formType: z.enum(formTypes, 'The type must be demo, partnership or career.').optional(),
  locale: z.enum(locales, 'The language must be en or ar.').optional(),
  q: SearchText.optional(),
};
const ListQuery = pageQuery(10, filters);
const positionOf = (row: Row): PagePosition => [row.submittedAt, row.seq];

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
const additionalColumns = [...new Set(formTypes.flatMap(additionalFields))];

export const adminSubmissions = new Hono<HonoEnv>()
  .get('/submissions', async (c) => {
    const { limit, cursor, ...filter } = parse(ListQuery, c.req.query());
    const rows = await listSubmissions(database(c.env), filter, limit + 1, cursor);
    return c.json(pageOf(rows, limit, positionOf, submissionOf));
  })
  .get('/submissions.csv', (c) => {
    const filter = parse(z.object(filters), c.req.query());
    return csvDownload({
      fileName: 'submissions.csv',
      columns: [...csvColumns, ...additionalColumns, 'locale'],
      cellsOf,
      list: (count, after) => listSubmissions(database(c.env), filter, count, after),
      positionOf,
    });
  })
  .get('/submissions/:id', async (c) => {
    const db = database(c.env);
    const id = c.req.param('id').toLowerCase();
    const [[[row], history], booking] = await Promise.all([
      db.batch(selectWithHistory(db, id)),
      selectBookingWithRecords(db, eq(bookings.submissionId, id)).get(),
    ]);
    if (!row) throw new ProblemError('not_found', { detail: 'There is no such submission.' });
    return c.json({
      submission: submissionOf(row),
      history: history.map(({ from, to, by, at }) => ({ from, to, by, at })),
      booking: booking ? staffBookingOf(booking) : null,
    });
  })
  .patch('/submissions/:id', async (c) => {
    const { status, expectedStatus } = await readJson(c, StatusChange);
    const db = database(c.env);
    const id = c.req.param('id').toLowerCase();
    const change = { status, expectedStatus, by: c.get('staffEmail'), at: new Date().toISOString() };
    const [[changed], [current]] = await db.batch([changeStatus(db, id, change), selectSubmission(db, id)]);
    if (!current) throw new ProblemError('not_found', { detail: 'There is no such submission.' });
    if (!changed && expectedStatus && current.status !== expectedStatus) throw new ProblemError('status_changed');
    return c.json({ submission: submissionOf(current) });
  });

function cellsOf(row: Row) {
  const submission = submissionOf(row);
  const data = submission.additional_data;
  return [
    ...csvColumns.map((column) => submission[column]),
    ...additionalColumns.map((name) => data[name]),
    row.locale,
  ];
}
