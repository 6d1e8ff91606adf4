import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { amal, asStaff, listedIds, postAsStaff, receive, store, submissionRow } from '../support/conversation.ts';
import { countsOf } from '../support/counters.ts';
import { jsonPost } from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { hour, mailbox } from '../support/mail.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  mailbox();
  await emptyTables('form_submissions');
});

const hide = (id: string, hidden: string | null) => asStaff(id, { ...jsonPost({ hidden }), method: 'PATCH' });
it.each(['spam', 'deleted'])(
  'hides a %s submission from lists, counters and search, and restores it',
  async (reason) => {
    const { id } = await store(jobApplication({ name: 'Zahra Quokka' }));
    const before = await countsOf();
    expect(await (await hide(id, reason)).json()).toMatchObject({ submission: { hidden: { as: reason } } });
    expect(await countsOf()).toEqual({});
    for (const query of ['', 'open=true', 'q=quokka', 'stage=new']) expect(await listedIds(query)).toEqual([]);
    expect(await listedIds(`hidden=${reason}`)).toEqual([id]);
    expect((await postAsStaff('changes', { changes: [{ id, status: 'completed' }] })).status).toBe(200);
    expect(await submissionRow(id)).toMatchObject({ status: 'pending' });
    expect(await (await hide(id, null)).json()).toMatchObject({ submission: { hidden: null } });
    expect(await countsOf()).toEqual(before);
    expect(await listedIds('q=quokka')).toEqual([id]);
    const { events } = await (await asStaff(id)).json<SubmissionDetail>();
    expect(events).toMatchObject([
      { field: 'hidden', from: null, to: reason, by: amal },
      { field: 'hidden', from: reason, to: null, by: amal },
    ]);
  },
);

it('deletes for good after a day, with all counters, and spam after 30 days', async () => {
  const [{ id: deleted }, { id: spam }] = [await store(), await store()];
  await hide(deleted, 'deleted');
  await hide(spam, 'spam');
  const stats = await countsOf();
  const purgeAfter = (hours: number) => purgeExpired(env, Date.now() + hours * hour);
  await purgeAfter(23);
  expect(await submissionRow(deleted)).toBeTruthy();
  await purgeAfter(25);
  expect([await submissionRow(deleted), (await submissionRow(spam))?.id]).toEqual([null, spam]);
  await purgeAfter(30 * 24 + 1);
  expect(await submissionRow(spam)).toBeNull();
  expect(await countsOf()).toEqual(stats);
});

it('restores a deleted submission when its visitor writes, but not spam', async () => {
  const [{ id: deleted }, { id: spam }] = [await store(), await store()];
  await hide(deleted, 'deleted');
  await hide(spam, 'spam');
  await receive(deleted);
  await receive(spam);
  expect(await listedIds('')).toEqual([deleted]);
  expect(await submissionRow(spam)).toMatchObject({ hidden_as: 'spam' });
});
