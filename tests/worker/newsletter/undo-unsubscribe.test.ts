import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SubscriberPage } from '#shared/contracts/subscribers.ts';
import { dayLength } from '#shared/time/days.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { emptyMailbox, outbox } from '../support/mail.ts';
import { consentsFor, post, subscribe, subscriberOf, unconfirmed } from '../support/newsletter.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff, getAsStaff } from '../support/staff.ts';

const notRestorable =
  'Only an unsubscribe by staff can be taken back, within a day, and not for a blocked or unconfirmed address.';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await emptyMailbox();
});

async function newSubscriber() {
  const email = `${crypto.randomUUID()}@back.example`;
  await subscribe(email);
  vi.setSystemTime(Date.now() + 1000);
  return (await subscriberOf(email))!;
}

const change = (id: string, method: 'POST' | 'DELETE') =>
  requestWith(accessOff, `/api/admin/subscribers/${id}/unsubscribe`, { ...jsonPost({}), method }, 'http://localhost');
const list = async (query = '') =>
  (await getAsStaff(`/api/admin/subscribers?limit=100&${query}`)).json<SubscriberPage>();
const mailsTo = async (email: string) =>
  (await outbox())
    .filter(({ to_address }) => to_address === email)
    .map(({ kind, status }) => `${kind} ${status}`)
    .sort();

it('subscribes again whom staff unsubscribed by mistake, with proof and an email', async () => {
  const { id, email, subscribed_at } = await newSubscriber();
  const before = await mailsTo(email);
  await change(id, 'POST');
  expect((await list()).restorable).toEqual([id]);
  vi.setSystemTime(Date.now() + 1000);
  const answer = await change(id, 'DELETE');
  expect(await answer.json()).toMatchObject({ subscriber: { id, status: 'active' } });
  expect((await subscriberOf(email))!.subscribed_at > subscribed_at).toBe(true);
  expect(await consentsFor(email)).toEqual([
    ['given', 'footer'],
    ['withdrawn', 'staff'],
    ['given', 'staff_correction'],
  ]);
  expect(await mailsTo(email)).toEqual([...before, 'newsletter_goodbye sent', 'newsletter_welcome_back sent'].sort());
  expect((await list()).restorable).toEqual([]);
  expect(
    await env.DB.prepare("SELECT detail FROM audit_log WHERE action = 'unsubscribe_taken_back'").all(),
  ).toMatchObject({ results: [{ detail: id }] });
});

it('undoes nothing after a day, twice, or what the subscriber did', async () => {
  const [late, twice, own] = [await newSubscriber(), await newSubscriber(), await newSubscriber()];
  for (const { id } of [late, twice, own]) await change(id, 'POST');
  expect([(await change(twice.id, 'DELETE')).status, (await change(twice.id, 'DELETE')).status]).toEqual([200, 409]);
  await subscribe(own.email);
  await post('/api/newsletter/unsubscribe', { token: own.token });
  await expectRefusal(change(own.id, 'DELETE'), [409, 'status_changed', notRestorable]);
  vi.setSystemTime(Date.now() + dayLength);
  await expectRefusal(change(late.id, 'DELETE'), [409, 'status_changed', notRestorable]);
  expect((await list()).restorable).toEqual([]);
  await expectRefusal(change('none', 'DELETE'), [404, 'not_found', 'This subscriber no longer exists.']);
});

it('does not activate an address that never confirmed, is blocked, or was erased', async () => {
  const { email } = await unconfirmed();
  const { id } = (await subscriberOf(email))!;
  await change(id, 'POST');
  await expectRefusal(change(id, 'DELETE'), [409, 'status_changed', notRestorable]);
  const blocked = await newSubscriber();
  await change(blocked.id, 'POST');
  await requestWith(accessOff, '/api/admin/suppressions', jsonPost({ email: blocked.email }), 'http://localhost');
  await expectRefusal(change(blocked.id, 'DELETE'), [409, 'status_changed', notRestorable]);
  const erased = await newSubscriber();
  await change(erased.id, 'POST');
  await erasePersonalData(env, erased.email, 'amal@rihla.example');
  await expectRefusal(change(erased.id, 'DELETE'), [404, 'not_found', 'This subscriber no longer exists.']);
});

it('counts the unsubscribe of a newsletter no longer, and sends the follow-ups again', async () => {
  const { id, email } = await newSubscriber();
  const sentAt = new Date().toISOString();
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO newsletters (id, kind, subject, content, created_by, created_at, recipients, queued, sent)
       VALUES ('n1', 'newsletter', '', '', '', '', 1, 0, 1)`,
    ),
    env.DB.prepare(
      `INSERT INTO emails (id, kind, to_address, subject, status, due_at, sent_at, created_at, subscriber_id, newsletter_id)
       VALUES ('e1', 'newsletter', ?, '', 'sent', ?2, ?2, ?2, ?3, 'n1')`,
    ).bind(email, sentAt, id),
  ]);
  const unsubscribed = () =>
    env.DB.prepare("SELECT unsubscribed FROM newsletters WHERE id = 'n1'").first('unsubscribed');
  await change(id, 'POST');
  expect(await unsubscribed()).toBe(1);
  await change(id, 'DELETE');
  expect(await unsubscribed()).toBe(0);
  vi.setSystemTime(Date.now() + 4 * dayLength);
  await deliverDue(env);
  expect(await mailsTo(email)).toContain('newsletter_follow_up_1 sent');
});

it('tells how many subscribers match, on the first page', async () => {
  await env.DB.prepare('DELETE FROM newsletter_subscribers').run();
  for (let i = 0; i < 3; i++) await newSubscriber();
  await change((await list()).items[0]!.id, 'POST');
  const totals = ['', 'status=active', 'status=unsubscribed', 'locale=ar', 'q=back', 'q=back&status=active', 'q=none'];
  expect(await Promise.all(totals.map(async (query) => (await list(query)).total))).toEqual([3, 2, 1, 0, 3, 2, 0]);
  const first = await (await getAsStaff('/api/admin/subscribers?limit=2')).json<SubscriberPage>();
  expect([first.total, first.items.length]).toEqual([3, 2]);
  expect((await list(`cursor=${first.nextCursor}`)).total).toBeNull();
});
