import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { list as texts } from '#shared/staff-texts/list.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { formatWeekday } from '#web/admin/format.ts';
import { staffSubmission } from '../submission-detail.ts';
import { colleague, me, mockInbox, openSubmissions } from '../support.tsx';

const { dialog: aside } = conversation.aside;
const address = () => screen.getByLabelText('Address').textContent;
const row = (name: string) => screen.findByRole('link', { name: `${name} Haddad` });

test('j and k move between the rows, x selects, a assigns and Esc clears', async () => {
  const { reads } = mockInbox([staffSubmission('Layla'), staffSubmission('Omar')]);
  const user = openSubmissions();
  await row('Layla');
  const list = reads.find(({ endpoint }) => endpoint === 'GET /api/admin/submissions');
  expect(new URLSearchParams(list?.search).get('limit')).toBe('25');
  await user.keyboard('jjj');
  expect(document.activeElement).toBe(await row('Omar'));
  await user.keyboard('kx');
  expect(document.activeElement).toBe(await row('Layla'));
  expect(screen.getByText(texts.selection.count(1))).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(texts.selection.count(1))).toBeNull();
  await user.keyboard('a');
  expect(screen.getByRole('dialog', { name: texts.assign.title(1) })).toBeTruthy();
});

test('x selects each row alone, without those between', async () => {
  mockInbox(['Layla', 'Omar', 'Sara'].map((name) => staffSubmission(name)));
  const user = openSubmissions();
  await row('Layla');
  await user.keyboard('jxjjx');
  expect(screen.getByText(texts.selection.count(2))).toBeTruthy();
});

test('e completes a request, z undoes it, and e opens an application', async () => {
  const { changes } = mockInbox([staffSubmission('Layla'), staffSubmission('Omar', { stage: 'new' })]);
  const user = openSubmissions();
  await row('Layla');
  await user.keyboard('je');
  await screen.findByText(texts.changes.marked('Layla Haddad', 'Completed'));
  expect(changes).toHaveLength(1);
  await user.keyboard('z');
  await screen.findByText(texts.changes.undone(1));
  expect(changes).toHaveLength(2);
  await user.keyboard('zje');
  await waitFor(() => expect(address()).toBe('/admin/inbox/Omar'));
  expect(changes).toHaveLength(2);
});

test('e completes the selected requests, but neither applications nor the focused row', async () => {
  const { changes } = mockInbox([
    staffSubmission('Layla'),
    staffSubmission('Omar'),
    staffSubmission('Sara', { stage: 'new' }),
    staffSubmission('Zayd'),
  ]);
  const user = openSubmissions();
  await row('Layla');
  await user.keyboard('jxjxjxj');
  expect(document.activeElement).toBe(await row('Zayd'));
  await user.keyboard('e');
  await screen.findByText(texts.changes.allMarked(2, 'Completed'));
  expect(changes.map(({ body }) => body)).toMatchObject([
    {
      changes: [
        { id: 'Layla', status: 'completed' },
        { id: 'Omar', status: 'completed' },
      ],
    },
  ]);
});

test.each([
  ['!', 'spam'],
  ['#', 'deleted'],
] as const)('%s sets the selected rows aside as %s', async (key, hidden) => {
  const { changes } = mockInbox([staffSubmission('Layla'), staffSubmission('Omar'), staffSubmission('Zayd')]);
  const user = openSubmissions();
  await row('Layla');
  await user.keyboard(`jxjx${key}`);
  await screen.findByText(texts.changes.hidden[hidden](2));
  expect(changes[0]!.body).toEqual({
    changes: ['Layla', 'Omar'].map((id) => ({ id, hidden, expectedStatus: 'pending' })),
  });
});

test('b snoozes the row with the focus until the chosen day, and z undoes it', async () => {
  const { changes } = mockInbox([staffSubmission('Layla'), staffSubmission('Omar', { status: 'completed' })]);
  const user = openSubmissions();
  await row('Layla');
  await user.keyboard('jjb');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('kb');
  await user.click(screen.getByRole('button', { name: new RegExp(aside.tomorrow) }));
  const id = 'Layla';
  const tomorrow = addDays(gulfDate(), 1);
  await expect
    .poll(() => changes[0]?.body)
    .toEqual({ changes: [{ id, snoozedUntil: tomorrow, expectedStatus: 'pending' }] });
  await screen.findByText(texts.changes.snoozed(1, formatWeekday(tomorrow)));
  await user.keyboard('z');
  await expect
    .poll(() => changes[1]?.body)
    .toEqual({ changes: [{ id, snoozedUntil: null, expectedStatus: 'pending' }] });
});

test('Enter opens the row with the focus, and Escape leads back to it', async () => {
  mockInbox([staffSubmission('Layla'), staffSubmission('Omar')]);
  const user = openSubmissions('/admin/inbox?locale=en');
  await row('Layla');
  await user.keyboard('j{Enter}');
  expect(address()).toBe('/admin/inbox/Layla?locale=en');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect((await row('Layla')).getAttribute('aria-current')).toBe('true');
  await user.keyboard('x');
  expect(screen.queryByText(texts.selection.count(1))).toBeNull();
  await user.keyboard('{Escape}');
  expect(address()).toBe('/admin/inbox?locale=en');
  expect(document.activeElement).toBe(await row('Layla'));
});

test('r opens the row with the focus at the answer', async () => {
  mockInbox([staffSubmission('Layla')]);
  const user = openSubmissions();
  await row('Layla');
  await user.keyboard('jr');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('/ goes to the search, where letters are text', async () => {
  mockInbox([staffSubmission('Layla')]);
  const user = openSubmissions();
  await row('Layla');
  await user.keyboard('/jx');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jx');
});

test('Enter in the search goes to the first row found, Escape to the whole list', async () => {
  const { reads } = mockInbox([staffSubmission('Layla'), staffSubmission('Omar')]);
  const user = openSubmissions();
  await row('Layla');
  await user.keyboard('/lay{Enter}');
  expect(address()).toBe('/admin/inbox?q=lay');
  await waitFor(async () => expect(document.activeElement).toBe(await row('Layla')));
  await user.keyboard('/{Escape}');
  expect(address()).toBe('/admin/inbox');
  await waitFor(async () => expect(document.activeElement).toBe(await row('Layla')));
  expect(reads.filter(({ search }) => search.includes('q=lay'))).toHaveLength(1);
});

test('a search without a hit says what was searched', async () => {
  mockInbox([]);
  openSubmissions('/admin/inbox?q=gulf&status=pending');
  const empty = (await screen.findByText(admin.states.noHit('gulf'))).parentElement;
  expect(empty?.textContent).toContain(admin.submissions.searched);
  expect(empty?.textContent).toContain(admin.submissions.searchedIn);
});

test('a row shows what was written last, the words found, and who has begun a reply', async () => {
  const preview = { text: 'See you on Tuesday', by: 'staff' as const, found: null, drafts: [me, colleague] };
  const found = [
    { text: 'We need ', hit: false },
    { text: 'forecasts', hit: true },
  ];
  mockInbox([
    staffSubmission('Layla', { preview }),
    staffSubmission('Omar', { preview: { ...preview, by: 'visitor', drafts: [], found } }),
  ]);
  openSubmissions();
  await row('Layla');
  const shown = screen.getByText('See you on Tuesday');
  expect(shown.dir).toBe('auto');
  expect(shown.parentElement!.textContent).toBe('Us:See you on Tuesday');
  expect(await screen.findByText(texts.row.draft)).toBeTruthy();
  expect(screen.getByText(texts.row.draftBy(colleague))).toBeTruthy();
  const mark = screen.getByText('forecasts');
  expect([mark.tagName, mark.parentElement!.textContent]).toEqual(['MARK', 'We need forecasts']);
});
