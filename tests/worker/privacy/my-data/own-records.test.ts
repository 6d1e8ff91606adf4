import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { StageColumn } from '#shared/contracts/inbox.ts';
import type { MyData } from '#shared/contracts/privacy.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { dayLength } from '#shared/time/days.ts';
import { withdrawApplication } from '#worker/privacy/my-data/own-records.ts';
import { addHost, beginOnMonday, rowsOf, tuesdayAtNine, tuesdayAtTen } from '../../support/bookings.ts';
import { freshAddress } from '../../support/client.ts';
import { repliesTo, reply } from '../../support/conversation.ts';
import { formWith, pdf, pdfFile } from '../../support/cv-files.ts';
import { databaseFailingAt, jsonPost, requestWith } from '../../support/faults.ts';
import { jobApplication } from '../../support/forms.ts';
import { mailbox } from '../../support/mail.ts';
import { knownAddress, linkFor } from '../../support/my-data.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { accessOff, asStaff as asStaffWith, getAsStaff } from '../../support/staff.ts';
import { openPage, postPage } from '../../support/token-pages.ts';

const withdrawPath = '/my-data/withdraw';

let mails: ReturnType<typeof mailbox>;
beforeEach(() => {
  mails = mailbox();
});

async function apply(email: string): Promise<Submission> {
  const body = formWith(jobApplication({ email }), pdfFile(pdf(), 'سيرتي.pdf'));
  const headers = { 'cf-connecting-ip': freshAddress() };
  const response = await requestWith({}, '/api/submissions', { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  return (await response.json<{ submission: Submission }>()).submission;
}

const address = () => `${crypto.randomUUID()}@applicant.example`;
const ownData = async (token: string) => (await openPage(token, {}, '/my-data/export')).json<MyData>();
const asStaff = async (id: string) => (await getAsStaff(`/api/admin/submissions/${id}`)).json<SubmissionDetail>();

async function onBoard(id: string): Promise<boolean> {
  const board = await getAsStaff('/api/admin/applications');
  const { stages } = await board.json<{ stages: StageColumn[] }>();
  return stages.some(({ items }) => items.some((item) => item.id === id));
}

it('takes a withdrawn application off the board, and keeps the day of its deletion', async () => {
  const email = address();
  const [{ id }, other] = [await apply(email), await apply(email)];
  const token = await linkFor(email);
  const purgeAt = (await ownData(token)).submissions.find((one) => one.id === id)!.purge_at;
  expect(await (await openPage(token)).text()).toContain('Withdraw this application');
  expect(await onBoard(id)).toBe(true);
  const mailsBefore = (await ownData(token)).emails.length;

  const response = await postPage(withdrawPath, { token, id });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/my-data?token=${encodeURIComponent(token)}#submissions`);

  const { submissions, emails } = await ownData(token);
  const withdrawn = submissions.find((one) => one.id === id)!;
  expect(withdrawn).toMatchObject({ status: 'withdrawn', purge_at: purgeAt });
  expect(submissions.find((one) => one.id === other.id)!.status).toBe('pending');
  expect(emails).toHaveLength(mailsBefore);
  expect(await (await openPage(token)).text()).toContain('Withdrawn by you');
  const { submission, events } = await asStaff(id);
  expect(submission).toMatchObject({ status: 'withdrawn', stage: null });
  expect(events).toEqual([{ field: 'withdrawn', from: 'new', to: 'withdrawn', by: 'visitor', at: expect.any(String) }]);
  expect([await onBoard(id), await onBoard(other.id)]).toEqual([false, true]);
});

it('withdraws an application once', async () => {
  const email = address();
  const { id } = await apply(email);
  const token = await linkFor(email);
  for (const _ of [1, 2]) expect((await postPage(withdrawPath, { token, id })).status).toBe(303);
  expect((await asStaff(id)).events).toHaveLength(1);
});

it('leaves an application of another address and a form of another kind as they are', async () => {
  const { id } = await apply(address());
  const demoAddress = await knownAddress();
  const token = await linkFor(demoAddress);
  const [demo] = (await ownData(token)).submissions;
  for (const target of [id, demo!.id]) await postPage(withdrawPath, { token, id: target });
  expect((await asStaff(id)).submission.status).toBe('pending');
  expect((await asStaff(demo!.id)).submission.status).toBe('pending');
  await expectRefusal(postPage(withdrawPath, { token: 'wrong', id }), [404, 'page', '/my-data/expired: ']);
});

it('returns a withdrawn application to the board when staff give it a stage', async () => {
  const email = address();
  const { id } = await apply(email);
  await postPage(withdrawPath, { token: await linkFor(email), id });
  const change = (body: object) =>
    requestWith(accessOff, `/api/admin/submissions/${id}`, { ...jsonPost(body), method: 'PATCH' }, 'http://localhost');
  expect((await change({ hidden: 'spam', expectedStatus: 'completed' })).status).toBe(409);
  expect((await change({ stage: 'screening', expectedStatus: 'withdrawn' })).status).toBe(200);
  expect((await asStaff(id)).submission).toMatchObject({ status: 'contacted', stage: 'screening' });
  expect(await onBoard(id)).toBe(true);
});

it('sends a person their own file, and notes it in the audit log', async () => {
  const email = address();
  const { attachments } = await apply(email);
  const path = `/my-data/files/${attachments![0]!.id}`;
  const token = await linkFor(email);
  expect(await (await openPage(token)).text()).toContain(path);
  await expectRefusal(openPage(await linkFor(address()), {}, path), [404, 'page', '/my-data/expired: '], () =>
    openPage(token, {}, path),
  );
  const file = await openPage(token, {}, path);
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('سيرتي.pdf'));
  expect((await file.arrayBuffer()).byteLength).toBe(300);
  const { results } = await env.DB.prepare(
    "SELECT done_by FROM audit_log WHERE detail = ? AND action = 'attachment_downloaded'",
  )
    .bind(attachments![0]!.id)
    .all();
  expect(results).toEqual([{ done_by: 'owner' }, { done_by: 'owner' }]);
});

it('confirms with the file that arrived, and how to replace or withdraw it', async () => {
  const email = address();
  await apply(email);
  await expect.poll(() => mails.to(email)).toHaveLength(1);
  const { text } = mails.to(email)[0]!;
  expect(text).toContain('سيرتي.pdf');
  expect(text).toContain('to replace your CV, reply to this email with the new file');
  expect(text).toMatch(/See, correct or withdraw.*\/my-data/s);
});

it('cancels the interview and the scheduled replies of that application only', async () => {
  await beginOnMonday();
  await addHost('recruiter');
  const email = address();
  const [{ id }, other] = [await apply(email), await apply(email)];
  const book = (submissionId: string, startsAt: string) =>
    asStaffWith('/api/admin/bookings', jsonPost({ submissionId, startsAt, hostId: 'recruiter' }));
  expect((await book(id, tuesdayAtNine)).status).toBe(201);
  expect((await book(other.id, tuesdayAtTen)).status).toBe(201);
  const sendAt = new Date(Date.now() + dayLength).toISOString();
  for (const one of [id, other.id]) expect((await reply(one, { sendAt })).status).toBe(202);

  await postPage(withdrawPath, { token: await linkFor(email), id });

  const bookings = await rowsOf<{ submission_id: string; status: string }>('bookings');
  expect(Object.fromEntries(bookings.map((one) => [one.submission_id, one.status]))).toEqual({
    [id]: 'cancelled',
    [other.id]: 'confirmed',
  });
  expect((await repliesTo(id)).map(({ status }) => status)).toEqual(['cancelled']);
  expect((await repliesTo(other.id)).map(({ status }) => status)).toEqual(['queued']);
});

it('cancels the interview with the withdrawal, whichever statement fails', async () => {
  await beginOnMonday();
  await addHost('recruiter');
  const email = address();
  const { id } = await apply(email);
  const body = { submissionId: id, startsAt: tuesdayAtNine, hostId: 'recruiter' };
  expect((await asStaffWith('/api/admin/bookings', jsonPost(body))).status).toBe(201);
  const state = async () => {
    const [booking] = await rowsOf<{ status: string }>('bookings');
    return [booking!.status, (await asStaff(id)).submission.status];
  };
  let failures = 0;
  while ((await state())[0] === 'confirmed') {
    expect(await state()).toEqual(['confirmed', 'contacted']);
    const DB = databaseFailingAt(failures);
    failures += await withdrawApplication({ ...env, DB }, id, email).then(
      () => 0,
      () => 1,
    );
  }
  expect(await state()).toEqual(['cancelled', 'withdrawn']);
  expect(failures).toBeGreaterThan(8);
});
