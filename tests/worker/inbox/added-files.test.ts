import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { beforeEach, expect, it } from 'vitest';
import type { StaffAttachment, SubmissionDetail } from '#shared/contracts/conversation.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { nameRoles } from '../support/colleagues.ts';
import { amal, asStaff, basim, store } from '../support/conversation.ts';
import { pdf } from '../support/cv-files.ts';
import { jobApplication } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { linkFor } from '../support/my-data.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff as staffRequest } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';
import { openPage } from '../support/token-pages.ts';

beforeEach(() => void mailbox());

const yara = 'yara@rihla.example';

function add(id: string, file: File | undefined = cv(), by = yara): Promise<Response> {
  const body = new FormData();
  if (file) body.set('file', file);
  return asStaff(`${id}/files`, { method: 'POST', body }, by);
}

function cv(name = 'Corrected CV.pdf', content: Buffer = pdf()): File {
  return new File([content], name, { type: 'application/pdf' });
}

async function added(id: string, file?: File): Promise<StaffAttachment> {
  return (await (await add(id, file)).json<{ file: StaffAttachment }>()).file;
}

const detail = async (id: string) => (await asStaff(id)).json<SubmissionDetail>();
const remove = (id: string, by = basim) =>
  staffRequest(`/api/admin/attachments/${id}`, { method: 'DELETE' }, { STAFF_DEV_EMAIL: by });
const keys = async () => (await env.FILES!.list()).objects.map(({ key }) => key);

it('keeps a file that staff add, with their name and the time', async () => {
  const { id } = await store(jobApplication());
  const response = await add(id);
  expect(response.status).toBe(201);
  const { file } = await response.json<{ file: StaffAttachment }>();
  expect(file).toEqual({
    id: expect.any(String),
    name: 'Corrected CV.pdf',
    size: 300,
    type: 'application/pdf',
    suspicious: false,
    added: { by: yara, at: expect.stringMatching(/Z$/) },
  });
  const { files, events } = await detail(id);
  expect(files).toEqual([file]);
  expect(events).toEqual([{ field: 'file_added', from: null, to: file.id, ...file.added }]);
  const download = await staffRequest(`/api/admin/attachments/${file.id}`, {});
  expect(download.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect((await download.arrayBuffer()).byteLength).toBe(300);
});

it('keeps the same file once, and discards the copy', async () => {
  const { id } = await store(jobApplication());
  const file = await added(id);
  const before = await keys();
  const again = await add(id, cv('Another name.pdf'));
  expect(again.status).toBe(200);
  expect((await again.json<{ file: StaffAttachment }>()).file).toMatchObject({ id: file.id, name: 'Corrected CV.pdf' });
  expect((await detail(id)).files).toHaveLength(1);
  expect(await keys()).toEqual(before);
});

it('checks the file as any other, and stores nothing that it refuses', async () => {
  const { id } = await store(jobApplication());
  const before = await keys();
  const refused = [422, 'validation_failed', /^files: .*was not attached\. Please send PDF, Word/s] as const;
  await expectRefusal(add(id, cv('CV.exe')), [...refused], () => add(id, cv()));
  await expectRefusal(add(id, cv('CV.pdf', Buffer.from('MZ program'))), [...refused]);
  await expectRefusal(asStaff(`${id}/files`, { method: 'POST', body: new FormData() }), [
    422,
    'validation_failed',
    'file: Please choose a file.',
  ]);
  const large = cv('CV.pdf', pdf(10 * 1024 * 1024 + 200 * 1024));
  await expectRefusal(add(id, large), [422, 'validation_failed', /^files: The files are larger than 10 MB/]);
  await expectRefusal(
    asStaff(`${id}/files`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
    [415, 'unsupported_media_type', 'Please send a form as application/x-www-form-urlencoded or multipart/form-data.'],
  );
  await expectRefusal(add(crypto.randomUUID()), [404, 'not_found', 'This submission no longer exists.']);
  expect((await detail(id)).files).toHaveLength(1);
  expect(await keys()).toHaveLength(before.length + 1);
});

it('holds ten files of a record, and not the eleventh', async () => {
  const { id } = await store(jobApplication());
  for (let i = 1; i < 10; i++) await added(id, cv(`${i}.pdf`, pdf(300 + i)));
  await expectRefusal(
    add(id, cv('11.pdf', pdf(400))).then(async (tenth) => {
      expect(tenth.status).toBe(201);
      return add(id, cv('12.pdf', pdf(401)));
    }),
    [422, 'validation_failed', /^A record holds at most 10 files\./],
  );
  expect((await detail(id)).files).toHaveLength(10);
});

it('is for the role of the record only', async () => {
  await nameRoles();
  const { id } = await store(jobApplication());
  const reason = [403, 'role_required', /recruiting/i] as const;
  const file = await (await add(id, cv(), 'rami@rihla.example')).json<{ file: StaffAttachment }>();
  await expectRefusal(add(id, cv('b.pdf', pdf(301)), 'sara@rihla.example'), [...reason]);
  await expectRefusal(remove(file.file.id, 'sara@rihla.example'), [...reason], () =>
    remove(file.file.id, 'rami@rihla.example'),
  );
  await emptyTables('staff');
});

it('removes a file of staff with its content, which the timeline keeps', async () => {
  const { id } = await store(jobApplication());
  const before = await keys();
  const file = await added(id);
  expect((await remove(file.id)).status).toBe(204);
  const { files, events } = await detail(id);
  expect(files).toEqual([]);
  expect(events).toMatchObject([
    { field: 'file_added', to: file.id, by: yara },
    { field: 'file_removed', from: file.id, to: null, by: basim },
  ]);
  expect(await keys()).toEqual(before);
  const { results } = await env.DB.prepare(
    "SELECT done_by FROM audit_log WHERE action = 'attachment_removed' AND detail = ?",
  )
    .bind(file.id)
    .all();
  expect(results).toEqual([{ done_by: basim }]);
  await expectRefusal(remove(file.id), [404, 'not_found', 'This file no longer exists.']);
});

it('does not remove a file that the visitor sent', async () => {
  const { id } = await store(jobApplication());
  const file = await added(id);
  await env.DB.prepare("DELETE FROM submission_events WHERE field = 'file_added'").run();
  await expectRefusal(remove(file.id, amal), [403, 'access_denied', /^This file came from the visitor/]);
  expect((await detail(id)).files).toHaveLength(1);
});

it('is part of the person’s own data, and is erased with them', async () => {
  const email = `${crypto.randomUUID()}@owner.example`;
  const { id } = await store(jobApplication({ email }));
  const before = await keys();
  const file = await added(id);
  const token = await linkFor(email);
  expect(await (await openPage(token)).text()).toContain('Corrected CV.pdf');
  expect((await openPage(token, {}, `/my-data/files/${file.id}`)).status).toBe(200);
  await erasePersonalData(env, email, amal);
  expect(await keys()).toEqual(before);
  expect((await staffRequest(`/api/admin/attachments/${file.id}`, {})).status).toBe(404);
});
