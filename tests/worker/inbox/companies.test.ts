import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Company, CompanySummary } from '#shared/contracts/companies.ts';
import { companyKeyOf } from '#shared/inbox/company-key.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { store } from '../support/conversation.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { addSubmission } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  mailbox();
  await emptyTables('form_submissions', 'staff');
});

const companyOf = async (key: string) => {
  const answer = await getAsStaff(`/api/admin/companies/${encodeURIComponent(key)}`);
  expect(answer.status).toBe(200);
  return answer.json<Company>();
};

const dueOn = addDays(gulfDate(), 3);

it('a domain has its records, and those of private mailboxes that name the company', async () => {
  const maryam = await store(demoRequest({ email: 'Maryam@crescent.example', company: 'Crescent Community Bank' }));
  const again = await store(demoRequest({ email: 'maryam+demo@crescent.example', company: 'Crescent Community Bank' }));
  const omar = await store(partnershipInquiry({ email: 'omar@gmail.com', company: 'crescent  community bank.' }));
  await store(demoRequest({ email: 'x@other.example', company: 'Crescent Community Bank' }));
  await store(demoRequest({ email: 'y@notcrescent.example', company: 'Fourth' }));
  await asStaff(`/api/admin/submissions/${omar.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nextStep: { text: 'Send the price list', dueOn } }),
  });
  const company = await companyOf('crescent.example');
  expect(company.name).toBe('Crescent Community Bank');
  expect(company.submissions.map(({ id }) => id).sort()).toEqual([maryam.id, again.id, omar.id].sort());
  expect(company.people.map(({ submissions }) => submissions).sort()).toEqual([1, 2]);
  expect(company.nextSteps).toMatchObject([{ submissionId: omar.id, text: 'Send the price list', dueOn }]);
  expect((await companyOf('crescent community bank')).submissions).toHaveLength(4);
  const found = await getAsStaff('/api/admin/companies?q=Crescent');
  expect((await found.json<{ items: CompanySummary[] }>()).items).toContainEqual({
    key: 'crescent.example',
    name: 'Crescent Community Bank',
    submissions: 2,
  });
});

it('a provider of mailboxes is no company, and a search needs two letters', async () => {
  await store(demoRequest({ email: 'a@gmail.com', company: 'None' }));
  await store(demoRequest({ email: 'b@gmail.com', company: 'n/a' }));
  expect(await companyOf('gmail.com')).toMatchObject({ people: [], submissions: [], bookings: [], nextSteps: [] });
  const found = await getAsStaff('/api/admin/companies?q=gmail');
  expect(await found.json()).toEqual({ items: [] });
  await expectRefusal(getAsStaff('/api/admin/companies?q=g'), [
    422,
    'validation_failed',
    'q: Please type two letters.',
  ]);
});

it('a search lists five companies', async () => {
  for (let i = 0; i < 6; i++) await addSubmission({ email: `a@bank${i}.example`, company: 'Bank', searchText: 'bank' });
  const found = await getAsStaff('/api/admin/companies?q=Bank');
  expect((await found.json<{ items: CompanySummary[] }>()).items).toHaveLength(5);
});

it('a company shows only the records that the roles allow', async () => {
  const demo = await store(demoRequest({ email: 'a@crescent.example' }));
  const application = await store(jobApplication({ email: 'b@crescent.example' }));
  const seen = async (roles: string[]) => {
    await asStaff('/api/admin/staff/amal@rihla.example', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ roles: ['admin'] }),
    });
    await asStaff('/api/admin/staff/noura@rihla.example', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ roles }),
    });
    const answer = await getAsStaff('/api/admin/companies/crescent.example', {
      STAFF_DEV_EMAIL: 'noura@rihla.example',
    });
    return answer.ok ? (await answer.json<Company>()).submissions.map(({ id }) => id) : answer.status;
  };
  expect([await seen(['sales']), await seen(['recruiting']), await seen(['marketing'])]).toEqual([
    [demo.id],
    [application.id],
    403,
  ]);
});

it('the key of a name is a name again, and has no dot', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (company) => {
      const key = companyKeyOf({ email: 'a@gmail.com', company });
      if (key === null) return;
      expect(key).not.toContain('.');
      expect(companyKeyOf({ email: 'A@GMAIL.com', company: key })).toBe(key);
    }),
  );
});
