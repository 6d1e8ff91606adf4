import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { ImportReport } from '#shared/contracts/subscribers.ts';
import { subscriberImport } from '#shared/staff-texts/subscribers.ts';
import { ImportView } from '#web/admin/newsletter/import-view.tsx';
import { makeQueryClient } from '#web/admin/queries.ts';

const file = (text: string) => new File([text], 'list.csv', { type: 'text/csv' });

let checked: Pick<ImportReport, 'added' | 'refused'> = { added: 0, refused: [] };

async function choose(text: string) {
  const sent: { rows: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/check')) return Response.json(checked);
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

test('counts what it will refuse before it imports, and gives those rows as a file', async () => {
  const saved: Blob[] = [];
  // The page of the other tests would be left for the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  checked = {
    added: 1,
    refused: [
      { row: 3, email: 'bad address', why: 'invalid' },
      { row: 4, email: 'old@a.example', why: 'active' },
    ],
  };
  await choose('Name,Email\nIn,in@a.example\n"Bad, One",bad address\nOld,old@a.example\n');
  expect(await screen.findByText('1 address will be imported')).toBeTruthy();
  expect(screen.getByText('1 row has no email address')).toBeTruthy();
  expect(screen.getByText('1 is already subscribed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Download the 2 refused rows (CSV)' }));
  expect((await saved[0]!.text()).trim().split('\r\n')).toEqual([
    'Name,Email,Not imported because',
    '"Bad, One",bad address,no valid email address',
    'Old,old@a.example,already subscribed',
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

test.each([
  [2_097_152, 0],
  [2_097_153, 1],
])('a file of %i bytes is refused: %i', async (size, refusals) => {
  vi.spyOn(File.prototype, 'size', 'get').mockReturnValue(size);
  await choose('Email\nin@a.example\n');
  expect(screen.queryAllByText(subscriberImport.tooLarge)).toHaveLength(refusals);
});

test('an import may take two minutes', async () => {
  checked = { added: 1, refused: [] };
  await choose('Email\nin@a.example\n');
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await expect.poll(() => timeout.mock.calls).toContainEqual([120_000]);
});
