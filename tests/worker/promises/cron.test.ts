import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Bindings } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { allCounts, emptyAnalytics } from '../support/analytics.ts';
import { bookDemo, emptyBookings, rowsOf, setTime } from '../support/bookings.ts';
import { asStaff as onSubmission, reply, store, submissionRow } from '../support/conversation.ts';
import { formWith, pdfFile } from '../support/cv-files.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { enqueueMails, mailbox } from '../support/mail.ts';
import { doubleOptIn, subscribe, subscriberOf } from '../support/newsletter.ts';
import { addStaff } from '../support/records.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const subscriber = 'layla@gulf-logistics.example';

let mail: ReturnType<typeof mailbox>;
const fetched: Request[] = [];
let answer: (request: Request) => Response;

beforeEach(async () => {
  await emptyBookings();
  const tables = [
    'newsletter_subscribers',
    'staff',
    'daily_runs',
    'webhooks',
    'webhook_deliveries',
    'signals',
    'busy_calendars',
  ];
  await emptyTables(...tables);
  mail = mailbox();
  fetched.length = 0;
  answer = () => new Response(null, { status: 204 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const sent = new Request(input, init);
    fetched.push(sent);
    return answer(sent);
  });
});

async function cronAt(time: string, bindings: Partial<Bindings> = {}, cron = '* * * * *'): Promise<void> {
  setTime(time);
  await worker.scheduled({ cron } as ScheduledController, { ...env, ...bindings });
}

const subjectsTo = (address: string) => mail.to(address).map(({ subject }) => subject);

it('sends the three follow-ups after 3, 7 and 14 days, not a minute earlier', async () => {
  setTime('2026-11-01T08:00:00.000Z');
  await subscribe(subscriber);
  const newest = async (time: string) => {
    await cronAt(time);
    return subjectsTo(subscriber).slice(1);
  };
  const [first, second, third] = [
    'Get to Know Rihla AI Better',
    'Discover Our AI Solutions',
    'Success Stories from Our Clients',
  ];
  expect(await newest('2026-11-04T07:59:00.000Z')).toEqual([]);
  expect(await newest('2026-11-04T08:00:00.000Z')).toEqual([first]);
  expect(await newest('2026-11-08T07:59:00.000Z')).toEqual([first]);
  expect(await newest('2026-11-08T08:00:00.000Z')).toEqual([first, second]);
  expect(await newest('2026-11-15T07:59:00.000Z')).toEqual([first, second]);
  expect(await newest('2026-11-15T08:00:00.000Z')).toEqual([first, second, third]);
});

it('sends email again that the provider refused for now, after a minute', async () => {
  expectLogs('delivery', 'scheduled_delivery');
  setTime('2026-11-23T04:00:00.000Z');
  mail.spy.mockRejectedValueOnce(new Error('Network connection lost.'));
  await subscribe(subscriber);
  expect(subjectsTo(subscriber)).toEqual([]);
  await cronAt('2026-11-23T04:00:59.000Z');
  expect(subjectsTo(subscriber)).toEqual([]);
  await cronAt('2026-11-23T04:01:00.000Z');
  expect(subjectsTo(subscriber)).toEqual(['Welcome to the Rihla AI newsletter']);
});

it('returns an email ten minutes after the Worker that claimed it died', async () => {
  setTime('2026-11-23T04:00:00.000Z');
  const claimedAt = '2026-11-23T04:00:00.000Z';
  await enqueueMails(1, { toAddress: subscriber, subject: 'News', status: 'sending', attempts: 1, claimedAt });
  await cronAt('2026-11-23T04:09:00.000Z');
  expect(subjectsTo(subscriber)).toEqual([]);
  await cronAt('2026-11-23T04:11:00.000Z');
  expect(subjectsTo(subscriber)).toEqual(['News']);
});

it('sends a reminder of a demo 24 hours and one hour before', async () => {
  setTime('2026-11-20T04:00:00.000Z');
  await bookDemo('2026-11-24T05:00:00.000Z');
  const reminders = () => subjectsTo(subscriber).filter((subject) => subject.startsWith('A reminder of your demo'));
  await cronAt('2026-11-23T04:59:00.000Z');
  expect(reminders()).toHaveLength(0);
  await cronAt('2026-11-23T05:00:00.000Z');
  expect(reminders()).toHaveLength(1);
  await cronAt('2026-11-24T03:59:00.000Z');
  expect(reminders()).toHaveLength(1);
  await cronAt('2026-11-24T04:00:00.000Z');
  expect(reminders()).toHaveLength(2);
});

it('sends a staff reply once the undo time is over', async () => {
  setTime('2026-11-23T04:00:00.000Z');
  const { id } = await store();
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined);
  await reply(id, { subject: 'About your demo' });
  expect(subjectsTo(subscriber)).not.toContain('About your demo');
  await cronAt('2026-11-23T04:01:00.000Z');
  expect(subjectsTo(subscriber)).toContain('About your demo');
});

it('starts a scheduled newsletter at its time', async () => {
  setTime('2026-11-23T04:00:00.000Z');
  await subscribe(subscriber);
  const newsletter = { subject: 'What our agents learned', content: 'Hello', sendAt: '2026-11-23T06:00:00.000Z' };
  expect((await asStaff('/api/admin/newsletters', jsonPost(newsletter))).status).toBe(202);
  await cronAt('2026-11-23T05:59:00.000Z');
  expect(subjectsTo(subscriber)).not.toContain('What our agents learned');
  await cronAt('2026-11-23T06:00:00.000Z');
  expect(subjectsTo(subscriber)).toContain('What our agents learned');
});

it('sends the daily email to staff at nine in Dubai', async () => {
  setTime('2026-11-22T06:00:00.000Z');
  const { id } = await store(partnershipInquiry());
  await addStaff('basim@rihla.example');
  await onSubmission(id, { ...jsonPost({ assignee: 'basim@rihla.example' }), method: 'PATCH' });
  await cronAt('2026-11-23T04:59:00.000Z');
  const digests = () => subjectsTo('basim@rihla.example').filter((subject) => subject.includes('open submissions'));
  expect(digests()).toEqual([]);
  await cronAt('2026-11-23T05:00:00.000Z');
  await cronAt('2026-11-23T05:01:00.000Z');
  expect(digests()).toEqual(['Your open submissions: 1']);
});

it('sends the weekly figures to staff on Sunday at nine in Dubai', async () => {
  const insert = 'INSERT INTO staff (email, first_seen_at, summary) VALUES (?, ?, 1)';
  await env.DB.prepare(insert).bind('maha@rihla.example', '2026-11-01T00:00:00.000Z').run();
  await cronAt('2026-11-22T04:59:00.000Z');
  const before = subjectsTo('maha@rihla.example').length;
  await cronAt('2026-11-22T05:00:00.000Z');
  await cronAt('2026-11-22T05:01:00.000Z');
  expect(subjectsTo('maha@rihla.example')).toHaveLength(before + 1);
});

it('counts subscribers who are still subscribed after 14 days', async () => {
  setTime('2026-11-01T08:00:00.000Z');
  await subscribe(subscriber);
  const stayed = async () => (await allCounts())['step|newsletter.stayed'];
  await emptyAnalytics();
  await cronAt('2026-11-14T08:00:00.000Z');
  expect(await stayed()).toBeUndefined();
  await cronAt('2026-11-16T08:00:00.000Z');
  expect(await stayed()).toBe(1);
});

it('reads the calendar of a host, whose busy times are then no longer offered', async () => {
  setTime('2026-11-23T04:00:00.000Z');
  const busy = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20261124T050000Z', 'DTEND:20261124T060000Z'];
  answer = () => new Response([...busy, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
  const busyUrl = 'https://calendar.example.com/basic.ics';
  await asStaff('/api/admin/hosts/demo-team', { ...jsonPost({ busyUrl }), method: 'PATCH' });
  await cronAt('2026-11-23T04:20:00.000Z', {}, '*/5 * * * *');
  const { slots } = await (await requestWith({}, '/api/slots?from=2026-11-24&days=1')).json<{
    slots: { startsAt: string }[];
  }>();
  expect(slots[0]!.startsAt).toBe('2026-11-24T06:00:00.000Z');
});

it('takes 72 events for webhooks a minute', async () => {
  // Their webhook has been deleted, so that nothing is posted.
  await env.DB.exec(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 73) INSERT INTO webhook_deliveries (id, webhook_id, event, due_at, created_at) SELECT 'd' || i, 'gone', 'chat.waiting', '2026-11-23', '2026-11-23' FROM n",
  );
  await cronAt('2026-11-23T04:00:00.000Z');
  const queued = "SELECT count(*) AS n FROM webhook_deliveries WHERE status = 'queued'";
  expect(await env.DB.prepare(queued).first('n')).toBe(1);
});

it('posts an event to a webhook again that it refused', async () => {
  setTime('2026-11-23T04:00:00.000Z');
  const webhook = { url: 'https://hooks.example.com/rihla', events: ['submission.created'] };
  await asStaff('/api/admin/webhooks', jsonPost(webhook));
  answer = () => new Response(null, { status: 500 });
  await store(partnershipInquiry());
  expect(fetched).toHaveLength(1);
  answer = () => new Response(null, { status: 204 });
  await cronAt('2026-11-23T04:01:00.000Z');
  expect(fetched.map(({ url }) => url)).toEqual([webhook.url, webhook.url]);
  await cronAt('2026-11-23T06:00:00.000Z');
  expect(fetched).toHaveLength(2);
});

it('returns a snoozed submission to the waiting ones, at its time', async () => {
  setTime('2026-11-23T04:00:00.000Z');
  const { id } = await store(partnershipInquiry());
  await onSubmission(id, { ...jsonPost({ snoozedUntil: '2026-11-25' }), method: 'PATCH' });
  await cronAt('2026-11-25T03:59:00.000Z');
  expect(await submissionRow(id)).toMatchObject({ waiting_since: null });
  await cronAt('2026-11-25T04:00:00.000Z');
  expect(await submissionRow(id)).toMatchObject({ snoozed_until: null, waiting_since: '2026-11-25T04:00:00.000Z' });
});

it('deletes an application after a year, with its file', async () => {
  setTime('2026-11-23T04:00:00.000Z');
  const init = { method: 'POST', body: formWith(jobApplication(), pdfFile()) };
  expect((await requestWith({}, '/api/submissions', init)).status).toBe(201);
  const files = async () => (await env.FILES!.list()).objects.length;
  const before = await files();
  await cronAt('2027-11-22T04:00:00.000Z');
  expect([(await rowsOf('form_submissions')).length, await files()]).toEqual([1, before]);
  await cronAt('2027-11-24T04:00:00.000Z');
  await cronAt('2027-11-24T04:01:00.000Z');
  expect([(await rowsOf('form_submissions')).length, await files()]).toEqual([0, before - 1]);
});

it.each([
  ['demo and partnership requests', 730, 'form_submissions'],
  ['finished mails', 365, 'emails'],
])('deletes %s after %i days', async (_what, days, table) => {
  setTime('2026-11-23T04:00:00.000Z');
  await store(partnershipInquiry());
  const after = (extra: number) => new Date(Date.parse('2026-11-23T04:00:00.000Z') + (days + extra) * 86_400_000);
  await cronAt(after(-1).toISOString());
  expect((await rowsOf(table)).length).toBeGreaterThan(0);
  await cronAt(after(1).toISOString());
  expect(await rowsOf(table)).toEqual([]);
});

it('deletes a subscription that stays unconfirmed for 30 days', async () => {
  setTime('2026-11-01T04:00:00.000Z');
  await subscribe(subscriber, doubleOptIn);
  await cronAt('2026-11-30T04:00:00.000Z');
  expect(await subscriberOf(subscriber)).toMatchObject({ status: 'unconfirmed' });
  await cronAt('2026-12-02T04:00:00.000Z');
  expect(await subscriberOf(subscriber)).toBeNull();
});

const heartbeat = { HEARTBEAT_URL: 'https://beat.test/1' };

it('notes a run that ended well, for the status, and requests the heartbeat once', async () => {
  await cronAt('2026-11-23T04:00:00.000Z', heartbeat);
  expect(fetched.map(({ url, method }) => [method, url])).toEqual([['GET', 'https://beat.test/1']]);
  expect(await rowsOf('signals')).toMatchObject([{ name: 'cron', at: '2026-11-23T04:00:00.000Z' }]);
});

it('sends emails although another task fails, and then requests no heartbeat', async () => {
  expectLogs('scheduled_task_failed');
  setTime('2026-11-01T08:00:00.000Z');
  await subscribe(subscriber);
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name).bind(target);
      return (sql: string) => target.prepare(sql.includes('file_deletions') ? 'SELECT no_such_function()' : sql);
    },
  });
  await cronAt('2026-11-04T08:00:00.000Z', { ...heartbeat, DB });
  expect(subjectsTo(subscriber)).toContain('Get to Know Rihla AI Better');
  expect(fetched).toEqual([]);
});

it('alerts when a check goes down', async () => {
  expectLogs('cron_not_noted', 'scheduled_task_failed');
  const FILES = { head: () => Promise.reject(new Error('R2')) } as unknown as R2Bucket;
  await cronAt('2026-11-23T04:00:00.000Z', { FILES, ACCESS_AUD: '', ALERT_WEBHOOK_URL: 'https://alert.test/hook' });
  expect(fetched.map(({ url, method }) => [method, url])).toEqual([['POST', 'https://alert.test/hook']]);
  expect((await fetched[0]!.json<{ text: string }>()).text).toContain('File storage is down.');
  expect((await getAsStaff('/api/admin/status')).status).toBe(200);
});
