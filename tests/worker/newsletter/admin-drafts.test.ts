import { beforeEach, expect, it } from 'vitest';
import type { NewsletterDraft } from '#shared/contracts/newsletter.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { deleteSubscribers, insertSubscribers, mailbox } from '../support/mail.ts';
import { accessOff, asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const path = '/api/admin/newsletter-drafts';
const amal = 'amal@rihla.example';
const basim = 'basim@rihla.example';
const texts = { kind: 'newsletter', audience: 'all', subject: 'June', content: '', subjectAr: '', contentAr: '' };

beforeEach(async () => {
  mailbox();
  await deleteSubscribers();
  await emptyTables('newsletter_drafts');
});
const put = (id: string, overrides: object, by = amal) =>
  requestWith(
    { ...accessOff, STAFF_DEV_EMAIL: by },
    `${path}/${id}`,
    { ...jsonPost({ ...texts, version: null, ...overrides }), method: 'PUT' },
    'http://localhost',
  );
const draftOf = async (response: Response) => (await response.json<{ draft: NewsletterDraft }>()).draft;
const list = async () => (await (await getAsStaff(path)).json<{ items: NewsletterDraft[] }>()).items;

it('keeps a shared draft, and accepts changes only to its newest version', async () => {
  const id = crypto.randomUUID();
  const first = await draftOf(await put(id, {}));
  expect(first).toMatchObject({ id, subject: 'June', changed_by: amal });
  const second = await draftOf(await put(id, { subject: 'July', version: first.changed_at }, basim));
  const late = await put(id, { subject: 'May', version: first.changed_at });
  expect(await late.json()).toMatchObject({
    code: 'status_changed',
    detail: `${basim} has changed this draft since you opened it.`,
  });
  expect(await list()).toEqual([second]);
  expect((await asStaff(`${path}/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await list()).toEqual([]);
});

it('deletes a draft that has been sent', async () => {
  await insertSubscribers(1);
  const id = crypto.randomUUID();
  const { changed_at: version } = await draftOf(await put(id, { content: 'Hello' }));
  const sent = await asStaff('/api/admin/newsletters', jsonPost({ id, subject: 'June', content: 'Hello' }));
  expect(sent.status).toBe(202);
  expect(await list()).toEqual([]);
  expect(await (await put(id, { version })).json()).toMatchObject({ code: 'id_already_used' });
});

it('keeps a draft as long as a newsletter may be, in both languages', async () => {
  const long = { content: 'a'.repeat(20_000), contentAr: 'ن'.repeat(20_000) };
  const response = await put(crypto.randomUUID(), long);
  expect(response.status).toBe(200);
  expect(await draftOf(response)).toMatchObject({ content: long.content, content_ar: long.contentAr });
});
