import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { digestOffPath, summaryOffPath } from '#shared/paths.ts';
import { digest as texts } from '#shared/staff-texts/board.ts';
import { DigestView } from '#web/admin/mail/mail-switches.tsx';
import type { MockResponse } from '../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';

/** A server that keeps the settings. */
function open(path: string) {
  const settings = { email: 'amal@rihla.example', digest: true, summary: true };
  const { changes } = mockAdminApi({
    'GET /api/admin/me': () => ({ status: 200, body: { ...settings } }),
    'PATCH /api/admin/me': (): MockResponse => {
      Object.assign(settings, changes.at(-1)!.body);
      return { status: 200, body: changes.at(-1)!.body };
    },
  });
  const user = renderAdmin(
    <Routes>
      <Route path="/admin/digest/:state" element={<DigestView />} />
    </Routes>,
    path,
  );
  return { user, changes };
}

test.each([
  ['digest', digestOffPath],
  ['summary', summaryOffPath],
] as const)('the link of the %s changes nothing, and a button turns only it off and on', async (mail, path) => {
  const { user, changes } = open(path);
  expect(await screen.findByText(texts[mail].on)).toBeTruthy();
  expect(changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts[mail].turnOff }));
  expect(await screen.findByText(texts[mail].off)).toBeTruthy();
  const other = mail === 'digest' ? 'summary' : 'digest';
  expect(screen.getByText(texts[other].on)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts[mail].turnOn }));
  expect(await screen.findByText(texts[mail].on)).toBeTruthy();
  expect(changes.map(({ body }) => body)).toEqual([{ [mail]: false }, { [mail]: true }]);
});
