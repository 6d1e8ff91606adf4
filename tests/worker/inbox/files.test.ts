import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ConversationEntry, SubmissionDetail } from '#shared/contracts/conversation.ts';
import { uncheckedType } from '#shared/forms/unchecked-type.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { deleteDueFiles } from '#worker/submissions/files/store.ts';
import { amal, asStaff, type Replied, reply, skipUndo, store } from '../support/conversation.ts';
import { pdf, zip } from '../support/cv-files.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { deliverMail, mailOf, storeConversation, visitor } from '../support/received-mail.ts';
import { deleteSubmission } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff as staffRequest } from '../support/staff.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mailbox();
});
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)]);
const xlsx = zip(['[Content_Types].xml', 'xl/workbook.xml']);
const program = Buffer.from('MZ\x90\0 This program cannot be run in DOS mode');
const longName = `${'عرض '.repeat(75)}.pdf`;

type Part = [name: string, content: Buffer, type?: string];

function withParts(...parts: Part[]): string {
  const body = parts.map(([name, content, type = 'application/octet-stream']) => {
    const encoded = Buffer.from(name)
      .toString('base64')
      .match(/.{1,40}/g)!;
    const words = encoded.map((word: string) => `=?utf-8?B?${word}?=`).join('\n ');
    const lines = content.toString('base64').match(/.{1,76}/g) ?? [''];
    return `--b\nContent-Type: ${type};\n name="${words}"\nContent-Transfer-Encoding: base64\n\n${lines.join('\n')}\n`;
  });
  return mailOf(`--b\n\nHere they are.\n${body.join('')}--b--`, { 'content-type': 'multipart/mixed; boundary=b' });
}

const filesOf = async (id: string) => {
  const { conversation } = await (await asStaff(id)).json<SubmissionDetail>();
  return conversation.flatMap(({ files }: ConversationEntry) => files ?? []);
};
const keys = async () => (await env.FILES!.list({ prefix: 'conversation/' })).objects.map(({ key }) => key);
const download = (id: string) => staffRequest(`/api/admin/attachments/${id}`, {});

it('keeps the files of an email, and marks those that cannot be checked', async () => {
  const { id, address } = await storeConversation();
  const mail = withParts(
    ['plan.pdf', pdf(), 'application/pdf'],
    ['logo.png', png],
    ['costs.xlsx', xlsx],
    ['note.txt', Buffer.from('نص قصير')],
    ['forged.pdf', program, 'application/pdf'],
    ['page.txt', Buffer.from('<html><script>alert(1)</script>')],
    ['setup.exe', program],
    ['plan.constructor', pdf()],
    [longName, pdf()],
    ['IMG_0412.HEIC', program],
    ['contract.doc', program],
    ['نص.txt', Buffer.from([0xe3, 0xd1, 0xcd])],
    ['empty.pdf', Buffer.alloc(0)],
  );
  expect(await deliverMail(address, mail)).toBeUndefined();
  const files = await filesOf(id);
  expect(files.map(({ name, id, type }) => [name.length <= 200 && name, id !== undefined, type.split(';')[0]])).toEqual(
    [
      ['plan.pdf', true, 'application/pdf'],
      ['logo.png', true, 'image/png'],
      ['costs.xlsx', true, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['note.txt', true, 'text/plain'],
      ['forged.pdf', true, uncheckedType],
      ['page.txt', true, uncheckedType],
      ['setup.exe', true, uncheckedType],
      ['plan.constructor', true, uncheckedType],
      [expect.stringMatching(/^عرض/), true, 'application/pdf'],
      ['IMG_0412.HEIC', true, uncheckedType],
      ['contract.doc', true, uncheckedType],
      ['نص.txt', true, uncheckedType],
      ['empty.pdf', false, uncheckedType],
    ],
  );
  const page = await download(files[5]!.id!);
  expect(page.headers.get('content-type')).toBe(uncheckedType);
  expect(page.headers.get('content-disposition')).toMatch(/^attachment;/);
  await page.arrayBuffer();
  const response = await download(files[1]!.id!);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(response.headers.get('content-type')).toBe('image/png');
  // The files do not belong to the form.
  expect((await (await asStaff(id)).json<SubmissionDetail>()).files).toEqual([]);
});

it('keeps 11 MiB of files, more than an email of 15 MB has room for', { timeout: 60_000 }, async () => {
  const { id, address } = await storeConversation();
  const large = pdf(10.7 * 1024 * 1024);
  expect(await deliverMail(address, withParts(['large.pdf', large], ['small.pdf', pdf()]))).toBe(undefined);
  expect((await filesOf(id)).map(({ id, size }) => [id !== undefined, size])).toEqual([
    [true, large.length],
    [true, 300],
  ]);
});

it('refuses an email whose files it cannot keep, so that its sender is notified', async () => {
  expectLogs('mail_refused');
  const { id, address } = await storeConversation();
  const many = Array.from({ length: 21 }, (_, i): Part => [`${i}.pdf`, pdf()]);
  expect(await deliverMail(address, withParts(...many))).toContain('more than 20 files');
  const withoutBucket = { bindings: { FILES: undefined } };
  expect(await deliverMail(address, withParts(['a.pdf', pdf()]), withoutBucket)).toContain('without files');
  expect(await deliverMail(address, mailOf('Only text.'), withoutBucket)).toBeUndefined();
  expect(await filesOf(id)).toEqual([]);
});

it('keeps the files of an automatic email', async () => {
  const { id, address } = await storeConversation();
  const mail = withParts(['plan.pdf', pdf()]).replace('subject:', 'Auto-Submitted: auto-replied\r\nsubject:');
  await deliverMail(address, mail);
  expect(await filesOf(id)).toMatchObject([{ id: expect.any(String) }]);
});

it('stores the files of a repeated email once, and leaves none after an erasure', async () => {
  const { id, address } = await storeConversation();
  const sender = 'gone@sender.example';
  const mail = withParts(['plan.pdf', pdf()]).replace(visitor, sender);
  const before = await keys();
  await deliverMail(address, mail);
  await deliverMail(address, mail);
  expect(await filesOf(id)).toHaveLength(1);
  await erasePersonalData(env, sender, 'staff@rihla.example');
  // The copy's file is due after a day.
  await deleteDueFiles(env, Date.now() + 25 * 60 * 60 * 1000);
  expect(await keys()).toEqual(before);
});

it('deletes files with the submission', async () => {
  const { id, address } = await storeConversation();
  const before = await keys();
  await deliverMail(address, withParts(['plan.pdf', pdf()]));
  await deleteSubmission(id);
  await deleteDueFiles(env);
  expect(await keys()).toEqual(before);
});

function replyWith(id: string, files: File[], overrides: Record<string, unknown> = {}): Promise<Response> {
  const form = new FormData();
  form.set('reply', JSON.stringify({ subject: 'Your demo', text: 'Here it is.', ...overrides }));
  for (const file of files) form.append('file', file);
  return asStaff(`${id}/replies`, { method: 'POST', body: form });
}

const offer = () => new File([pdf()], 'العرض.pdf', { type: 'application/pdf' });

it('sends files with a reply, once', async () => {
  const { id } = await store();
  const { sent } = mailbox();
  const request = { id: crypto.randomUUID() };
  expect((await replyWith(id, [offer()], request)).status).toBe(202);
  expect((await replyWith(id, [offer()], request)).status).toBe(202);
  expect(await filesOf(id)).toMatchObject([{ name: 'العرض.pdf', size: 300, type: 'application/pdf' }]);
  vi.setSystemTime(Date.now() + 11_000);
  await deliverDue(env);
  const mails = sent.filter(({ subject }) => subject === 'Your demo');
  expect(mails).toHaveLength(1);
  const [file] = (mails[0] as unknown as { attachments: { filename: string; content: string }[] }).attachments;
  expect(file!.filename).toBe('العرض.pdf');
  expect(Buffer.from(file!.content, 'base64')).toEqual(pdf());
  await expectRefusal(replyWith(id, [], request), [409, 'id_already_used', 'This id belongs to a different request.']);
});

it('leaves no file of a reply that is undone', async () => {
  const { id } = await store();
  const before = await keys();
  const { entry } = await (await replyWith(id, [offer()])).json<Replied>();
  expect((await asStaff(`${id}/replies/${entry.id}`, { method: 'DELETE' })).status).toBe(200);
  await deleteDueFiles(env);
  expect(await keys()).toEqual(before);
});

it('refuses a reply whose files are disguised or over 10 MiB', async () => {
  const { id } = await store();
  for (const file of [new File([program], 'forged.pdf'), new File([Buffer.alloc(10.5 * 1024 * 1024)], 'large.pdf')]) {
    const response = await replyWith(id, [offer(), file]);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'files' }] });
  }
  expect(await filesOf(id)).toEqual([]);
  expect((await (await asStaff(id)).json<SubmissionDetail>()).conversation).toEqual([]);
});

it('ends a reply with the signature of its author', async () => {
  skipUndo();
  const { sent } = mailbox();
  const signature = '**Amal** · +971 4 000 0000';
  const body = JSON.stringify({ signature });
  await staffRequest('/api/admin/me', { method: 'PATCH', body, headers: { 'content-type': 'application/json' } });
  expect(await (await staffRequest('/api/admin/me', {})).json()).toMatchObject({ email: amal, signature });
  const { id } = await store();
  await reply(id, { subject: 'Signed', text: 'Hello.' });
  await reply(id, { subject: 'Of a colleague', text: 'Hello.' }, 'basim@rihla.example');
  const [signed, other] = ['Signed', 'Of a colleague'].map((subject) => sent.find((mail) => mail.subject === subject));
  expect(signed!.html).toContain('<strong>Amal</strong>');
  expect(other!.html).not.toContain('Amal');
});
