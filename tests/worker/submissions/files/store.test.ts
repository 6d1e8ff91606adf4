import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { checkCv } from '#worker/submissions/files/check-cv.ts';
import { deleteDueFiles, putFile } from '#worker/submissions/files/store.ts';
import { freshAddress } from '../../support/client.ts';
import { docx, docxFile, formWith, pdf, pdfFile } from '../../support/cv-files.ts';
import { databaseFailingAt, requestWith } from '../../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../../support/forms.ts';
import { expectLogs } from '../../support/logs.ts';
import { mailbox } from '../../support/mail.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { accessOff, getAsStaff } from '../../support/staff.ts';
import { emptyTables } from '../../support/tables.ts';

const fiveMegabytes = 5 * 1024 * 1024;

const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  mailbox();
  await emptyTables('form_submissions');
  await deleteDueFiles(env, Date.now() + 2 * day);
});
async function runCron(): Promise<void> {
  await worker.scheduled({} as ScheduledController, env);
}

async function send(form: FormData, bindings: Partial<Bindings> = {}, path = '/api/submissions', address?: string) {
  const headers = { 'cf-connecting-ip': address ?? freshAddress() };
  return requestWith(bindings, path, { method: 'POST', headers, body: form, redirect: 'manual' });
}

async function apply(cv: File, overrides: Record<string, unknown> = {}): Promise<Submission> {
  const response = await send(formWith(jobApplication(overrides), cv));
  expect(response.status).toBe(201);
  return (await response.json<{ submission: Submission }>()).submission;
}

async function keys(): Promise<string[]> {
  return (await env.FILES!.list()).objects.map(({ key }) => key);
}

async function rows(table: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results;
}

it('stores an application with its file under a random key, and lists it', async () => {
  const submission = await apply(pdfFile(pdf(), 'C:\\temp\\My\tCV ‮سيرة.pdf'), {
    coverLetter: 'one\r\ntwo',
    contactMeByFax: 'false',
  });
  expect(submission.message).toBe('one\ntwo');
  const [attachment] = submission.attachments!;
  expect(attachment).toEqual({ id: attachment!.id, name: 'My CV سيرة.pdf', size: 300, type: 'application/pdf' });
  const [row] = await rows('attachments');
  expect(row).toMatchObject({ submission_id: submission.id, size: 300, suspicious: 0 });
  expect(await keys()).toEqual([row!.key]);
  expect(row!.key).toMatch(/^cv\/[0-9a-f-]{36}$/);
  expect(await rows('file_deletions')).toEqual([]);
});

it('refuses files at the field without a bucket, and stores nothing', async () => {
  const without = { FILES: undefined } as unknown as Partial<Bindings>;
  const refused = await send(formWith(jobApplication(), pdfFile()), without);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'cv', message: expect.stringContaining('Files cannot be attached here') }],
  });
  expect(await rows('form_submissions')).toEqual([]);
  expect((await send(formWith(jobApplication()), without)).status).toBe(201);
});

it('accepts an application without a file, and ignores the file of another form', async () => {
  expect((await send(formWith(jobApplication()))).status).toBe(201);
  expect((await send(formWith(jobApplication(), new File([], '')))).status).toBe(201);
  expect((await send(formWith(partnershipInquiry(), pdfFile()))).status).toBe(201);
  expect(await keys()).toEqual([]);
});

it('accepts 5 MiB and not a byte more', async () => {
  await apply(pdfFile(pdf(fiveMegabytes - 1)));
  await apply(pdfFile(pdf(fiveMegabytes)), { email: 'second@applicant.example' });
  const response = await send(formWith(jobApplication({ locale: 'ar' }), pdfFile(pdf(fiveMegabytes + 1))));
  expect(response.status).toBe(422);
  const { errors } = await response.json<{ errors: { path: string; message: string }[] }>();
  expect(errors.map(({ path }) => path)).toEqual(['cv']);
  expect(errors[0]!.message).toMatch(/يُرجى اختيار/);
  expect(await keys()).toHaveLength(2);
});

it('refuses more than 10 MiB without reading it', async () => {
  const body = new ReadableStream({
    pull() {
      throw new Error('read');
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(10 * 1024 * 1024 + 1) };
  const response = await requestWith({}, '/api/submissions', { method: 'POST', headers, body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'cv' }] });
});

it('refuses a body without a length that goes on past 10 MiB', async () => {
  const chunk = new Uint8Array(1024 * 1024);
  let chunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      chunks += 1;
      if (chunks > 100) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' };
  const response = await requestWith({}, '/api/submissions', { method: 'POST', headers, body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'cv' }] });
  expect(chunks).toBeLessThan(20);
});

it('answers a cut-off body with a client error, and stores nothing', async () => {
  const whole = new Request('http://a', { method: 'POST', body: formWith(jobApplication(), pdfFile()) });
  const type = whole.headers.get('content-type')!;
  const bytes = await whole.arrayBuffer();
  for (const length of [0, 1, 100, bytes.byteLength - 200, bytes.byteLength - 1]) {
    const init = { method: 'POST', headers: { 'content-type': type }, body: bytes.slice(0, length) };
    expect([415, 422]).toContain((await requestWith({}, '/api/submissions', init)).status);
  }
  expect([await keys(), await rows('file_deletions'), await rows('form_submissions')]).toEqual([[], [], []]);
});

it('reports the errors of the fields and of the file together, and stores nothing', async () => {
  const fields = jobApplication({ email: 'nobody' });
  const response = await send(formWith(fields, docxFile(docx(['word/vbaProject.bin']))));
  expect(response.status).toBe(422);
  const { errors } = await response.json<{ errors: { path: string }[] }>();
  expect(errors.map(({ path }) => path)).toEqual(['email', 'cv']);
  expect([await keys(), await rows('file_deletions'), await rows('form_submissions')]).toEqual([[], [], []]);
});

it('keeps one record and one file of an application that comes twice', async () => {
  const id = crypto.randomUUID();
  const first = await apply(pdfFile(), { id });
  const second = await send(formWith(jobApplication({ id }), pdfFile()));
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual({ submission: first });
  const other = await send(formWith(jobApplication({ id }), pdfFile(pdf(301))));
  await expectRefusal(other, [409, 'id_already_used', 'This id belongs to a different request.']);
  expect(await keys()).toHaveLength(1);
  const plain = formWith(jobApplication({ email: 'plain@applicant.example' }), docxFile());
  for (let i = 0; i < 2; i++) expect((await send(plain, {}, '/forms/career', '2001:db8::cafe')).status).toBe(303);
  expect(await keys()).toHaveLength(2);
  expect(await rows('form_submissions')).toHaveLength(2);
  expect(await rows('file_deletions')).toEqual([]);
});

it('leaves no file behind when the Worker dies around storing it', async () => {
  const { cv } = await checkCv(pdfFile(), env.FILES);
  await putFile(env, cv!);
  const dying = { put: () => Promise.reject(new Error('died')) } as unknown as R2Bucket;
  await expect(putFile({ ...env, FILES: dying }, cv!)).rejects.toThrow('temporarily unavailable');
  expect(await keys()).toHaveLength(1);
  expect(await rows('file_deletions')).toHaveLength(2);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + day + 1000);
  await runCron();
  expect([await keys(), await rows('file_deletions')]).toEqual([[], []]);
});

it('leaves no file behind when the database fails in between', async () => {
  expectLogs('request_failed');
  const response = await send(formWith(jobApplication(), pdfFile()), { DB: databaseFailingAt(3) });
  expect(response.status).toBe(500);
  expect(await rows('form_submissions')).toEqual([]);
  expect(await keys()).toHaveLength(1);
  const submission = await apply(pdfFile());
  await deleteDueFiles(env);
  expect(await keys()).toHaveLength(2);
  await deleteDueFiles(env, Date.now() + day + 1000);
  const [attachment] = await rows('attachments');
  expect(attachment!.submission_id).toBe(submission.id);
  expect(await keys()).toEqual([attachment!.key]);
  expect(await rows('file_deletions')).toEqual([]);
});

it('deletes at most 100 files in a run, and tries again those that R2 refused', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
     INSERT INTO file_deletions SELECT 'cv/' || i, '' FROM n`,
  ).run();
  const failing = { delete: () => Promise.reject(new Error('R2')) } as unknown as R2Bucket;
  await expect(deleteDueFiles({ ...env, FILES: failing })).rejects.toThrow('R2');
  expect(await rows('file_deletions')).toHaveLength(150);
  await deleteDueFiles(env);
  expect(await rows('file_deletions')).toHaveLength(50);
});

it('stores twenty simultaneous applications', async () => {
  const sent = Array.from({ length: 20 }, (_, i) => apply(pdfFile(), { email: `a${i}@applicant.example` }));
  const ids = (await Promise.all(sent)).map(({ attachments }) => attachments![0]!.id);
  expect(new Set(ids).size).toBe(20);
  expect(await keys()).toHaveLength(20);
});

it('deletes the file right away when its sender is erased', async () => {
  const { email } = await apply(pdfFile());
  await erasePersonalData(env, email, 'owner');
  expect([await keys(), await rows('attachments'), await rows('file_deletions')]).toEqual([[], [], []]);
});

it('lets staff download a file as a file, and records it in the audit log', async () => {
  const { attachments } = await apply(pdfFile(pdf(), "سيرة 'ذاتية'.pdf"));
  const path = `/api/admin/attachments/${attachments![0]!.id}`;
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext;
  const response = await app.fetch(new Request(`http://localhost${path}`), { ...env, ...accessOff }, context);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '300',
    'content-disposition': `attachment; filename="____ '_____'.pdf"; filename*=UTF-8''${encodeURIComponent('سيرة ')}%27${encodeURIComponent('ذاتية')}%27.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await response.arrayBuffer()).byteLength).toBe(300);
  const logged = await rows("audit_log WHERE action = 'attachment_downloaded'");
  expect(logged.at(-1)).toMatchObject({ detail: attachments![0]!.id, done_by: 'staff@localhost' });
  const forged = await requestWith({}, path, { headers: { 'cf-access-jwt-assertion': 'a.b.c' } });
  await expectRefusal(forged, [403, 'access_denied', 'We couldn’t verify your sign-in. Please sign in again.'], () =>
    getAsStaff(path),
  );
  await env.FILES!.delete(await keys());
  const missing = await app.fetch(new Request(`http://localhost${path}`), { ...env, ...accessOff }, context);
  await expectRefusal(missing, [404, 'not_found', 'This file no longer exists.']);
  await missing.body?.cancel();
});

it('shows only harmless PDFs in the page, and only to staff', async () => {
  const view = async (file: File) => {
    const { attachments } = await apply(file, { email: `${crypto.randomUUID()}@applicant.example` });
    return getAsStaff(`/api/admin/attachments/${attachments![0]!.id}/view`);
  };
  const shown = await view(pdfFile(pdf(), `${'سيرة '.repeat(60)}.pdf`));
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="_/),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect((await shown.arrayBuffer()).byteLength).toBe(300);
  expect(await rows("audit_log WHERE action = 'attachment_viewed'")).toHaveLength(1);
  await expectRefusal(view(docxFile()), [404, 'not_found', 'This file can only be downloaded.']);
  await expectRefusal(
    view(pdfFile(pdf(300, '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'))),
    [404, 'not_found', 'This file can only be downloaded.'],
    () => view(pdfFile()),
  );
  expect(await rows("audit_log WHERE action = 'attachment_viewed'")).toHaveLength(2);
});
