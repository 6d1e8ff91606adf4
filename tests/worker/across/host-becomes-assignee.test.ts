import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import {
  addHost,
  beginOnMonday,
  bookDemo,
  everyWeekday,
  postDemo,
  setTime,
  tuesdayAtNine,
} from '../support/bookings.ts';
import { jsonPost } from '../support/faults.ts';
import { mailbox } from '../support/mail.ts';
import { addStaff, changeHosts } from '../support/records.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

const yara = 'yara@rihla.example';
const colleague = 'sales@rihla.example';

beforeEach(async () => {
  await beginOnMonday();
  await env.DB.prepare('DELETE FROM staff').run();
  await changeHosts({ email: null });
  mailbox();
});

async function assigneeOf(id: string): Promise<string | null> {
  const detail = await (await getAsStaff(`/api/admin/submissions/${id}`)).json<SubmissionDetail>();
  return detail.submission.assignee;
}

it('assigns a demo to its host, who has a staff account', async () => {
  await addStaff(yara, { roles: ['sales'] });
  await changeHosts({ email: 'Yara@rihla.example' });
  const { submission } = await bookDemo(tuesdayAtNine);
  expect(await assigneeOf(submission.id)).toBe(yara);
});

it('leaves a demo unassigned when its host has no account, or may not see demos', async () => {
  await changeHosts({ email: yara });
  const first = await bookDemo(tuesdayAtNine);
  expect(await assigneeOf(first.submission.id)).toBeNull();
  await addStaff(yara, { roles: ['marketing'] });
  const second = await bookDemo('2026-11-25T05:00:00.000Z', { email: 'second@example.com' });
  expect(await assigneeOf(second.submission.id)).toBeNull();
});

it('assigns a booking by staff to the chosen host, and an undo gives it back', async () => {
  await addHost('yara', everyWeekday, yara);
  await addStaff(yara);
  const { submission } = await (await postDemo(undefined)).json<{ submission: Submission }>();
  const change = { assignee: colleague };
  await asStaff(`/api/admin/submissions/${submission.id}`, { ...jsonPost(change), method: 'PATCH' });
  setTime('2026-11-23T04:00:01.000Z');
  const request = { submissionId: submission.id, startsAt: tuesdayAtNine, hostId: 'yara', undoable: true };
  const response = await asStaff('/api/admin/bookings', jsonPost(request));
  const { booking } = await response.json<{ booking: StaffBooking }>();
  expect(await assigneeOf(submission.id)).toBe(yara);
  expect((await asStaff(`/api/admin/bookings/${booking.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await assigneeOf(submission.id)).toBe(colleague);
});
