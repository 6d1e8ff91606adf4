import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { PersonalData } from '#shared/contracts/privacy.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { replyAddress } from '#worker/mail/thread.ts';
import { beginOnMonday, bookDemo, monday, tuesdayAtNine } from '../../support/bookings.ts';
import { freshAddress } from '../../support/client.ts';
import { postAsStaff } from '../../support/conversation.ts';
import { formWith, pdfFile } from '../../support/cv-files.ts';
import { requestWith } from '../../support/faults.ts';
import { jobApplication } from '../../support/forms.ts';
import { knownAddress } from '../../support/my-data.ts';
import { deliverMail, mailOf } from '../../support/received-mail.ts';
import { accessOff } from '../../support/staff.ts';

beforeEach(beginOnMonday);
async function exportOf(email: string): Promise<PersonalData> {
  const path = `/api/admin/people?email=${encodeURIComponent(email)}`;
  return (await requestWith(accessOff, path, undefined, 'http://localhost')).json();
}

it('finds the conversation and the files of an address in any case, and no others', async () => {
  const email = `Sara-${crypto.randomUUID()}@owner.example`;
  const body = formWith(jobApplication({ email }), pdfFile());
  const headers = { 'cf-connecting-ip': freshAddress() };
  const stored = await requestWith({}, '/api/submissions', { method: 'POST', headers, body });
  const { submission } = await stored.json<{ submission: Submission }>();
  await postAsStaff(`${submission.id}/notes`, { text: 'Called her.' });
  await deliverMail(await replyAddress(env, submission.id), mailOf('Thank you.\n> Hello'));
  const { conversation, files } = await exportOf(email.toLowerCase());
  expect(conversation).toMatchObject([
    { submission_id: submission.id, kind: 'note', text: 'Called her.' },
    { submission_id: submission.id, kind: 'received', text: 'Thank you.\n\n> Hello' },
  ]);
  expect(files).toMatchObject([{ submission_id: submission.id, name: 'cv.pdf', size: 300 }]);
  expect(await exportOf(await knownAddress())).toMatchObject({ conversation: [], files: [] });
});

it('finds the bookings of an address in any case, and no others', async () => {
  const email = `Layla-${crypto.randomUUID()}@owner.example`;
  const { booking, submission } = await bookDemo(tuesdayAtNine, { email });
  expect((await exportOf(email.toLowerCase())).bookings).toEqual([
    {
      id: booking.id,
      submission_id: submission.id,
      starts_at: tuesdayAtNine,
      ends_at: '2026-11-24T06:00:00.000Z',
      status: 'confirmed',
      created_at: monday,
      changed_at: monday,
    },
  ]);
  expect((await exportOf(await knownAddress())).bookings).toEqual([]);
});
