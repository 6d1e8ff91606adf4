import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { list } from '#shared/staff-texts/list.ts';
import { addDays, gulfDate, gulfHour } from '#shared/time/days.ts';
import { Conversation } from '#web/admin/inbox/conversation/submission-view.tsx';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { detailOf, submission } from '../submission-detail.ts';

const { aside: texts } = conversation;
const path = '/api/admin/submissions/s1';

async function open(start: Partial<StaffSubmission> = {}) {
  let current = { ...submission, ...start };
  const sent = mockAdminApi({
    [`GET ${path}`]: () => ({ status: 200, body: detailOf({ submission: current }) }),
    'GET /api/admin/me': { email: 'amal@rihla.example' },
    'GET /api/admin/staff': { items: [{ email: 'amal@rihla.example', name: '', roles: [] }] },
    [`PATCH ${path}`]: () => {
      const { hidden, snoozedUntil } = sent.changes.at(-1)!.body as { hidden?: 'spam' | null; snoozedUntil?: string };
      if (hidden !== undefined) {
        current = { ...current, hidden: hidden && { as: hidden, at: new Date().toISOString() } };
      }
      if (snoozedUntil !== undefined) {
        current = { ...current, snoozed_until: snoozedUntil && gulfHour(snoozedUntil, 8).toISOString() };
      }
      return { status: 200, body: { submission: current } };
    },
  });
  const user = renderAdmin(<Conversation id="s1" />);
  await screen.findByRole('group', { name: conversation.actions });
  return { user, sent };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('a request is snoozed until tomorrow, and undone', async () => {
  const { user, sent } = await open();
  await user.click(press(texts.snooze));
  await user.click(press(new RegExp(texts.dialog.tomorrow)));
  expect(await screen.findByText(/Snoozed until/)).toBeTruthy();
  expect(sent.changes[0]!.body).toEqual({ snoozedUntil: addDays(gulfDate(), 1), expectedStatus: 'pending' });
  await user.click(press(admin.toasts.undo));
  expect(await screen.findByRole('button', { name: texts.snooze })).toBeTruthy();
  expect(sent.changes[1]!.body).toEqual({ snoozedUntil: null, expectedStatus: 'pending' });
});

test('a deleted submission says how long it can be restored, and is restored', async () => {
  const { user, sent } = await open();
  await user.click(press(texts.delete));
  expect(await screen.findByText(/^Deleted and hidden from lists/)).toBeTruthy();
  expect(screen.getByText(list.changes.hidden.deleted(1))).toBeTruthy();
  expect(screen.queryByRole('button', { name: admin.submissions.markContacted })).toBeNull();
  await user.click(press(texts.restore));
  expect(await screen.findByRole('button', { name: texts.delete })).toBeTruthy();
  expect(sent.changes.map(({ body }) => body)).toEqual([
    { hidden: 'deleted', expectedStatus: 'pending' },
    { hidden: null, expectedStatus: 'pending' },
  ]);
});

test('a request with a demo to come is not deleted before the demo is cancelled', async () => {
  const startsAt = gulfHour(addDays(gulfDate(), 2), 10).toISOString();
  await open({ demo: { startsAt, status: 'confirmed' } });
  expect(screen.getByText(texts.demoFirst)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.delete })).toBeNull();
});

test('b asks for the day of a snooze, and # deletes, with an undo', async () => {
  const { user, sent } = await open();
  await user.keyboard('b');
  expect(screen.getByRole('dialog', { name: texts.dialog.title })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(press(texts.dialog.cancel));
  await user.keyboard('#');
  await screen.findByText(list.changes.hidden.deleted(1));
  expect(sent.changes[0]!.body).toMatchObject({ hidden: 'deleted' });
  await user.keyboard('!b');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.changes).toHaveLength(1);
});

test('! does not hide a request with a demo to come', async () => {
  const { user, sent } = await open({
    demo: { startsAt: gulfHour(addDays(gulfDate(), 2), 10).toISOString(), status: 'confirmed' },
  });
  await user.keyboard('!');
  expect(sent.changes).toEqual([]);
});
