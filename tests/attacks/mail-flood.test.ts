// A program enters one stranger's address in every form, again and again, so that the site floods the stranger's inbox.
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { beginOnMonday, bookDemo, monday, setTime, tuesdayAtNine } from '../worker/support/bookings.ts';
import { begunSession, leaveAddress } from '../worker/support/chats.ts';
import { request } from '../worker/support/client.ts';
import { jsonPost, requestWith } from '../worker/support/faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../worker/support/forms.ts';
import { deleteSubscribers, hour, mailbox, minute, outbox } from '../worker/support/mail.ts';
import { subscribe } from '../worker/support/newsletter.ts';
import { countOf } from '../worker/support/records.ts';
import { accessOff, getAsStaff } from '../worker/support/staff.ts';

const staffAddresses = ['sales@rihla.example', 'partners@rihla.example', 'careers@rihla.example'];
const victim = 'Stranger@Victim.example';
let now = Date.parse(monday);

beforeEach(async () => {
  await beginOnMonday();
  await deleteSubscribers();
  now = Date.parse(monday);
});
function pass(ms: number): void {
  now += ms;
  setTime(new Date(now).toISOString());
}

const attempts = [
  (email: string) =>
    request('/api/submissions', demoRequest({ email, id: crypto.randomUUID(), preferredDate: '2026-11-24' })),
  (email: string) => request('/api/submissions', partnershipInquiry({ email, id: crypto.randomUUID() })),
  (email: string) => request('/api/submissions', jobApplication({ email, id: crypto.randomUUID() })),
  async (email: string) => leaveAddress(await begunSession(), { email }),
];

it('sends 5 of 12 simultaneous confirmations, stores all forms, notifies staff', async () => {
  const mails = mailbox();
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, i) => attempts[i % 4]!(i % 2 ? victim : victim.toUpperCase())),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(201));
  const toVictim = mails.sent.filter(({ to }) => to.toLowerCase() === victim.toLowerCase());
  expect(toVictim).toHaveLength(5);
  expect(await countOf('form_submissions')).toBe(12);
  for (const address of staffAddresses) expect(mails.to(address)).toHaveLength(12);
  const cancelled = (await outbox()).filter(({ status }) => status === 'cancelled');
  expect(cancelled.map(({ last_error }) => last_error)).toEqual(Array(7).fill('address_limit'));
});

it('counts newsletters, bookings and links to the stored data too', async () => {
  const mails = mailbox();
  const { token } = await bookDemo('2026-11-26T05:00:00.000Z', { email: victim });
  await request(`/api/bookings/${token}/reschedule`, { startsAt: '2026-11-26T06:00:00.000Z' });
  await subscribe(victim);
  await request('/api/my-data', { email: victim });
  await request(`/api/bookings/${token}/cancel`, {});
  expect(mails.to(victim)).toHaveLength(5);
  await request('/api/my-data', { email: victim });
  const { token: unsubscribe } = (await env.DB.prepare('SELECT token FROM newsletter_subscribers').first<{
    token: string;
  }>())!;
  await request('/api/newsletter/unsubscribe', { token: unsubscribe });
  for (const attempt of attempts) await attempt(victim);
  expect(mails.to(victim)).toHaveLength(5);
  const limited = (await outbox()).filter(({ last_error }) => last_error === 'address_limit');
  expect(limited.map(({ kind }) => kind)).toEqual([
    'data_link',
    'newsletter_goodbye',
    'demo_confirmation',
    'partnership_confirmation',
    'career_confirmation',
    'other_confirmation',
  ]);
});

it('sends at most 10 in a day, however they are spread', async () => {
  const mails = mailbox();
  for (let hours = 0; hours < 24; hours += 6) {
    for (let i = 0; i < 5; i++) await attempts[i % 4]!(victim);
    pass(6 * hour - 10 * minute);
  }
  expect(mails.to(victim)).toHaveLength(10);
  pass(4 * hour);
  await attempts[0]!(victim);
  expect(mails.to(victim)).toHaveLength(11);
});

it('blocks no other address, no email by staff and none after a booking', async () => {
  const mails = mailbox();
  const { booking } = await bookDemo(tuesdayAtNine, { email: victim });
  for (let i = 0; i < 8; i++) await attempts[i % 4]!(victim);
  expect(mails.to(victim)).toHaveLength(5);
  await attempts[0]!('another@victim.example');
  expect(mails.to('another@victim.example')).toHaveLength(1);
  const move = jsonPost({ startsAt: '2026-11-25T05:00:00.000Z' });
  await requestWith(accessOff, `/api/admin/bookings/${booking.id}/reschedule`, move, 'http://localhost');
  expect(mails.to(victim)).toHaveLength(6);
  expect((await outbox()).filter(({ kind }) => kind === 'booking_moved')).toMatchObject([{ status: 'sent' }]);
  expect(
    (await outbox()).filter(({ kind, status }) => kind === 'booking_reminder' && status === 'queued'),
  ).toHaveLength(2);
});

it('shows staff on the record that no confirmation was sent, and why', async () => {
  mailbox();
  for (let i = 0; i < 5; i++) await attempts[1]!(victim);
  const { submission } = await (await attempts[1]!(victim)).json<{ submission: { id: string } }>();
  const { mails } = await (await getAsStaff(`/api/admin/submissions/${submission.id}`)).json<{ mails: object[] }>();
  expect(mails).toMatchObject([
    { kind: 'partnership_confirmation', status: 'cancelled', sent_at: null, last_error: 'address_limit' },
  ]);
});

it.each([
  ['gmail.com', ['v.ictim@gmail.com', 'vi.ctim@gmail.com', 'victim+1@gmail.com', 'VICTIM@googlemail.com']],
  ['another domain', ['victim@corp.example', 'victim+1@corp.example', 'Victim+2@corp.example', 'victim+@corp.example']],
])('counts the spellings of one mailbox as one address, at %s', async (_, spellings) => {
  const mails = mailbox();
  for (let i = 0; i < 8; i += 1) {
    const email = spellings[i % spellings.length]!;
    const response = await request('/api/submissions', partnershipInquiry({ email, id: crypto.randomUUID() }));
    expect((await response.json<{ submission: { email: string } }>()).submission.email).toBe(email);
  }
  const counted = mails.sent.filter(({ to }) => spellings.includes(to));
  expect(counted).toHaveLength(5);
});

it('does not count dots at other domains, nor other mailboxes', async () => {
  const mails = mailbox();
  for (const email of ['a.b@corp.example', 'ab@corp.example', 'a.b@other.example']) {
    for (let i = 0; i < 3; i += 1)
      await request('/api/submissions', partnershipInquiry({ email, id: crypto.randomUUID() }));
  }
  expect(mails.sent.filter(({ to }) => to.endsWith('.example') && !staffAddresses.includes(to))).toHaveLength(9);
});
