import { beforeEach, expect, it } from 'vitest';
import { newSession } from '../support/answer-events.ts';
import { emptyBookings } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { asStaff as onSubmission, store } from '../support/conversation.ts';
import { jsonPost } from '../support/faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { deleteSubscribers, insertSubscribers, mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { getAsStaff } from '../support/staff.ts';

type Items = {
  items: { id: string; status: string; timestamp?: string; session_id?: string }[];
  nextCursor: string | null;
};

beforeEach(async () => {
  mailbox();
  await emptyBookings();
  await deleteSubscribers();
});

const get = async <Reply>(path: string) => (await getAsStaff(`/api/admin/${path}`)).json<Reply>();
const setStatus = (id: string, status: string, rest: object = {}) =>
  onSubmission(id, { ...jsonPost({ status, ...rest }), method: 'PATCH' });

it('counts the submissions by status and by form', async () => {
  const ids = [];
  for (const form of [demoRequest(), partnershipInquiry(), partnershipInquiry(), jobApplication(), jobApplication()]) {
    ids.push((await store(form)).id);
  }
  ids.push((await store(jobApplication({ email: 'b@applicant.example' }))).id);
  await setStatus(ids[0]!, 'contacted');
  await setStatus(ids[1]!, 'contacted');
  await setStatus(ids[2]!, 'completed');
  await insertSubscribers(3);
  await request('/api/newsletter/unsubscribe', { token: 'token-1' });
  expect(await get('stats')).toMatchObject({
    submissions: {
      total: 6,
      pending: 3,
      contacted: 2,
      completed: 1,
      byType: { demo: 1, partnership: 2, career: 3 },
    },
    subscribers: { total: 3, active: 2 },
  });
});

it('lists ten submissions unless asked for more, and at most a hundred, newest first', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 12; i += 1) ids.unshift((await store(partnershipInquiry({ email: `${i}@a.example` }))).id);
  const { items, nextCursor } = await get<Items>('submissions');
  expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  const rest = await get<Items>(`submissions?cursor=${nextCursor}`);
  expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(10));
  expect(rest.nextCursor).toBeNull();
  expect((await get<Items>('submissions?limit=100')).items).toHaveLength(12);
  await expectRefusal(
    getAsStaff('/api/admin/submissions?limit=101'),
    [422, 'validation_failed', 'limit: The limit must be a number from 1 to 100.'],
    () => getAsStaff('/api/admin/submissions?limit=100'),
  );
});

it('lists five subscribers unless asked for more, newest first', async () => {
  await insertSubscribers(7);
  await request('/api/newsletter/subscriptions', { email: 'newest@reader.example' });
  const { items } = await get<{ items: { email: string }[] }>('subscribers');
  expect(items).toHaveLength(5);
  expect(items[0]!.email).toBe('newest@reader.example');
  expect((await get<Items>('subscribers?limit=100')).items).toHaveLength(8);
  expect((await get<Items>('subscribers?status=unsubscribed')).items).toEqual([]);
});

it('lists at most a hundred chat messages of a conversation, newest first', async () => {
  mockCompletions(() => completionWith('Yes.'));
  const session = newSession();
  for (let i = 0; i < 2; i += 1) await request(`/api/chat/${session}/messages`, { text: `Question ${i}` });
  const { items } = await get<Items>(`chats/${session}`);
  expect(items.map((item) => Object.keys(item).toSorted())[0]).toEqual(
    expect.arrayContaining(['id', 'is_bot', 'message', 'metadata', 'session_id', 'timestamp']),
  );
  const times = items.map(({ timestamp }) => timestamp!);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(items).toHaveLength(4);
});

it.each(['contacted', 'completed', 'pending'])('sets the status %s, and records its author', async (status) => {
  const { id } = await store();
  if (status === 'pending') await setStatus(id, 'contacted');
  const response = await setStatus(id, status);
  expect(await response.json()).toMatchObject({ submission: { id, status } });
  const { history } = await get<{ history: object[] }>(`submissions/${id}`);
  expect(history).toContainEqual({
    from: status === 'pending' ? 'contacted' : 'pending',
    to: status,
    by: 'amal@rihla.example',
    at: expect.stringMatching(/Z$/),
  });
});

it('accepts no other status', async () => {
  const { id } = await store();
  await expectRefusal(setStatus(id, 'lost'), [
    422,
    'validation_failed',
    'status: The status must be pending, contacted or completed.',
  ]);
});

it('refuses a change of a value that someone has changed since', async () => {
  const { id } = await store();
  await setStatus(id, 'contacted');
  const response = await setStatus(id, 'completed', { expectedStatus: 'pending' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'status_changed' });
});

it('returns the signed-in user', async () => {
  expect(await (await getAsStaff('/api/admin/me')).json()).toMatchObject({ email: 'staff@localhost' });
});
