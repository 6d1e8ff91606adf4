import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { MyData } from '#shared/contracts/privacy.ts';
import { dayLength } from '#shared/time/days.ts';
import { signedToken } from '#worker/db/keys.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { setTime } from '../../support/bookings.ts';
import { nameRoles } from '../../support/colleagues.ts';
import { amal, asStaff, postAsStaff, store } from '../../support/conversation.ts';
import { jsonPost } from '../../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../../support/forms.ts';
import { mailbox } from '../../support/mail.ts';
import { linkFor } from '../../support/my-data.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { getAsStaff, asStaff as staffRequest } from '../../support/staff.ts';
import { emptyTables } from '../../support/tables.ts';
import { openPage, postPage } from '../../support/token-pages.ts';

const path = '/keep-application';
const start = '2026-11-30T08:00:00.000Z';

let mails: ReturnType<typeof mailbox>;

beforeEach(() => {
  setTime(start);
  mails = mailbox();
});

async function apply(overrides: Record<string, unknown> = {}) {
  return store(jobApplication({ email: `${crypto.randomUUID()}@applicant.example`, ...overrides }));
}

const ask = (id: string, months: unknown = 12, by = amal) => postAsStaff(`${id}/keep`, { months }, by);
const detail = async (id: string) => (await asStaff(id)).json<SubmissionDetail>();
const keepOf = async (id: string) => (await detail(id)).submission.keep;
const tokenOf = (id: string) => signedToken(env, 'kept_applications', id);
const open = async (id: string) => openPage(await tokenOf(id), {}, path);
const answer = async (id: string, value: string, locale = '') =>
  postPage(`${locale}${path}`, { token: await tokenOf(id), answer: value });
const exists = async (id: string) => (await asStaff(id)).status === 200;
const decline = (id: string) => asStaff(id, { ...jsonPost({ stage: 'declined' }), method: 'PATCH' });

async function kept(): Promise<string[]> {
  const response = await getAsStaff('/api/admin/submissions?formType=career&kept=true&limit=100');
  return (await response.json<Page<StaffSubmission>>()).items.map(({ id }) => id);
}

it.each([
  [
    'en',
    'May we keep your application at Rihla AI?',
    'We’d like to keep your application for “AI Engineer” until 30 November 2027',
  ],
  ['ar', 'هل توافقون على أن تحتفظ رحلة بطلب التوظيف؟', 'حتى 30 نوفمبر 2027'],
] as const)('asks once by email, in the language %s, with a link', async (locale, subject, text) => {
  const { id, email } = await apply({ locale });
  const response = await ask(id);
  expect(response.status).toBe(202);
  const asked = { until: '2027-11-30', asked_at: start, agreed_at: null };
  expect(await response.json()).toEqual({ keep: asked });
  const [mail, ...others] = mails.to(email).filter((one) => one.subject === subject);
  expect(others).toEqual([]);
  expect(mail!.text).toContain(text);
  expect(mail!.text).toContain(
    `${locale === 'ar' ? '/ar' : ''}/keep-application?token=${encodeURIComponent(await tokenOf(id))}`,
  );
  const { submission, events } = await detail(id);
  expect(submission.keep).toEqual(asked);
  expect(events).toEqual([{ field: 'keep_asked', from: null, to: '2027-11-30', by: amal, at: start }]);
  await expectRefusal(ask(id, 24), [409, 'status_changed', /^The applicant has been asked before/]);
  expect(mails.to(email)).toHaveLength(2);
});

it.each([
  [6, '2027-05-30'],
  [12, '2027-11-30'],
  [24, '2028-11-30'],
])('keeps for %i months, at most to the last day of a month', async (months, until) => {
  const { id } = await apply();
  await ask(id, months);
  expect(await keepOf(id)).toMatchObject({ until });
  setTime('2026-08-31T08:00:00.000Z');
  const other = await apply();
  await ask(other.id, 6);
  expect(await keepOf(other.id)).toMatchObject({ until: '2027-02-28' });
});

it('changes nothing by opening the link, and keeps the application by the button', async () => {
  const { id } = await apply();
  await ask(id);
  const page = await open(id);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('May we keep your application?');
  expect(await keepOf(id)).toMatchObject({ agreed_at: null });
  expect(await kept()).not.toContain(id);

  const answered = await answer(id, 'yes');
  expect(answered.status).toBe(303);
  expect(answered.headers.get('location')).toBe(`${path}?token=${encodeURIComponent(await tokenOf(id))}`);
  expect(await keepOf(id)).toMatchObject({ agreed_at: start });
  expect(await kept()).toContain(id);
  expect(await (await open(id)).text()).toContain('Withdraw my consent');
  await answer(id, 'yes');
  await answer(id, 'no');
  expect(await keepOf(id)).toMatchObject({ agreed_at: null });
  expect(await kept()).not.toContain(id);
  expect((await detail(id)).events).toMatchObject([
    { field: 'keep_asked' },
    { field: 'keep_agreed', from: null, to: '2027-11-30', by: 'visitor' },
    { field: 'keep_withdrawn', from: '2027-11-30', to: null, by: 'visitor' },
  ]);
});

it('stays in the language of the link', async () => {
  const { id } = await apply({ locale: 'ar' });
  await ask(id);
  const answered = await answer(id, 'yes', '/ar');
  expect(answered.headers.get('location')).toMatch(/^\/ar\/keep-application\?token=/);
});

it('holds to the agreed day, and to the usual one without an answer or consent', async () => {
  const [silent, agreed, withdrawn, asked] = [await apply(), await apply(), await apply(), await apply()];
  for (const { id } of [silent, agreed, withdrawn, asked]) await decline(id);
  for (const { id } of [agreed, withdrawn, asked]) await ask(id, 24);
  for (const { id } of [agreed, withdrawn]) await answer(id, 'yes');
  await answer(withdrawn.id, 'no');
  const usual = Date.parse(start) + 365 * dayLength;
  await purgeExpired(env, usual);
  for (const { id } of [silent, withdrawn, asked, agreed]) expect(await exists(id)).toBe(true);
  await purgeExpired(env, usual + 1);
  for (const { id } of [silent, withdrawn, asked]) expect(await exists(id)).toBe(false);
  await purgeExpired(env, Date.parse('2028-11-30T20:00:00.000Z'));
  expect(await exists(agreed.id)).toBe(true);
  await purgeExpired(env, Date.parse('2028-11-30T20:00:00.001Z'));
  expect(await exists(agreed.id)).toBe(false);
});

it('cannot be answered after the day, and is no longer listed then', async () => {
  const [late, agreed] = [await apply(), await apply()];
  for (const { id } of [late, agreed]) await ask(id, 6);
  await answer(agreed.id, 'yes');
  setTime('2027-05-30T19:59:59.999Z');
  expect(await kept()).toEqual([agreed.id]);
  setTime('2027-05-30T20:00:00.000Z');
  expect(await kept()).toEqual([]);
  await answer(late.id, 'yes');
  expect(await keepOf(late.id)).toMatchObject({ agreed_at: null });
  expect(await (await open(late.id)).text()).toContain('There is nothing left to answer.');
});

it('shows the consent on the page of one’s own data, where it can be withdrawn', async () => {
  const { id, email } = await apply();
  await ask(id);
  await answer(id, 'yes');
  const token = await linkFor(email);
  expect(await (await openPage(token)).text()).toContain(
    'You agreed that we keep this application until 30 November 2027',
  );
  const own = async () => (await (await openPage(token, {}, '/my-data/export')).json<MyData>()).submissions[0]!;
  const keep = { until: '2027-11-30', asked_at: start, agreed_at: start };
  expect(await own()).toMatchObject({ keep });
  const stranger = await linkFor('stranger@applicant.example');
  await postPage('/my-data/keep', { token: stranger, id });
  expect(await keepOf(id)).toMatchObject({ agreed_at: start });
  expect((await postPage('/my-data/keep', { token, id })).status).toBe(303);
  expect(await own()).toMatchObject({ keep: { ...keep, agreed_at: null } });
});

it('ends with the withdrawal of the application', async () => {
  const { id, email } = await apply();
  await ask(id);
  await answer(id, 'yes');
  await postPage('/my-data/withdraw', { token: await linkFor(email), id });
  expect(await keepOf(id)).toMatchObject({ agreed_at: null });
  await answer(id, 'yes');
  expect(await keepOf(id)).toMatchObject({ agreed_at: null });
});

it('knows no link of another record, and none after an erasure', async () => {
  const { id, email } = await apply();
  await ask(id);
  for (const token of ['', 'a.guess', `${id}.guess`, await signedToken(env, 'bookings', id)]) {
    expect((await openPage(token, {}, path)).status).toBe(404);
    expect((await postPage(path, { token, answer: 'yes' })).status).toBe(404);
  }
  expect(await keepOf(id)).toMatchObject({ agreed_at: null });
  await erasePersonalData(env, email, amal);
  expect((await open(id)).status).toBe(404);
});

it('asks only for an application that is there, of an address that gets email', async () => {
  const { id, email } = await apply();
  await expectRefusal(ask(id, 13), [422, 'validation_failed', 'months: Choose 6, 12, 24 months.']);
  const inquiry = await store(partnershipInquiry());
  await expectRefusal(ask(inquiry.id), [422, 'validation_failed', 'Only an application can be kept for later.']);
  await expectRefusal(ask(crypto.randomUUID()), [404, 'not_found', 'This submission no longer exists.']);
  await asStaff(id, { ...jsonPost({ hidden: 'spam' }), method: 'PATCH' });
  await expectRefusal(ask(id), [409, 'status_changed', /spam or deleted/]);
  await asStaff(id, { ...jsonPost({ hidden: null }), method: 'PATCH' });
  await staffRequest('/api/admin/suppressions', jsonPost({ email }));
  await expectRefusal(ask(id), [409, 'address_blocked', 'This address is blocked, so no email was sent.'], async () => {
    await emptyTables('suppressions');
    return ask(id);
  });
});

it('is for the role of applications', async () => {
  await nameRoles();
  const { id } = await apply();
  await expectRefusal(ask(id, 12, 'sara@rihla.example'), [403, 'role_required', /recruiting/i], () =>
    ask(id, 12, 'rami@rihla.example'),
  );
  await emptyTables('staff');
});
