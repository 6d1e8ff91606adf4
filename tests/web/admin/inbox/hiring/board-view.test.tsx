import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { StaffSubmission, StageColumn } from '#shared/contracts/inbox.ts';
import { type Stage, stages } from '#shared/inbox/stages.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board as texts } from '#shared/staff-texts/board.ts';
import { hiring } from '#shared/staff-texts/hiring.ts';
import { list as listTexts } from '#shared/staff-texts/list.ts';
import { dayLength } from '#shared/time/days.ts';
import { BoardView } from '#web/admin/inbox/hiring/board-view.tsx';
import { problem } from '../../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { staffSubmission } from '../submission-detail.ts';

const move = 'PATCH /api/admin/submissions/a1';

function application(stage: Stage, overrides: Partial<StaffSubmission> = {}): StaffSubmission {
  return staffSubmission('a1', {
    first_name: 'Sara',
    last_name: 'Al Mansoori',
    additional_data: { name: 'Sara Al Mansoori', position: 'AI Engineer' },
    stage,
    ...overrides,
  });
}

function boardWith(item: StaffSubmission): { stages: StageColumn[] } {
  return {
    stages: stages.map((stage) => {
      const items = stage === item.stage ? [item] : [];
      return { stage, count: items.length, items, nextCursor: null };
    }),
  };
}

/** No one is kept for later. */
function mockBoardApi(replies: Parameters<typeof mockAdminApi>[0]) {
  return mockAdminApi({ 'GET /api/admin/submissions': { items: [], nextCursor: null }, ...replies });
}

/** A server that keeps the stage of one application. */
function mockBoard() {
  let item = application('screening');
  const { changes } = mockBoardApi({
    'GET /api/admin/applications': () => ({ status: 200, body: boardWith(item) }),
    'POST /api/admin/submissions/decline/preview': {
      letters: [{ locale: 'en', to: 'Sara Al Mansoori', count: 1, subject: 'Your application', text: 'Dear Sara' }],
    },
    'POST /api/admin/submissions/decline': () => {
      item = application('declined');
      return { status: 202, body: { declined: ['a1'], skipped: [], replies: ['mail-1'] } };
    },
    [move]: () => {
      item = application((changes.at(-1)!.body as { stage: Stage }).stage);
      return { status: 200, body: { submission: item } };
    },
  });
  return changes;
}

function openBoard() {
  const routes = (
    <Routes>
      <Route path="/admin/applications/:id?" element={<BoardView />} />
    </Routes>
  );
  const user = renderAdmin(routes, '/admin/applications');
  // happy-dom does not know the element `search`, which React reports.
  vi.mocked(console.error).mockClear();
  return user;
}

const column = (stage: Stage) => screen.getByRole('region', { name: new RegExp(`^${texts.stages[stage]}`) });
const findCard = (stage: Stage) => waitFor(() => within(column(stage)).getByRole('link', { name: 'Sara Al Mansoori' }));

test('moves an application by the keyboard, with the focus, and undoes it', async () => {
  const changes = mockBoard();
  const user = openBoard();
  await findCard('screening');
  await user.click(within(column('screening')).getByRole('button', { name: texts.moveOf('Sara Al Mansoori') }));
  await user.click(screen.getByRole('button', { name: texts.stages.interview }));
  const card = await findCard('interview');
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(changes.at(-1)!.body).toEqual({ stage: 'interview', expectedStage: 'screening' });
  await user.click(await screen.findByRole('button', { name: admin.toasts.undo }));
  await findCard('screening');
  expect(changes.at(-1)!.body).toEqual({ stage: 'screening', expectedStage: 'interview' });
});

test('moves an application that is dropped on a stage, and nothing else', async () => {
  const changes = mockBoard();
  openBoard();
  const card = await findCard('screening');
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.drop(column('offer'), { dataTransfer });
  fireEvent.dragStart(card.closest('li')!, { dataTransfer });
  fireEvent.drop(column('offer'), { dataTransfer });
  await findCard('offer');
  expect(changes.map(({ body }) => body)).toEqual([{ stage: 'offer', expectedStage: 'screening' }]);
});

test('puts the card back when a colleague has moved it', async () => {
  mockBoardApi({
    'GET /api/admin/applications': boardWith(application('screening')),
    [move]: () => problem(409, 'status_changed'),
  });
  const user = openBoard();
  await findCard('screening');
  await user.click(within(column('screening')).getByRole('button', { name: texts.moveOf('Sara Al Mansoori') }));
  await user.click(screen.getByRole('button', { name: texts.stages.hired }));
  expect(await screen.findByText(texts.changed)).toBeTruthy();
  expect(await findCard('screening')).toBeTruthy();
});

test('says on the card how much experience there is, and since when it is in its stage', async () => {
  const stage_since = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const data = { name: 'سارة المنصوري', position: 'AI Engineer', experience: '2-5 years' };
  mockBoardApi({
    'GET /api/admin/applications': boardWith(application('screening', { stage_since, additional_data: data })),
  });
  openBoard();
  const card = (await findCard('screening')).closest('li')!;
  expect(card.textContent).toContain('2-5 years');
  expect(card.textContent).toContain(texts.inStage(3));
});

test('declines with the letter, and shows why on the card with the recommendations', async () => {
  const changes = mockBoard();
  const user = openBoard();
  await findCard('screening');
  await user.click(within(column('screening')).getByRole('button', { name: texts.moveOf('Sara Al Mansoori') }));
  await user.click(screen.getByRole('button', { name: texts.stages.declined }));
  const asked = screen.getByRole('dialog', { name: hiring.decline.title('Sara Al Mansoori') });
  await within(asked).findByRole('region', { name: 'Your application' });
  await user.selectOptions(within(asked).getByLabelText(hiring.reason), 'pay');
  await user.click(within(asked).getByRole('button', { name: listTexts.decline.confirm }));
  const declined = await findCard('declined');
  expect(changes.at(-1)!.body).toEqual({ ids: ['a1'], decline: { reason: 'pay', text: null } });
  await waitFor(() => expect(document.activeElement).toBe(declined));
  cleanup();
  const verdicts: StaffSubmission['verdicts'] = ['yes', 'no', 'yes'];
  const item = application('declined', { verdicts, decline: { reason: 'pay', text: 'Wants double' } });
  mockBoardApi({ 'GET /api/admin/applications': boardWith(item) });
  openBoard();
  const card = (await findCard('declined')).closest('li')!;
  expect(card.textContent).toContain('Recommendations: 2\u00a0yes · 1\u00a0no');
  expect(card.textContent).toMatch(/Pay expectations: .?Wants double/);
});

test('shows the applications as a list, and stays among them', async () => {
  const item = application('screening');
  mockBoardApi({
    'GET /api/admin/applications': boardWith(item),
    'GET /api/admin/submissions': { items: [item], nextCursor: null },
    'GET /api/admin/me': { email: 'amal@rihla.example' },
    'GET /api/admin/staff': { items: [] },
    'GET /api/admin/pulse': { version: 'a' },
  });
  const user = openBoard();
  const card = await findCard('screening');
  expect(card.getAttribute('href')).toBe('/admin/applications/a1?stage=screening');
  await user.click(screen.getByRole('link', { name: texts.asList }));
  const row = await within(await screen.findByRole('list')).findByRole('link', { name: 'Sara Al Mansoori' });
  expect(row.getAttribute('href')).toBe('/admin/applications/a1?view=list');
  // happy-dom does not know the element `search`, which React reports.
  vi.mocked(console.error).mockClear();
});

test('a search and a colleague limit the board, whose counts are then of what it shows', async () => {
  const item = application('screening');
  const { stages: columns } = boardWith(item);
  const { reads } = mockBoardApi({
    'GET /api/admin/me': { email: 'me@rihla.example' },
    'GET /api/admin/staff': { items: [] },
    'GET /api/admin/applications': (search) => ({
      status: 200,
      body: { stages: columns.map((one) => ({ ...one, nextCursor: search && one.items.length > 0 ? 'more' : null })) },
    }),
  });
  const user = openBoard();
  await findCard('screening');
  await user.type(screen.getByRole('searchbox'), 'compilers{Enter}');
  await user.selectOptions(screen.getByLabelText(listTexts.filters.assignee), 'me');
  expect(await screen.findByText(texts.atLeast(1))).toBeTruthy();
  const asked = reads.filter(({ endpoint }) => endpoint.endsWith('/applications')).at(-1)!;
  expect(Object.fromEntries(new URLSearchParams(asked.search))).toEqual({ q: 'compilers', assignee: 'me' });
});

test('a card shows its day of deletion once decided, or a month before', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * dayLength).toISOString();
  const shows = async (stage: Stage, purge_at: string | null) => {
    mockBoardApi({ 'GET /api/admin/applications': boardWith(application(stage, { purge_at })) });
    openBoard();
    const card = (await findCard(stage)).closest('li')!;
    const text = card.textContent;
    cleanup();
    return /Will be deleted on/.test(text);
  };
  expect([
    await shows('declined', inDays(100)),
    await shows('screening', inDays(29)),
    await shows('screening', inDays(31)),
    await shows('interview', null),
  ]).toEqual([true, true, false, false]);
});

test('the later applications of a stage are loaded 25 at a time', async () => {
  const { reads } = mockBoardApi({
    'GET /api/admin/applications': () => {
      const [column] = boardWith(application('new')).stages;
      return { status: 200, body: { stages: [{ ...column, count: 30, nextCursor: 'c1' }] } };
    },
  });
  openBoard();
  fireEvent.click(await screen.findByRole('button', { name: texts.more('New') }));
  await expect.poll(() => reads.map(({ search }) => search)).toContain('?stage=new&limit=25&cursor=c1');
});
