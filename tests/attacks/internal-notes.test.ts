// A visitor requests the link to their own data, to read the staff's internal notes about them. The staff area promises
// "Only staff see it", so the page and the file leave notes out and say that they are released on request.
import { beforeEach, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { myDataView as arabic } from '#shared/content/ar/my-data-view.ts';
import { myDataView as english } from '#shared/content/en/my-data-view.ts';
import type { PersonalData } from '#shared/contracts/privacy.ts';
import { amal, asStaff, postAsStaff, store } from '../worker/support/conversation.ts';
import { jsonPost } from '../worker/support/faults.ts';
import { jobApplication } from '../worker/support/forms.ts';
import { mailbox } from '../worker/support/mail.ts';
import { linkFor } from '../worker/support/my-data.ts';
import { getAsStaff } from '../worker/support/staff.ts';
import { openPage } from '../worker/support/token-pages.ts';

beforeEach(() => {
  mailbox();
});

it('shows the visitor no opinions of staff, only where to ask for notes', async () => {
  const email = `${crypto.randomUUID()}@curious.example`;
  const { id } = await store(jobApplication({ email }));
  await postAsStaff(`${id}/notes`, { text: 'Asks for too much, in my opinion.' });
  const opinion = { verdict: 'no', text: 'Talks too much.' };
  await asStaff(`${id}/recommendation`, { ...jsonPost(opinion), method: 'PUT' });
  const decline = { reason: 'pay', text: 'Wants too much.' };
  await asStaff(id, { ...jsonPost({ stage: 'declined', decline }), method: 'PATCH' });
  const token = await linkFor(email);
  for (const [path, text] of [
    ['/my-data', english],
    ['/ar/my-data', arabic],
  ] as const) {
    const html = await (await openPage(token, {}, path)).text();
    expect(html).not.toContain('too much');
    expect(html).toContain(`${text.conversation.notes}<a href="mailto:${brand.email}"`);
  }
  const file = await (await openPage(token, {}, '/my-data/export')).text();
  expect(file).toContain(email);
  expect(file).not.toMatch(/too much|"note"|"decline|recommendation|rihla\.example/);
  const { conversation, recommendations, declines } = await (
    await getAsStaff(`/api/admin/people?email=${email}`)
  ).json<PersonalData>();
  expect(conversation).toMatchObject([{ kind: 'note', text: 'Asks for too much, in my opinion.' }]);
  expect(recommendations).toMatchObject([{ submission_id: id, by: amal, ...opinion }]);
  expect(declines).toMatchObject([{ submission_id: id, by: amal, ...decline }]);
});
