import { beforeEach, expect, it } from 'vitest';
import type { Person } from '#shared/contracts/contact.ts';
import { store } from '../support/conversation.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { subscribe } from '../support/newsletter.ts';
import { expectRefusal } from '../support/refusal.ts';
import { getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  mailbox();
  await emptyTables('form_submissions', 'emails');
});

const personOf = async (query: Record<string, string>) => {
  const answer = await getAsStaff(`/api/admin/person?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.json<Person>();
};

it('gathers the records of an address and of addresses with the same number', async () => {
  const [mine, work] = [`zahra-${crypto.randomUUID()}@home.example`, `zahra-${crypto.randomUUID()}@work.example`];
  const demo = await store(demoRequest({ email: mine.toUpperCase(), phone: '+971 50 123 4567' }));
  const inquiry = await store(partnershipInquiry({ email: work, phone: '050 1234567' }));
  await store(jobApplication({ email: 'somebody@else.example', phone: '+971 50 999 9999', coverLetter: '501234567' }));
  await subscribe(mine);
  const person = await personOf({ email: mine });
  expect(person.emails.sort()).toEqual([mine, work].sort());
  expect(person.submissions.map(({ id }) => id).sort()).toEqual([demo.id, inquiry.id].sort());
  expect(person.subscribers).toMatchObject([{ email: mine }]);
  expect(new Set(person.mails.map(({ to_address }) => to_address.toLowerCase()))).toEqual(new Set([mine, work]));
  expect(await personOf({ phone: '00971501234567' })).toMatchObject({ submissions: person.submissions });
});

it('gathers at most five addresses of a number, which may be a switchboard’s', async () => {
  for (let i = 0; i < 6; i++)
    await store(partnershipInquiry({ email: `caller-${i}@tower.example`, phone: '04 390 1122' }));
  expect((await personOf({ phone: '04 390 1122' })).emails).toHaveLength(5);
});

it('finds nothing for an unused address, and refuses an empty question', async () => {
  expect(await personOf({ email: 'nobody@nowhere.example' })).toEqual({
    emails: ['nobody@nowhere.example'],
    marked: [],
    phones: [],
    submissions: [],
    bookings: [],
    chats: [],
    mails: [],
    subscribers: [],
  });
  expect((await personOf({ phone: '12' })).submissions).toEqual([]);
  await expectRefusal(getAsStaff('/api/admin/person'), [
    422,
    'validation_failed',
    ': Please send an address or a phone number.',
  ]);
});
