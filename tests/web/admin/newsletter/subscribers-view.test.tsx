import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Subscriber } from '#shared/contracts/subscribers.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { subscriberImport, subscriberActions as texts } from '#shared/staff-texts/subscribers.ts';
import { SubscribersView } from '#web/admin/newsletter/subscribers-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const { toasts } = admin;
const path = '/api/admin/subscribers';

function open(report: object = {}) {
  let item: Subscriber = {
    id: 's1',
    email: 'layla@gulf.example',
    status: 'active',
    subscribed_at: '2026-03-01T08:00:00.000Z',
    source: null,
    locale: 'en',
  };
  const answer = (status: Subscriber['status']) => () => {
    item = { ...item, status };
    return { status: 200, body: { subscriber: item } };
  };
  const api = mockAdminApi({
    [`GET ${path}`]: () => ({
      status: 200,
      body: { items: [item], nextCursor: null, total: 1510, restorable: item.status === 'unsubscribed' ? ['s1'] : [] },
    }),
    [`POST ${path}/s1/unsubscribe`]: answer('unsubscribed'),
    [`DELETE ${path}/s1/unsubscribe`]: answer('active'),
    [`POST ${path}/import`]: { added: 1, mustConfirm: false, refused: [], ...report },
  });
  const user = renderAdmin(<SubscribersView />, '/admin/newsletter/subscribers');
  // happy-dom does not know the element `search`, which React reports.
  vi.mocked(console.error).mockClear();
  return { api, user };
}

test('the list says how many match, and loads a hundred at a time', async () => {
  const { api } = open();
  expect(await screen.findByText(texts.total('1,510'))).toBeTruthy();
  expect(new URLSearchParams(api.reads.at(-1)!.search).get('limit')).toBe('100');
});

test('an unsubscribe by mistake is undone from the toast, or from the row', async () => {
  const { user, api } = open();
  const unsubscribe = async () => {
    await user.click(await screen.findByRole('button', { name: texts.unsubscribeOf('layla@gulf.example') }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.confirm.confirm }));
  };
  await unsubscribe();
  await user.click(await screen.findByRole('button', { name: toasts.undo }));
  expect(await screen.findByText(texts.undone('layla@gulf.example'))).toBeTruthy();
  await unsubscribe();
  await user.click(await screen.findByRole('button', { name: texts.undoOf('layla@gulf.example') }));
  await waitFor(() => expect(api.changes.filter(({ endpoint }) => endpoint.startsWith('DELETE'))).toHaveLength(2));
});

async function add(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: texts.add }));
  await user.type(screen.getByLabelText(texts.dialog.email), 'omar@gulf.example');
  await user.type(screen.getByLabelText(subscriberImport.source), 'Stand at GITEX');
  fireEvent.change(screen.getByLabelText(subscriberImport.consentedOn), { target: { value: '2026-02-01' } });
  await user.click(screen.getByLabelText(texts.dialog.agreed));
  await user.click(screen.getByRole('button', { name: texts.dialog.save }));
}

test('a subscriber is added with the proof of consent', async () => {
  const { user, api } = open();
  await add(user);
  expect(await screen.findByText(texts.dialog.added('omar@gulf.example'))).toBeTruthy();
  expect(api.changes[0]!.body).toEqual({
    source: 'Stand at GITEX',
    consentedOn: '2026-02-01',
    locale: 'en',
    rows: [{ row: 1, email: 'omar@gulf.example' }],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address that has unsubscribed is not added, and the dialog says why', async () => {
  const { user } = open({ added: 0, refused: [{ row: 1, email: 'omar@gulf.example', why: 'left' }] });
  await add(user);
  expect(await screen.findByText(texts.dialog.refused.left)).toBeTruthy();
});
