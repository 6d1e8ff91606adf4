import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskEntry } from '#shared/contracts/handover.ts';
import { attendDesk, useDesk } from '#web/admin/chat/desk-store.ts';
import { trackSuccess, useSignedOut } from '#web/admin/session.ts';
import { FakeSocket, fakeSockets } from '../../fake-socket.ts';
import { mockApi, problem } from '../../mock-api.ts';

let leave = () => {};

beforeEach(() => {
  fakeSockets();
  leave = attendDesk();
});
afterEach(() => {
  act(() => {
    leave();
    trackSuccess();
  });
});

const entry = (sessionId: string, seconds: number, by: string | null = null): DeskEntry => ({
  sessionId,
  question: 'Is anybody there?',
  since: new Date(Date.UTC(2031, 0, 14, 6, 0, seconds)).toISOString(),
  until: by ? null : '2031-01-14T06:02:00.000Z',
  by,
});

function receive(event: object) {
  act(() => FakeSocket.last.receive(event));
}

const idsOf = (entries: DeskEntry[]) => entries.map(({ sessionId }) => sessionId);

test('applies what changes at the desk to what it was at first', () => {
  const { result } = renderHook(() => useDesk());
  act(() => FakeSocket.last.open());
  receive({ type: 'desk', staff: ['layla'], entries: [entry('b', 2), entry('taken', 0, 'omar')] });
  expect(result.current).toMatchObject({ connected: true, staff: ['layla'] });
  receive({ type: 'entry', entry: entry('c', 3) });
  receive({ type: 'entry', entry: entry('a', 1) });
  receive({ type: 'staff', staff: ['layla', 'omar'] });
  expect(idsOf(result.current.waiting)).toEqual(['a', 'b', 'c']);
  receive({ type: 'entry', entry: entry('b', 4, 'layla') });
  receive({ type: 'gone', sessionId: 'a' });
  receive({ type: 'gone', sessionId: 'unknown' });
  expect(idsOf(result.current.waiting)).toEqual(['c']);
  expect(idsOf(result.current.taken)).toEqual(['taken', 'b']);
  expect(result.current.staff).toEqual(['layla', 'omar']);
});

test('forgets what it knew when another socket tells the whole desk', () => {
  const { result } = renderHook(() => useDesk());
  receive({ type: 'desk', staff: ['layla'], entries: [entry('a', 1)] });
  receive({ type: 'desk', staff: ['omar'], entries: [entry('b', 2)] });
  expect(idsOf(result.current.waiting)).toEqual(['b']);
  expect(result.current.staff).toEqual(['omar']);
});

test('keeps two hundred conversations, the ones that wait before the others', () => {
  const { result } = renderHook(() => useDesk());
  const many = Array.from({ length: 199 }, (_, i) => entry(`waiting-${i}`, i));
  receive({ type: 'desk', staff: [], entries: [...many, entry('taken', 0, 'omar')] });
  expect(result.current.taken).toHaveLength(1);
  receive({ type: 'entry', entry: entry('new', 500) });
  receive({ type: 'entry', entry: entry('newer', 501) });
  expect(result.current.waiting).toHaveLength(200);
  expect(result.current.taken).toHaveLength(0);
});

test.each([401, 403])(
  'says that the session has ended when a socket is refused and the API answers %i',
  async (status) => {
    const { result } = renderHook(() => useSignedOut());
    mockApi(problem(status, status === 401 ? 'sign_in_required' : 'access_denied'));
    act(() => FakeSocket.last.fail());
    await vi.waitFor(() => expect(result.current).toBe(true));
  },
);
