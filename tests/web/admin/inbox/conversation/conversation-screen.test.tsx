import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { entryOf, staffSubmission } from '../submission-detail.ts';
import { me, mockInbox, openSubmissions } from '../support.tsx';

const { screen: texts, composer } = conversationTexts;
const address = () => screen.getByLabelText('Address').textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name: `${name} Haddad` });
const three = () => ['Layla', 'Omar', 'Sara'].map((name) => staffSubmission(name, { form_type: 'partnership' }));

test('j and k read the conversations of the list, and Escape returns to the last', async () => {
  mockInbox(three());
  const user = openSubmissions('/admin/inbox?status=pending');
  await screen.findByRole('link', { name: 'Layla Haddad' });
  await user.keyboard('j{Enter}');
  await heading('Layla');
  await user.keyboard('j');
  await heading('Omar');
  await user.keyboard('jj');
  await heading('Sara');
  await user.keyboard('k');
  expect(address()).toBe('/admin/inbox/Omar?status=pending');
  await user.click(screen.getByRole('link', { name: texts.previous }));
  await heading('Layla');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/admin/inbox?status=pending');
});

test('a conversation that has left the list still leads to its next', async () => {
  mockInbox(three());
  const user = openSubmissions('/admin/inbox/Omar?status=pending');
  await heading('Omar');
  await screen.findByRole('link', { name: 'Omar Haddad' });
  const api = vi.mocked(fetch).getMockImplementation()!;
  const others = three().filter(({ id }) => id !== 'Omar');
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (String(input).startsWith('/api/admin/submissions?')) return Response.json({ items: others, nextCursor: null });
    if (init?.method === 'PATCH') return Response.json({ submission: three()[1] });
    return api(input, init);
  });
  await user.click(screen.getByRole('button', { name: admin.submissions.markCompleted }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Omar Haddad' })).toBeNull());
  await user.keyboard('j');
  await heading('Sara');
});

const stored = entryOf('e1', { kind: 'sent', by: me, text: 'Dear Omar', emailStatus: 'queued' });
const sends = {
  'PUT /api/admin/submissions/Omar/draft': {},
  'POST /api/admin/submissions/Omar/replies': { entry: stored, submission: three()[1]!, dueAt: stored.at },
};

test('“Send and next” sends the reply and opens the next conversation', async () => {
  const { changes } = mockInbox(three(), [], sends);
  const user = openSubmissions('/admin/inbox/Omar');
  await user.type(await screen.findByLabelText(composer.text), 'Dear Omar');
  await user.click(screen.getByRole('button', { name: composer.sendAndNext }));
  await heading('Sara');
  expect(changes.at(-1)).toMatchObject({ endpoint: 'POST /api/admin/submissions/Omar/replies' });
  expect(await screen.findByRole('button', { name: admin.toasts.undo })).toBeTruthy();
});

test('“Send and complete” says so to the server', async () => {
  const { changes } = mockInbox(three(), [], sends);
  const user = openSubmissions('/admin/inbox/Omar');
  await user.type(await screen.findByLabelText(composer.text), 'Dear Omar');
  await user.click(screen.getByRole('button', { name: composer.sendAndComplete }));
  await screen.findByRole('button', { name: admin.toasts.undo });
  expect(changes.at(-1)!.body).toMatchObject({ text: 'Dear Omar', complete: true });
});

test('Ctrl+Shift+Enter sends and completes, Ctrl+Enter only sends', async () => {
  const { changes } = mockInbox(three(), [], sends);
  const user = openSubmissions('/admin/inbox/Omar');
  const text = await screen.findByLabelText(composer.text);
  const sent = () => changes.filter(({ endpoint }) => endpoint.startsWith('POST')).map(({ body }) => body);
  await user.type(text, 'Dear Omar{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('complete');
  await user.type(text, 'Dear Omar{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ complete: true });
});

test('an application offers no “Send and complete”, because its outcome is a stage', async () => {
  mockInbox([staffSubmission('Sara', { form_type: 'career', stage: 'screening' })]);
  openSubmissions('/admin/inbox/Sara');
  await screen.findByRole('button', { name: composer.send });
  expect(screen.queryByRole('button', { name: composer.sendAndComplete })).toBeNull();
});
