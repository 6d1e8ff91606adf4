import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { hiring } from '#shared/staff-texts/hiring.ts';
import { list as texts } from '#shared/staff-texts/list.ts';
import { staffSubmission } from '../submission-detail.ts';
import { me, mockInbox, openSubmissions } from '../support.tsx';

const { submissions } = admin;
const { selection } = texts;
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: texts.row.select(`${name} Haddad`) });
const names = ['Layla', 'Omar', 'Sara', 'Noor'];
const bar = () => screen.getByRole('region', { name: selection.label });
const press = (name: string) => within(bar()).getByRole('button', { name });

test('shift selects a range, and the count is announced', async () => {
  mockInbox(names.map((name) => staffSubmission(name)));
  const user = openSubmissions();
  await user.click(await box('Layla'));
  await user.keyboard('{Shift>}');
  await user.click(await box('Sara'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText(selection.count(3)).getAttribute('role')).toBe('status');
  expect((await box('Noor')).checked).toBe(false);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: selection.all });
  expect([await box('Sara'), await box('Noor'), all].map(({ indeterminate }) => indeterminate)).toEqual([
    ...[false, false, true],
  ]);
  const csv = within(bar()).getByRole('link', { name: selection.export }).getAttribute('href');
  expect(csv).toBe('/api/admin/submissions.csv?ids=Layla%2COmar%2CSara');
  await user.click(screen.getByRole('checkbox', { name: selection.all }));
  expect(screen.getByText(selection.count(4))).toBeTruthy();
  await user.click(press(selection.clear));
  expect(screen.queryByRole('region', { name: selection.label })).toBeNull();
});

test('assigns the selected ones, and undoes what is unchanged since', async () => {
  const taken: string[] = ['Omar'];
  const { changes } = mockInbox(
    names.map((name) => staffSubmission(name)),
    taken,
  );
  const user = openSubmissions();
  await user.click(await box('Layla'));
  await user.click(await box('Omar'));
  await user.click(press(selection.assign));
  await user.click(await screen.findByRole('button', { name: texts.assign.me }));
  await screen.findByText(texts.changes.assignedToYou(1));
  const assigned = { assignee: me, expectedAssignee: null };
  expect(changes.at(-1)!.body).toEqual({ changes: ['Layla', 'Omar'].map((id) => ({ id, ...assigned })) });
  expect(screen.getByText(texts.changes.missed(1))).toBeTruthy();
  taken.push('Layla');
  await user.click(screen.getByRole('button', { name: admin.toasts.undo }));
  await waitFor(() =>
    expect(changes.at(-1)!.body).toEqual({
      changes: [{ id: 'Layla', assignee: null, expectedAssignee: me }],
    }),
  );
  expect(await screen.findByText(texts.changes.missed(1))).toBeTruthy();
  expect(screen.queryByText(texts.changes.undone(1))).toBeNull();
});

test('marks all selected ones that are not there yet', async () => {
  const { changes } = mockInbox([staffSubmission('Layla'), staffSubmission('Omar', { status: 'contacted' })]);
  const user = openSubmissions();
  await user.click(await screen.findByRole('checkbox', { name: selection.all }));
  expect(within(bar()).queryByRole('button', { name: selection.decline })).toBeNull();
  await user.click(press(submissions.markContacted));
  await screen.findByText(texts.changes.allMarked(1, 'Contacted'));
  expect(changes.at(-1)!.body).toEqual({ changes: [{ id: 'Layla', status: 'contacted', expectedStatus: 'pending' }] });
});

test('moves applications to a stage, and declines those that are not decided', async () => {
  const { changes } = mockInbox([
    staffSubmission('Layla', { stage: 'new' }),
    staffSubmission('Omar', { stage: 'hired' }),
  ]);
  const user = openSubmissions();
  await user.click(await box('Layla'));
  await user.selectOptions(within(bar()).getByLabelText(selection.stage), 'interview');
  await user.click(press(selection.move));
  await screen.findByText(texts.changes.moved(1, 'Interview'));
  expect(changes.at(-1)!.body).toEqual({ changes: [{ id: 'Layla', stage: 'interview', expectedStage: 'new' }] });
  await user.click(await box('Omar'));
  await user.click(press(selection.decline));
  const dialog = screen.getByRole('dialog', { name: texts.decline.title(1) });
  expect(within(dialog).getByText(texts.decline.text(1))).toBeTruthy();
  const letter = await within(dialog).findByRole('region', { name: 'Your application' });
  await waitFor(() => expect(letter.textContent).toContain('Dear Layla'));
  await user.selectOptions(within(dialog).getByLabelText(hiring.reason), 'pay');
  await user.click(within(dialog).getByRole('button', { name: texts.decline.confirm }));
  expect(await screen.findByText(texts.decline.done(1, 1))).toBeTruthy();
  expect(changes.at(-1)!.body).toEqual({ ids: ['Layla', 'Omar'], decline: { reason: 'pay', text: null } });
  await user.click(screen.getByRole('button', { name: admin.toasts.undo }));
  expect(await screen.findByText(texts.decline.undone(1))).toBeTruthy();
  expect(changes.at(-1)!.body).toEqual({ replies: ['mail-1'] });
});

test('a move to declined asks about the letter, and sends none without it', async () => {
  const { changes } = mockInbox([staffSubmission('Layla', { stage: 'new' })]);
  const user = openSubmissions();
  await user.click(await box('Layla'));
  await user.selectOptions(within(bar()).getByLabelText(selection.stage), 'declined');
  await user.click(press(selection.move));
  const dialog = screen.getByRole('dialog', { name: hiring.decline.title('Layla Haddad') });
  await user.click(within(dialog).getByRole('checkbox', { name: texts.decline.letter }));
  await user.click(within(dialog).getByRole('button', { name: hiring.decline.confirm }));
  await screen.findByText(texts.changes.moved(1, 'Declined'));
  expect(changes.at(-1)!.body).toEqual({ changes: [{ id: 'Layla', stage: 'declined', expectedStage: 'new' }] });
});

test('a mixed selection can be assigned, set aside and exported, and has no steps', async () => {
  mockInbox([staffSubmission('Layla'), staffSubmission('Omar', { stage: 'new' })]);
  const user = openSubmissions();
  await user.click(await screen.findByRole('checkbox', { name: selection.all }));
  const buttons = within(bar()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    ...[selection.assign, 'Snooze…', 'Next step…', selection.hide.spam, selection.hide.deleted, selection.clear],
  ]);
});
