import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Page, Stats } from '#shared/contracts/admin.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { addStaff } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const amal = 'amal@rihla.example';
const badr = 'badr@rihla.example';

function send(method: string, path: string, body: unknown, staff = amal): Promise<Response> {
  return asStaff(`/api/admin${path}`, { ...jsonPost(body), method }, { STAFF_DEV_EMAIL: staff });
}

async function submit(body: Record<string, unknown>): Promise<string> {
  const response = await request('/api/submissions', body);
  expect(response.status).toBe(201);
  return (await response.json<{ submission: { id: string } }>()).submission.id;
}

async function detail(id: string): Promise<SubmissionDetail> {
  return (await getAsStaff(`/api/admin/submissions/${id}`)).json();
}

async function idsOf(query: string, cursor?: string | null): Promise<string[]> {
  const response = await getAsStaff(`/api/admin/submissions?limit=2&${query}${cursor ? `&cursor=${cursor}` : ''}`);
  expect(response.status).toBe(200);
  const { items, nextCursor } = await response.json<Page<StaffSubmission>>();
  const ids = items.map(({ id }) => id);
  return nextCursor ? [...ids, ...(await idsOf(query, nextCursor))] : ids;
}

it('lets the status follow the stage, and writes both into the history', async () => {
  const id = await submit(jobApplication());
  await send('PATCH', `/submissions/${id}`, { stage: 'interview' });
  const declined = await send('PATCH', `/submissions/${id}`, { stage: 'declined', expectedStage: 'interview' });
  expect(await declined.json()).toMatchObject({
    submission: { stage: 'declined', status: 'completed', waiting_since: null },
  });
  await send('PATCH', `/submissions/${id}`, { status: 'pending' });
  const { submission, history, events, duplicates } = await detail(id);
  expect(submission).toMatchObject({
    stage: 'new',
    status: 'pending',
    waiting_since: submission.submitted_at,
    attachments: [],
  });
  expect(history.map(({ from, to }) => [from, to])).toEqual([
    ['completed', 'pending'],
    ['contacted', 'completed'],
    ['pending', 'contacted'],
  ]);
  expect(events.filter(({ field }) => field === 'stage').map(({ to }) => to)).toEqual(['interview', 'declined', 'new']);
  expect(duplicates).toEqual([]);
});

it('refuses a stage for submissions that are not applications', async () => {
  const id = await submit(demoRequest());
  const response = await send('PATCH', `/submissions/${id}`, { stage: 'offer' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: 'stage' }] });
});

it('accepts a double click, but not the same change by someone else', async () => {
  const id = await submit(demoRequest());
  await addStaff(amal);
  const change = { assignee: amal, expectedAssignee: null };
  expect((await send('PATCH', `/submissions/${id}`, change)).status).toBe(200);
  expect((await send('PATCH', `/submissions/${id}`, change)).status).toBe(200);
  await expectRefusal(
    send('PATCH', `/submissions/${id}`, change, badr),
    [409, 'status_changed', 'Someone else has changed this submission in the meantime.'],
    async () => {
      expect((await detail(id)).events).toHaveLength(1);
      return send('PATCH', `/submissions/${id}`, { ...change, expectedAssignee: amal }, badr);
    },
  );
});

it('assigns to the user of a local host, and to no invalid address', async () => {
  const id = await submit(demoRequest());
  const assign = (assignee: string) => send('PATCH', `/submissions/${id}`, { assignee }, 'staff@localhost');
  await expectRefusal(
    assign('amal'),
    [422, 'validation_failed', 'assignee: Please enter an email address such as name@company.com.'],
    () => assign('Staff@localhost'),
  );
  const assigned = await assign('Staff@localhost');
  expect(await assigned.json()).toMatchObject({ submission: { assignee: 'staff@localhost' } });
});

it('changes those that are still as expected, and names the others', async () => {
  const demo = await submit(demoRequest());
  const application = await submit(jobApplication());
  const gone = crypto.randomUUID();
  const answer = await send('POST', '/submissions/changes', {
    changes: [
      { id: demo, stage: 'offer' },
      { id: gone, status: 'completed' },
      { id: application, stage: 'offer', expectedStage: 'new' },
    ],
  });
  const { changed, unchanged } = await answer.json<{ changed: unknown[]; unchanged: string[] }>();
  expect(changed).toMatchObject([
    { submission: { id: application, stage: 'offer' }, before: { status: 'pending', stage: 'new', assignee: null } },
  ]);
  expect(unchanged).toEqual([demo, gone]);
});

it('lists exactly what the dashboard counts as waiting, the longest first', async () => {
  await emptyTables('form_submissions');
  const ids = [
    await submit(demoRequest()),
    await submit(jobApplication()),
    await submit(partnershipInquiry()),
    await submit(demoRequest({ email: 'x@a.example' })),
  ];
  const set = env.DB.prepare('UPDATE form_submissions SET status = ?, waiting_since = ? WHERE id = ?');
  await env.DB.batch([
    set.bind('contacted', '2026-11-02T08:00:00.000Z', ids[0]),
    set.bind('contacted', '2026-11-01T08:00:00.000Z', ids[1]),
    set.bind('contacted', null, ids[2]),
  ]);
  const { submissions } = await (await getAsStaff('/api/admin/stats')).json<Stats>();
  expect(submissions.waiting).toBe(2);
  expect(await idsOf('waiting=true')).toEqual([ids[1], ids[0]]);
  expect(await idsOf('waiting=true&formType=demo')).toEqual([ids[0]]);
});

it('lists what needs a reply: unanswered or waiting, the longest wait first', async () => {
  await emptyTables('form_submissions');
  const ids = [
    await submit(demoRequest({ email: 'unanswered@a.example' })),
    await submit(partnershipInquiry({ email: 'waits@a.example' })),
    await submit(partnershipInquiry({ email: 'answered@a.example' })),
    await submit(demoRequest({ email: 'done@a.example' })),
    await submit(jobApplication({ email: 'applicant@a.example' })),
  ];
  const set = env.DB.prepare('UPDATE form_submissions SET status = ?, waiting_since = ? WHERE id = ?');
  await env.DB.batch([
    set.bind('pending', '2026-11-02T08:00:00.000Z', ids[0]),
    set.bind('contacted', '2026-11-01T08:00:00.000Z', ids[1]),
    set.bind('contacted', null, ids[2]),
    set.bind('completed', null, ids[3]),
  ]);
  expect(await idsOf('needsReply=true')).toEqual([ids[1], ids[0]]);
  await expectRefusal(
    getAsStaff('/api/admin/submissions?needsReply=false'),
    [422, 'validation_failed', /needsReply/],
    () => getAsStaff('/api/admin/submissions?needsReply=true'),
  );
});

it('lists open submissions, and filters by assignee, stage and position', async () => {
  await emptyTables('form_submissions');
  const [first, second, third] = [
    await submit(jobApplication({ position: 'AI Engineer', coverLetter: 'Falcons' })),
    await submit(demoRequest({ useCase: 'Process Automation' })),
    await submit(jobApplication({ name: 'Noor', email: 'noor@a.example' })),
  ] as const;
  await send('PATCH', `/submissions/${first}`, { stage: 'interview', assignee: amal });
  expect(await idsOf('open=true')).toEqual([second, third, first]);
  await send('PATCH', `/submissions/${second}`, { status: 'completed' });
  expect(await idsOf('open=true')).toEqual([third, first]);
  expect(await idsOf(`assignee=${amal}`)).toEqual([first]);
  expect(await idsOf('assignee=none')).toEqual([third, second]);
  expect(await idsOf('assignee=none&open=true')).toEqual([third]);
  expect(await idsOf('formType=career&stage=interview')).toEqual([first]);
  expect(await idsOf('stage=new&position=AI%20Engineer')).toEqual([third]);
  expect(await idsOf('stage=interview&q=falcon&open=true')).toEqual([first]);
  expect(await idsOf('stage=new&q=falcon')).toEqual([]);
  const csv = await (await getAsStaff(`/api/admin/submissions.csv?ids=${first},${second}`)).text();
  const [header, ...lines] = csv.trimEnd().split('\r\n');
  expect(header).toMatch(/,locale,assignee,stage,submitted_at_gulf,demo_at_gulf,demo_status,entered_by,source_/);
  expect(lines.map((line) => line.split(',').slice(-16, -14))).toEqual([
    ['', ''],
    [amal, 'interview'],
  ]);
});
