import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { countingDatabase } from '../../support/counting-database.ts';
import { jsonPost } from '../support/faults.ts';
import { addSubmission, deleteSubmission } from '../support/records.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

const day = 24 * 60 * 60 * 1000;

/** The times are spread over the last forty days (3,456,000 seconds). */
async function seed(count: number, firstNumber: number) {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1 + ?2)';
  const time = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ?3 - (${column} % 3456000), 'unixepoch')`;
  const now = Math.floor((Date.now() - day) / 1000);
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO form_submissions (id, form_type, first_name, last_name, email, company, message, submitted_at, status,
         stage, waiting_since, assignee, additional_data, search_text)
       SELECT printf('%08x-0000-4000-8000-000000000000', i), CASE i % 3 WHEN 0 THEN 'demo' WHEN 1 THEN 'partnership' ELSE 'career' END,
         'First' || i, 'Last' || (i % 97), 'person' || i || '@seed.example', 'Company ' || (i % 50), 'Hello from ' || i,
         ${time('i * 137')}, CASE i % 5 WHEN 0 THEN 'contacted' WHEN 1 THEN 'completed' ELSE 'pending' END,
         CASE i % 3 WHEN 2 THEN CASE i % 16 WHEN 0 THEN 'screening' WHEN 1 THEN 'offer' WHEN 2 THEN 'hired' WHEN 3 THEN 'declined'
           WHEN 4 THEN 'interview' ELSE 'new' END END,
         CASE WHEN i % 5 > 1 THEN ${time('i * 137')} END, CASE i % 7 WHEN 0 THEN 'staff@rihla.example' END,
         json_object('position', CASE i % 2 WHEN 0 THEN 'AI Engineer' ELSE 'Designer' END),
         'first' || i || ' company ' || (i % 50) || ' hello from ' || i FROM n`,
    ).bind(firstNumber, count, now),
    env.DB.prepare(
      `${numbers} INSERT INTO newsletter_subscribers (id, email, status, subscribed_at, source, search_text)
       SELECT printf('%08x-0000-4000-8000-000000000001', i), 'reader' || i || '@seed.example',
         CASE i % 9 WHEN 0 THEN 'unsubscribed' ELSE 'active' END, ${time('i * 251')}, 'footer', 'reader' || i FROM n`,
    ).bind(firstNumber, count, now),
  ]);
}

async function costOf(...paths: string[]) {
  const { DB, cost } = countingDatabase(env.DB);
  for (const path of paths) {
    const response = await getAsStaff(path, { DB });
    expect(response.status).toBe(200);
  }
  return cost;
}

const dashboard = ['/api/admin/stats', '/api/admin/submissions', '/api/admin/subscribers', '/api/admin/activity'];
/** A search reads an index row and a record for each hit. The admin area shows at most 50 hits on a page. */
const lists = [
  '/api/admin/submissions?limit=100',
  '/api/admin/submissions?limit=100&status=pending',
  '/api/admin/submissions?limit=100&formType=career',
  '/api/admin/submissions?limit=100&status=completed&formType=demo',
  '/api/admin/submissions?limit=100&locale=ar',
  '/api/admin/submissions?limit=100&locale=en',
  '/api/admin/submissions?limit=50&q=hello&locale=en',
  '/api/admin/submissions?limit=50&q=hello',
  '/api/admin/submissions?limit=50&q=company&status=contacted',
  '/api/admin/submissions?limit=10&q=first1999',
  '/api/admin/submissions?limit=100&assignee=none',
  '/api/admin/submissions?limit=100&assignee=staff@rihla.example',
  '/api/admin/submissions?limit=100&open=true',
  '/api/admin/submissions?limit=100&waiting=true',
  '/api/admin/submissions?limit=100&open=true&assignee=staff@rihla.example',
  '/api/admin/submissions?limit=100&open=true&assignee=none',
  '/api/admin/submissions?limit=100&formType=career&stage=interview',
  '/api/admin/submissions?limit=100&stage=new&position=Designer',
  '/api/admin/submissions?limit=100&formType=career&kept=true',
  '/api/admin/applications',
  '/api/admin/applications?position=AI%20Engineer',
  '/api/admin/subscribers?limit=100&status=active',
  '/api/admin/subscribers?limit=100&locale=ar',
  '/api/admin/chats?locale=ar',
  '/api/admin/emails?limit=100&status=queued&kind=newsletter',
  '/api/admin/chats',
  '/api/admin/chats?kind=person',
  '/api/admin/chats?kind=address',
];

it('reads at most a fixed number of rows, with 2,000 records as well as with 10', async () => {
  await seed(10, 0);
  expect((await costOf(...dashboard)).rowsRead).toBeLessThanOrEqual(60);
  await seed(2_000, 10);
  const { rowsRead, roundTrips } = await costOf(...dashboard);
  expect(rowsRead).toBeLessThanOrEqual(60);
  // One round trip is for the roles, and one for the answer. Subscribers take three more: their number, the key of the
  // addresses, and which unsubscribes can be undone.
  expect(roundTrips).toBe(2 * dashboard.length + 3);
  // The number of matches is counted in the index, once for each match, and only for the first page.
  expect((await costOf('/api/admin/subscribers?limit=50&q=reader')).rowsRead).toBeLessThanOrEqual(120 + 2010);
  for (const list of lists) expect((await costOf(list)).rowsRead, list).toBeLessThanOrEqual(120);
});

it('reads at most 30 rows for the polled request, and answers 304 until a change', async () => {
  await seed(10, 900_000);
  const { DB, cost } = countingDatabase(env.DB);
  const ask = (headers: Record<string, string> = {}) => asStaff('/api/admin/pulse', { headers }, { DB });
  const etag = (await ask()).headers.get('etag')!;
  expect(cost.rowsRead).toBeLessThanOrEqual(30);
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  const id = await addSubmission();
  const change = (body: object) => asStaff(`/api/admin/submissions/${id}`, { ...jsonPost(body), method: 'PATCH' });
  const changes = [
    addSubmission,
    () => change({ status: 'contacted' }),
    () => change({ assignee: 'sales@rihla.example' }),
    () => deleteSubmission(id),
  ];
  let lastEtag = etag;
  for (const makeChange of changes) {
    await makeChange();
    const response = await ask({ 'if-none-match': lastEtag });
    expect(response.status).toBe(200);
    lastEtag = response.headers.get('etag')!;
  }
});

it.each([
  '/api/admin/submissions?limit=100&status=pending',
  '/api/admin/submissions?limit=100&open=true&assignee=none',
])('stays within the same row limit on every page of %s', async (path) => {
  let cursor: string | null = null;
  for (let page = 0; page < 5; page++) {
    const next: string = cursor ? `${path}&cursor=${cursor}` : path;
    expect((await costOf(next)).rowsRead).toBeLessThanOrEqual(120);
    const response = await getAsStaff(next);
    cursor = (await response.json<{ nextCursor: string }>()).nextCursor;
  }
});

it('reads at most 260 rows of a submission with 200 timeline entries', async () => {
  await seed(1, 40_001);
  const id = '00009c41-0000-4000-8000-000000000000';
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)';
  const mail = (kind: string) =>
    `INSERT INTO emails (id, kind, to_address, subject, due_at, created_at, submission_id)
     SELECT '${kind}' || i, '${kind}', 'a@b.example', 'Hello', '', '', '${id}' FROM n`;
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO conversation_entries (id, submission_id, kind, text, written_by, written_at)
       SELECT 'staff_reply' || i, '${id}', CASE WHEN i <= 90 THEN 'sent' ELSE 'note' END, 'Hello', 'a@b.example', '' FROM n`,
    ).bind(150),
    env.DB.prepare(`${numbers} ${mail('staff_reply')}`).bind(90),
    env.DB.prepare(`${numbers} ${mail('booking_moved')}`).bind(10),
    env.DB.prepare(`${numbers} ${mail('reply_notification')}`).bind(30),
    env.DB.prepare(
      `${numbers} INSERT INTO submission_events (submission_id, changed_by, changed_at) SELECT '${id}', 'a@b.example', '' FROM n`,
    ).bind(40),
  ]);
  const { rowsRead, roundTrips } = await costOf(`/api/admin/submissions/${id}`);
  expect(rowsRead).toBeLessThanOrEqual(260);
  // The count includes the roles, and the key of the addresses' hashes, which an isolate reads once.
  expect(roundTrips).toBe(6);
});
