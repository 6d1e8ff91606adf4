import { beforeEach, expect, it, vi } from 'vitest';
import type { ReplyDraft, SubmissionDetail } from '#shared/contracts/conversation.ts';
import { amal, asStaff, basim, reply, store } from '../support/conversation.ts';
import { jsonPost } from '../support/faults.ts';
import { mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mailbox();
});

const texts = { subject: null, cc: null, text: 'Dear Layla', locale: 'en' } as const;

async function put(id: string, overrides: Partial<ReplyDraft & { version: string | null }> = {}, by = amal) {
  vi.setSystemTime(Date.now() + 1);
  return asStaff(`${id}/draft`, { ...jsonPost({ ...texts, version: null, ...overrides }), method: 'PUT' }, by);
}

async function save(...values: Parameters<typeof put>): Promise<ReplyDraft> {
  return (await (await put(...values)).json<{ draft: ReplyDraft }>()).draft;
}

const seenBy = async (id: string, by: string) => (await asStaff(id, {}, by)).json<SubmissionDetail>();
const draftsOf = async (id: string) => (await seenBy(id, amal)).drafts;

it('shows a draft in other browsers and to colleagues until it is sent', async () => {
  const { id } = await store();
  const first = await save(id);
  expect(first).toEqual({ ...texts, by: amal, at: expect.any(String) });
  const second = await save(id, { text: 'Dear Layla,', subject: 'Tuesday', version: first.at });
  expect((await seenBy(id, basim)).drafts).toEqual([second]);
  await save(id, { locale: 'ar' }, basim);
  await reply(id);
  expect((await draftsOf(id)).map(({ by }) => by)).toEqual([basim]);
  expect((await asStaff(`${id}/draft`, { method: 'DELETE' }, basim)).status).toBe(204);
  expect(await draftsOf(id)).toEqual([]);
});

it('names colleagues who look at the record, and those who write only once', async () => {
  const { id } = await store();
  expect((await seenBy(id, amal)).looking).toEqual([]);
  expect((await seenBy(id, basim)).looking).toEqual([amal]);
  await save(id);
  expect(await seenBy(id, basim)).toMatchObject({ looking: [], drafting: [{ by: amal }] });
});

it('neither overwrites a draft from an older browser nor restores a sent one', async () => {
  const { id } = await store();
  const first = await save(id);
  const second = await save(id, { text: 'Dear Layla,', version: first.at });
  for (const version of [null, first.at]) {
    const refused = await put(id, { text: 'Older', version });
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, 'status_changed']);
  }
  expect(await draftsOf(id)).toEqual([second]);
  await reply(id);
  await expectRefusal(
    put(id, { text: 'Late', version: second.at }),
    [409, 'status_changed', 'This draft was changed, sent or discarded in another browser.'],
    async () => {
      expect(await draftsOf(id)).toEqual([]);
      return put(id, { text: 'Late', version: null });
    },
  );
});

it('shows colleagues for a minute who is writing', async () => {
  const { id } = await store();
  const draft = await save(id);
  expect((await seenBy(id, basim)).drafting).toEqual([{ by: amal, at: draft.at }]);
  expect((await seenBy(id, amal)).drafting).toEqual([]);
  vi.setSystemTime(Date.parse(draft.at) + 59_999);
  expect((await seenBy(id, basim)).drafting).toHaveLength(1);
  vi.setSystemTime(Date.parse(draft.at) + 60_000);
  const later = await seenBy(id, basim);
  expect([later.drafting, later.drafts]).toEqual([[], [draft]]);
});

it('keeps the drafts of two colleagues while a third reassigns the request', async () => {
  const { id } = await store();
  const drafts = [await save(id), await save(id, { text: 'Good morning' }, basim)];
  const reassigned = await asStaff(
    id,
    { ...jsonPost({ assignee: 'sales@rihla.example' }), method: 'PATCH' },
    'eve@rihla.example',
  );
  expect(reassigned.status).toBe(200);
  expect(await draftsOf(id)).toEqual(drafts);
  expect((await reply(id, {}, basim)).status).toBe(202);
  const { submission, drafts: remaining } = await seenBy(id, amal);
  expect([submission.assignee, remaining]).toEqual(['sales@rihla.example', [drafts[0]]]);
});

it('answers 404 for a submission that does not exist', async () => {
  await expectRefusal(put(crypto.randomUUID()), [404, 'not_found', 'This submission no longer exists.']);
});
