import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { RowPreview, StaffSubmission } from '#shared/contracts/inbox.ts';
import { amal, asStaff, basim, postAsStaff, receive, reply, store } from '../support/conversation.ts';
import { jsonPost } from '../support/faults.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mailbox();
  await env.DB.prepare('DELETE FROM form_submissions').run();
});

async function previewOf(id: string, query = ''): Promise<RowPreview> {
  const response = await getAsStaff(`/api/admin/submissions?${query}`);
  const { items } = await response.json<Page<StaffSubmission>>();
  return items.find((item) => item.id === id)!.preview!;
}

it('shows the first hundred characters of the newest message, but of no note', async () => {
  const { id } = await store(demoRequest({ additionalNotes: 'We are\n\na team of ten.' }));
  expect(await previewOf(id)).toEqual({ text: 'We are a team of ten.', by: 'visitor', drafts: [], found: null });
  await reply(id, { text: 'Shall we talk?' });
  expect(await previewOf(id)).toMatchObject({ text: 'Shall we talk?', by: 'staff' });
  await receive(id, { text: `${'😀'.repeat(100)} Yes` });
  await postAsStaff(`${id}/notes`, { text: 'Call back' });
  expect(await previewOf(id)).toMatchObject({ text: `${'😀'.repeat(100)}…`, by: 'visitor' });
});

it('names the staff who have begun a reply', async () => {
  const { id } = await store();
  const draft = jsonPost({ subject: null, text: 'Dear Layla', locale: 'en', version: null });
  for (const by of [amal, basim]) await asStaff(`${id}/draft`, { ...draft, method: 'PUT' }, by);
  await reply(id, {}, basim);
  expect((await previewOf(id)).drafts).toEqual([amal]);
});

it('shows the words that a search has found, in the form, an email or a note', async () => {
  const { id } = await store(jobApplication({ coverLetter: 'I built Compilers for years.' }));
  const hits = async (q: string) =>
    (await previewOf(id, `q=${q}`)).found?.filter(({ hit }) => hit).map(({ text }) => text);
  expect(await hits('compil')).toEqual(['Compilers']);
  await receive(id, { text: 'My notice is three months.' });
  await postAsStaff(`${id}/notes`, { text: 'Speaks Tagalog.' });
  expect(await hits('notice month')).toEqual(['notice', 'months']);
  expect(await hits('tagalog')).toEqual(['Tagalog']);
  const { found, text } = await previewOf(id, 'q=mansoori');
  expect([found, text]).toEqual([null, 'My notice is three months.']);
});
