import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { admin } from '../../../../src-shared/content/en/admin.ts';
import { digestOffPath, summaryOffPath } from '../../../../src-shared/paths.ts';
import { DigestView } from '../../../../src-web/admin/mail/mail-switches.tsx';
import { type MockResponse, problem } from '../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../bookings/support.tsx';

const { digest: texts } = admin;

/** A server that keeps the settings, and refuses as many changes as `failures`. */
function open(path: string, failures = 0) {
  const settings = { email: 'amal@rihla.example', digest: true, summary: true };
  const { changes } = mockAdminApi({
    'GET /api/admin/me': () => ({ status: 200, body: { ...settings } }),
    'PATCH /api/admin/me': (): MockResponse => {
      if (changes.length <= failures) return problem(503, 'unavailable');
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
] as const)(
  'the link of the mail %s changes nothing, a button turns it off and leaves the other, and turns it on again',
  async (mail, path) => {
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
  },
);

test('a failure is shown, and the button tries again', async () => {
  const { user, changes } = open(digestOffPath, 1);
  const button = await screen.findByRole('button', { name: texts.digest.turnOff });
  await user.click(button);
  expect(await screen.findByText('detail of unavailable')).toBeTruthy();
  await waitFor(() => expect(changes).toHaveLength(1));
  await user.click(button);
  expect(await screen.findByText(texts.digest.off)).toBeTruthy();
});
