import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { InboxEndpoints, StaffSubmission } from '#shared/contracts/inbox.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { amal, asStaff, listedIds, store } from '../support/conversation.ts';
import { jsonPost } from '../support/faults.ts';
import { mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  mailbox();
  await emptyTables('form_submissions', 'submission_events');
});

const step = (days: number, text = 'Send the price list') => ({ text, dueOn: addDays(gulfDate(), days) });
const change = (id: string, body: object) => asStaff(id, { ...jsonPost(body), method: 'PATCH' });
const changed = async (id: string, body: object) =>
  (await (await change(id, body)).json<{ submission: StaffSubmission }>()).submission;

it('keeps a next step until it is done, with both in the timeline', async () => {
  const { id } = await store();
  expect(await changed(id, { nextStep: step(2) })).toMatchObject({ next_step: step(2), status: 'pending' });
  expect(await listedIds('nextStep=true')).toEqual([id]);
  expect(await changed(id, { nextStep: null })).toMatchObject({ next_step: null });
  expect(await listedIds('nextStep=true')).toEqual([]);
  const { events } = await (await asStaff(id)).json<SubmissionDetail>();
  expect(events).toMatchObject([
    { field: 'next_step', from: null, to: 'Send the price list', by: amal },
    { field: 'next_step', from: 'Send the price list', to: null, by: amal },
  ]);
});

it('lists what is due first, page by page', async () => {
  const ids = [];
  for (const days of [3, 1, 2, 1]) {
    const { id } = await store();
    await change(id, { nextStep: step(days) });
    ids.push(id);
  }
  const wanted = [ids[1], ids[3], ids[2], ids[0]];
  expect(await listedIds('nextStep=true')).toEqual(wanted);
  const pages: string[] = [];
  let cursor = '';
  do {
    const answer = await getAsStaff(`/api/admin/submissions?nextStep=true&limit=1${cursor && `&cursor=${cursor}`}`);
    const page = await answer.json<InboxEndpoints['GET /api/admin/submissions']['reply']>();
    pages.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? '';
  } while (cursor);
  expect(pages).toEqual(wanted);
});

it('sets one step for many, and takes it back', async () => {
  const [first, second] = [await store(), await store()];
  await change(first.id, { nextStep: step(1, 'Call') });
  const changes = [first, second].map(({ id }) => ({ id, nextStep: step(4) }));
  const answer = await asStaff('changes', jsonPost({ changes }));
  const body = await answer.json<InboxEndpoints['POST /api/admin/submissions/changes']['reply']>();
  expect(body.unchanged).toEqual([]);
  expect(body.changed.map(({ before }) => before.nextStep)).toEqual(expect.arrayContaining([step(1, 'Call'), null]));
  const undo = body.changed.map(({ submission, before }) => ({ id: submission.id, nextStep: before.nextStep }));
  await asStaff('changes', jsonPost({ changes: undo }));
  expect(await listedIds('nextStep=true')).toEqual([first.id]);
});

it('refuses a step without text, without a day, or in more than a year', async () => {
  const { id } = await store();
  for (const wrong of [step(1, ' '), { text: 'Call' }, step(400), { text: 'Call', dueOn: '2026-02-30' }]) {
    const answer = await change(id, { nextStep: wrong });
    expect(answer.status, JSON.stringify(wrong)).toBe(422);
  }
  await expectRefusal(change(id, { nextStep: step(367) }), [422, 'validation_failed', /nextStep.dueOn/], () =>
    change(id, { nextStep: step(366) }),
  );
});

it('keeps data no longer for an assignment or a snooze, but for a new status', async () => {
  const { id } = await store();
  const lastChange = () =>
    env.DB.prepare('SELECT last_change_at FROM form_submissions WHERE id = ?').bind(id).first('last_change_at');
  const before = await lastChange();
  const snoozedUntil = addDays(gulfDate(), 2);
  expect(await changed(id, { assignee: amal })).toMatchObject({ assignee: amal });
  expect(await changed(id, { snoozedUntil })).toMatchObject({ snoozed_until: expect.any(String) });
  expect(await lastChange()).toBe(before);
  await changed(id, { status: 'contacted' });
  expect(await lastChange()).not.toBe(before);
});
