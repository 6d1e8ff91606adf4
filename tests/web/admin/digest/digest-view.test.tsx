import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { admin } from '../../../../src-shared/content/en/admin.ts';
import { digestOffPath } from '../../../../src-shared/paths.ts';
import { DigestView } from '../../../../src-web/admin/digest/digest-view.tsx';
import { problem } from '../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../bookings/support.tsx';

const { digest: texts } = admin;

function open(reply: Parameters<typeof mockAdminApi>[0][string]) {
  const { changes } = mockAdminApi({ 'PATCH /api/admin/me': reply });
  const user = renderAdmin(
    <Routes>
      <Route path="/admin/digest/:state" element={<DigestView />} />
    </Routes>,
    digestOffPath,
  );
  return { user, changes };
}

test('the link of the daily mail turns it off, and a button turns it on again', async () => {
  let digest = true;
  const { user, changes } = open(() => {
    digest = !digest;
    return { status: 200, body: { digest } };
  });
  expect(await screen.findByText(texts.off)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.turnOn }));
  expect(await screen.findByText(texts.on)).toBeTruthy();
  expect(changes.map(({ body }) => body)).toEqual([{ digest: false }, { digest: true }]);
});

test('a failure is shown, and the button tries again', async () => {
  let failing = true;
  const { user, changes } = open(() => {
    if (!failing) return { status: 200, body: { digest: false } };
    failing = false;
    return problem(503, 'unavailable');
  });
  const button = await screen.findByRole('button', { name: texts.turnOff });
  await waitFor(() => expect(changes).toHaveLength(1));
  await user.click(button);
  expect(await screen.findByText(texts.off)).toBeTruthy();
});
