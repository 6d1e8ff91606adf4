import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ImportView } from '#web/admin/newsletter/import-view.tsx';
import { makeQueryClient } from '#web/admin/queries.ts';

const file = (text: string) => new File([text], 'list.csv', { type: 'text/csv' });

async function choose(text: string) {
  const sent: { rows: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json({ added: 1, mustConfirm: false, refused: [] });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <ImportView />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.upload(screen.getByLabelText('File (CSV)'), file(text));
  await userEvent.type(screen.getByLabelText('Where they agreed'), 'GITEX');
  fireEvent.change(screen.getByLabelText('Date they agreed'), { target: { value: '2026-10-14' } });
  await userEvent.click(screen.getByLabelText('Everyone on this list agreed to get our newsletter by email'));
  return sent;
}

test('shows how many are active, left, blocked and not understood before it imports', async () => {
  const lines = ['in@a.example,active', 'left@a.example,unsubscribed', 'bad@a.example,bounced', 'odd@a.example,Zz9'];
  await choose(`email,status\n${lines.join('\n')}\n`);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\p{Cf}/gu, ''));
  expect(items).toEqual([
    '1 active: will be imported, for example in@a.example',
    '1 unsubscribed: is skipped, for example left@a.example',
    '1 blocked: is skipped, for example bad@a.example',
    '1 not understood: is skipped, for example odd@a.example',
  ]);
});

test('imports nothing before a question about a column is answered', async () => {
  const sent = await choose('email,Opt-out source\na@x.example,shop\nb@x.example,\n');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  screen.getByText(/First choose what the columns above mean/);
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('What does the column “Opt-out source” say?'), 'left');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(sent[0]?.rows).toEqual([
    { row: 2, email: 'a@x.example', state: 'left' },
    { row: 3, email: 'b@x.example' },
  ]);
});
