import { env } from 'cloudflare:workers';
import { createHmac } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Page, Stats } from '#shared/contracts/admin.ts';
import type { OutboxEmail } from '#shared/contracts/mail.ts';
import type { Newsletter } from '#shared/contracts/newsletter.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { additionalFields } from '#shared/forms/fields.ts';
import { formTypes } from '#shared/forms/options.ts';
import { gulfDate } from '#shared/time/days.ts';
import { hmacKey } from '#worker/db/keys.ts';
import { request } from '../support/client.ts';
import { countsOf } from '../support/counters.ts';
import { jsonPost } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';

function requestAsStaff(path: string, body?: unknown, method?: string): Promise<Response> {
  return asStaff(path, { ...(body !== undefined && jsonPost(body)), ...(method && { method }) });
}

const getJson = async <Reply>(path: string): Promise<Reply> => (await requestAsStaff(path)).json();

async function submit(body: Record<string, unknown>): Promise<Submission> {
  const response = await request('/api/submissions', body);
  expect(response.status).toBe(201);
  return (await response.json<{ submission: Submission }>()).submission;
}

let searchTarget: Submission;

beforeAll(async () => {
  searchTarget = await submit(demoRequest({ company: 'Falcon Freight', firstName: 'Zayed' }));
});

it('counts the subscribers of each language through every change of one', async () => {
  const subscriberCounts = async () => (await getJson<Stats>('/api/admin/stats')).readers;
  const before = await subscriberCounts();
  const email = `counted-${crypto.randomUUID()}@reader.example`;
  const change = (sql: string) => env.DB.prepare(`${sql} WHERE email = ?`).bind(email).run();
  await request('/api/newsletter/subscriptions', { email, locale: 'ar' });
  expect(await subscriberCounts()).toEqual({ en: before.en, ar: before.ar + 1 });
  await change("UPDATE newsletter_subscribers SET status = 'unsubscribed'");
  expect(await subscriberCounts()).toEqual(before);
  await change("UPDATE newsletter_subscribers SET status = 'active', locale = 'en'");
  expect(await subscriberCounts()).toEqual({ en: before.en + 1, ar: before.ar });
  await change("UPDATE newsletter_subscribers SET locale = 'ar'");
  expect(await subscriberCounts()).toEqual({ en: before.en, ar: before.ar + 1 });
  await change('DELETE FROM newsletter_subscribers');
  expect(await subscriberCounts()).toEqual(before);
});

it.each([
  ['GET', '/api/admin/submissions/00000000-0000-4000-8000-000000000000', undefined],
  ['PATCH', '/api/admin/submissions/00000000-0000-4000-8000-000000000000', { status: 'contacted' }],
  ['GET', '/api/admin/emails/none', undefined],
  ['GET', '/api/admin/emails/none/preview', undefined],
  ['POST', '/api/admin/emails/none/retry', {}],
  ['GET', '/api/admin/newsletters/none', undefined],
])('answers 404 for a record that does not exist: %s %s', async (method, path, body) => {
  const response = await requestAsStaff(path, body, method);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

it.each([
  'submissions?limit=0',
  'submissions?limit=101',
  'submissions?limit=x',
  'submissions?cursor=nonsense',
  'submissions?status=lost',
  'submissions?formType=survey',
  "emails?kind=newsletter' OR 1=1 --",
])('rejects the query %s', async (query) => {
  await expectRefusal(requestAsStaff(`/api/admin/${query}`), [
    422,
    'validation_failed',
    new RegExp(`^${/(\w+)=/.exec(query)![1]}: `),
  ]);
});

it.each([
  ['q=falcon', 1],
  ['q=ZAYED%20freight', 1],
  ['q=zay', 1],
  ['q=zayed&status=pending&formType=demo', 1],
  ['q=zayed&status=completed', 0],
  ['q=zayed&formType=career', 0],
  ['q=statuspending', 0],
  ['q=%22%20OR%20%2A', 0],
  ['q=NEAR(zayed%20freight)', 0],
])('searches the name, email address, company and message: %s', async (query, count) => {
  const { items } = await getJson<Page<Submission>>(`/api/admin/submissions?${query}`);
  expect(items.map(({ id }) => id)).toEqual(count === 1 ? [searchTarget.id] : []);
});

it('lists subscribers without their unsubscribe token', async () => {
  const email = `quiet-${crypto.randomUUID()}@reader.example`;
  await request('/api/newsletter/subscriptions', { email, source: 'footer' });
  const { items } = await getJson<Page<Record<string, unknown>>>(`/api/admin/subscribers?q=${email}`);
  expect(items).toEqual([
    {
      id: expect.any(String),
      email,
      status: 'active',
      subscribed_at: expect.any(String),
      source: 'footer',
      locale: 'en',
    },
  ]);
});

it('shows the content of an email, with a preview policy that allows no scripts', async () => {
  const { items } = await getJson<Page<OutboxEmail>>('/api/admin/emails?kind=demo_confirmation&status=sent&limit=1');
  const id = items[0]?.id;
  expect(items[0]).toEqual({
    id,
    kind: 'demo_confirmation',
    to_address: expect.any(String),
    subject: expect.any(String),
    status: expect.any(String),
    attempts: expect.any(Number),
    due_at: expect.any(String),
    sent_at: expect.any(String),
    last_error: null,
    created_at: expect.any(String),
  });
  const mail = await getJson<{ html: string; text: string }>(`/api/admin/emails/${id}`);
  expect(mail.html).toContain('<html');
  expect(mail.text).toMatch(/^Rihla AI https:\/\/rihla\.example\//);
  const frame = await requestAsStaff(`/api/admin/emails/${id}/preview`);
  const policy = frame.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/sandbox/);
  expect(policy).toMatch(/frame-ancestors 'self'/);
  expect(policy).not.toMatch(/unsafe-inline|script-src/);
});

it('queues a failed email again, but rejects a retry of a sent email', async () => {
  const { id } = await submit(demoRequest());
  const mails = await env.DB.prepare('SELECT id FROM emails WHERE submission_id = ?').bind(id).all<{ id: string }>();
  const [failed, sent] = mails.results.map((mail) => mail.id);
  await env.DB.batch([
    env.DB.prepare(`UPDATE emails SET status = 'failed', attempts = 6 WHERE id = ?`).bind(failed),
    env.DB.prepare(`UPDATE emails SET status = 'sent' WHERE id = ?`).bind(sent),
  ]);
  const retry = await requestAsStaff(`/api/admin/emails/${failed}/retry`, {});
  expect(retry.status).toBe(202);
  expect(await retry.json()).toMatchObject({ email: { id: failed, status: 'queued', attempts: 0 } });
  await expectRefusal(requestAsStaff(`/api/admin/emails/${sent}/retry`, {}), [
    409,
    'status_changed',
    'This email is sent, so there is nothing to retry.',
  ]);
});

it('sends a repeated newsletter request to every active subscriber once', async () => {
  const email = `fan-${crypto.randomUUID()}@reader.example`;
  await request('/api/newsletter/subscriptions', { email });
  const body = { id: crypto.randomUUID(), kind: 'update', subject: 'June', content: 'It is **done**.' };
  const answers = await Promise.all([1, 2, 3].map(() => requestAsStaff('/api/admin/newsletters', body)));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  const { newsletter, message } = await answers[0]!.json<{ newsletter: Newsletter; message: string }>();
  expect(message).toBe(`Newsletter update sent successfully to ${newsletter.recipients} subscribers.`);
  const mails = await env.DB.prepare('SELECT to_address FROM emails WHERE newsletter_id = ?').bind(body.id).all();
  expect(mails.results).toHaveLength(newsletter.recipients);
  const conflict = await requestAsStaff('/api/admin/newsletters', { ...body, content: 'Something else' });
  expect(await conflict.json()).toMatchObject({ code: 'id_already_used' });
  const progress = await getJson<{ newsletter: Newsletter }>(`/api/admin/newsletters/${body.id}`);
  expect(progress.newsletter.sent + progress.newsletter.queued + progress.newsletter.failed).toBe(
    newsletter.recipients,
  );
});

it('accepts an Arabic newsletter of full length, and refuses half a translation', async () => {
  const newsletterRequest = { subject: 'أخبار', content: 'ن'.repeat(20_000) };
  await request('/api/newsletter/subscriptions', { email: `fan-${crypto.randomUUID()}@reader.example` });
  const body = {
    subject: 'News',
    content: 'Hello',
    subjectAr: newsletterRequest.subject,
    contentAr: newsletterRequest.content,
  };
  expect((await requestAsStaff('/api/admin/newsletters', body)).status).toBe(202);
  const preview = await asStaff('/api/admin/newsletters/preview', {
    method: 'POST',
    body: new URLSearchParams({ ...newsletterRequest, locale: 'ar' }),
  });
  expect(await preview.text()).toMatch(/<html[^>]*dir="rtl"/);
  const half = await requestAsStaff('/api/admin/newsletters', { ...body, contentAr: ' ' });
  expect(half.status).toBe(422);
  expect(await half.json()).toMatchObject({ errors: [{ path: 'contentAr' }] });
});

it('exports and deletes all data of an address, with an audit entry', async () => {
  const email = `Forget-${crypto.randomUUID()}@person.example`;
  const { id } = await submit(demoRequest({ email }));
  await request('/api/newsletter/subscriptions', { email });
  const data = await getJson<{ submissions: unknown[]; subscriber: object; emails: unknown[] }>(
    `/api/admin/people?email=${encodeURIComponent(email.toLowerCase())}`,
  );
  expect(data.submissions).toHaveLength(1);
  expect(data.subscriber).toMatchObject({ email });
  const erasure = await requestAsStaff('/api/admin/people', { email }, 'DELETE');
  expect(await erasure.json()).toMatchObject({ erased: { submissions: 1, subscribers: 1 } });
  for (const [table, column] of [
    ['form_submissions', 'email'],
    ['newsletter_subscribers', 'email'],
    ['emails', 'to_address'],
  ]) {
    const remaining = await env.DB.prepare(`SELECT 1 FROM ${table} WHERE lower(${column}) = ?`)
      .bind(email.toLowerCase())
      .first();
    expect(remaining).toBeNull();
  }
  expect(await env.DB.prepare('SELECT 1 FROM emails WHERE submission_id = ?').bind(id).first()).toBeNull();
  const entry = await env.DB.prepare(`SELECT * FROM audit_log WHERE action = 'personal_data_erased'`).first<
    Record<string, string>
  >();
  const pseudonym = createHmac('sha256', await hmacKey(env, 'audit_log'))
    .update(email.toLowerCase())
    .digest('hex');
  expect(entry).toMatchObject({ done_by: 'amal@rihla.example', detail: `hmac-sha256:${pseudonym}` });
});

it('returns the activity of the last thirty days', async () => {
  const { days } = await getJson<{ days: { day: string; demo: number }[] }>('/api/admin/activity');
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ day: gulfDate() });
  expect(days.at(-1)?.demo).toBeGreaterThan(0);
});

it('exports every field of every form as a column of the CSV', async () => {
  await submit(demoRequest({ additionalNotes: 'exported notes' }));
  const response = await requestAsStaff('/api/admin/submissions.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const csv = new TextDecoder().decode(bytes);
  const columns = csv.split('\r\n')[0]!.split(',');
  for (const name of formTypes.flatMap(additionalFields)) expect(columns).toContain(name);
  expect(csv).toContain('exported notes');
});

it('counts a submission on its date in Dubai', async () => {
  await env.DB.prepare(
    "INSERT INTO form_submissions (id, form_type, email, submitted_at) VALUES ('late', 'demo', 'a@b.example', '2025-03-01T20:30:00.000Z')",
  ).run();
  expect([await countsOf('2025-03-01'), await countsOf('2025-03-02')]).toMatchObject([{}, { demo: 1 }]);
});

it.each([
  ['/admin', 'today'],
  ['/admin/inbox', 'inbox'],
  ['/admin/inbox/chats/a?channel=web', 'inbox'],
  ['/admin/person?email=a%40b.example', 'today'],
  ['/admin/no-such-view', 'today'],
])('%s is answered with the page that requests the scripts of %s', async (path, page) => {
  const pages = new Map([
    ['/admin', 'today'],
    ['/admin/inbox', 'inbox'],
  ]);
  const fetch = async (url: URL) =>
    new Response(pages.get(url.pathname), { status: pages.has(url.pathname) ? 200 : 404 });
  const response = await asStaff(path, {}, { ASSETS: { fetch } as unknown as Fetcher });
  expect([response.status, await response.text()]).toEqual([200, page]);
});
