import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { addDays, gulfDate, gulfHour } from '#shared/time/days.ts';
import { wakeSnoozed } from '#worker/inbox/snooze.ts';
import { asStaff, listedIds, receive, reply, store, submissionRow } from '../support/conversation.ts';
import { waitingSubmissions } from '../support/counters.ts';
import { jsonPost } from '../support/faults.ts';
import { mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  mailbox();
  await emptyTables('form_submissions');
});

const day = addDays(gulfDate(), 3);
const change = (id: string, body: object) => asStaff(id, { ...jsonPost(body), method: 'PATCH' });
const snooze = async (id: string, snoozedUntil: string | null) =>
  (await (await change(id, { snoozedUntil })).json<{ submission: StaffSubmission }>()).submission;

it('pauses the wait until the day, and then resumes it', async () => {
  const { id } = await store();
  await reply(id);
  await receive(id);
  expect(await waitingSubmissions()).toBe(1);
  const until = gulfHour(day, 8);
  expect(await snooze(id, day)).toMatchObject({ snoozed_until: until.toISOString(), waiting_since: null });
  expect(await waitingSubmissions()).toBe(0);
  expect([await listedIds('open=true'), await listedIds('snoozed=true')]).toEqual([[], [id]]);
  await wakeSnoozed(env, new Date(until.getTime() - 1));
  expect(await listedIds('open=true')).toEqual([]);
  await wakeSnoozed(env, until);
  expect(await submissionRow(id)).toMatchObject({ snoozed_until: null, waiting_since: until.toISOString() });
  expect([await waitingSubmissions(), await listedIds('waiting=true')]).toEqual([1, [id]]);
});

it('ends when the visitor writes, staff end it, or the request is completed', async () => {
  const { id, submitted_at } = await store();
  await snooze(id, day);
  expect(await snooze(id, null)).toMatchObject({ snoozed_until: null, waiting_since: submitted_at });
  await snooze(id, day);
  await receive(id);
  expect(await submissionRow(id)).toMatchObject({ snoozed_until: null, waiting_since: expect.any(String) });
  await snooze(id, day);
  await change(id, { status: 'completed' });
  expect(await submissionRow(id)).toMatchObject({ snoozed_until: null, waiting_since: null });
});

it.each([gulfDate(), addDays(gulfDate(), 367), '2026-02-30', 'soon'])('refuses the day %s', async (snoozedUntil) => {
  const { id } = await store();
  await expectRefusal(change(id, { snoozedUntil }), [
    422,
    'validation_failed',
    'snoozedUntil: Choose a future date within the next 366 days.',
  ]);
});
