import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Check, SiteStatus, StaffStatus } from '#shared/contracts/admin.ts';
import type { Role } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { status as texts } from '#shared/staff-texts/status.ts';
import { RolesContext } from '#web/admin/roles.ts';
import { StatusDot } from '#web/admin/shell.tsx';
import { StatusView } from '#web/admin/status/status-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const resumed = vi.fn();

const quiet: StaffStatus = {
  status: 'ok',
  release: null,
  version: null,
  deployedAt: null,
  checks: [],
  failures: [],
  alerts: [],
};

function open(status: SiteStatus['status'], checks: Check[], roles: Role[] = ['admin']) {
  const body = { ...quiet, status, version: 'v1', deployedAt: '2026-11-25T08:00:00.000Z', checks };
  mockAdminApi({
    'GET /api/admin/status': () => ({ status: 200, body }),
    'POST /api/admin/status/resume': () => {
      resumed();
      return { status: 200, body };
    },
  });
  renderAdmin(
    <Routes>
      <Route
        path="/admin/settings/status"
        element={
          <RolesContext value={roles}>
            <StatusDot />
            <StatusView />
          </RolesContext>
        }
      />
    </Routes>,
    '/admin/settings/status',
  );
}

test('sends a test alert, and says what the receiver answered', async () => {
  mockAdminApi({
    'GET /api/admin/status': () => ({
      status: 200,
      body: quiet,
    }),
    'POST /api/admin/status/test-alert': () => ({ status: 200, body: { delivered: false, status: 404 } }),
  });
  renderAdmin(
    <RolesContext value={['admin']}>
      <StatusView />
    </RolesContext>,
    '/admin/settings/status',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test alert' }));
  expect(await screen.findByText('The receiver refused it with 404.')).toBeTruthy();
});

test('says of each part how it is, and what to do when it does not work', async () => {
  open('down', [
    { name: 'database', status: 'ok', detail: 'It answers.' },
    { name: 'files', status: 'down', detail: 'R2 does not respond.' },
    { name: 'queue', status: 'off', detail: 'There is no queue.' },
  ]);
  expect(await screen.findByText(texts.overall.down)).toBeTruthy();
  expect(screen.getByText('Version v1, deployed Wed 25 Nov 2026, 12:00.')).toBeTruthy();
  expect(screen.getByText('R2 does not respond.')).toBeTruthy();
  expect(screen.getByText(texts.actions.files)).toBeTruthy();
  expect(screen.getByText(texts.actions.queue)).toBeTruthy();
  expect(screen.queryByText(texts.actions.database)).toBeNull();
  expect(screen.getByRole('link', { name: admin.siteIsDown }).getAttribute('href')).toBe('/admin/settings/status');
});

test('shows no dot when a part only needs a look', async () => {
  open('degraded', [{ name: 'cron', status: 'degraded', detail: 'It has not run yet.' }]);
  expect(await screen.findByText(texts.overall.degraded)).toBeTruthy();
  expect(screen.queryByRole('link', { name: admin.siteIsDown })).toBeNull();
});

test('resumes a paused site after a question', async () => {
  open('down', [{ name: 'cron', status: 'down', detail: texts.details.cronPaused }]);
  await userEvent.click(await screen.findByRole('button', { name: texts.resume }));
  const dialog = within(screen.getByRole('dialog', { name: texts.resuming }));
  expect(resumed).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: texts.resume }));
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledOnce());
});

test('names who can resume it to everyone else', async () => {
  open('down', [{ name: 'cron', status: 'down', detail: texts.details.cronPaused }], ['sales']);
  expect(await screen.findByText(texts.resumeByAdmin)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.resume })).toBeNull();
});

test('lists what failed and the alerts that were sent', async () => {
  const at = '2026-11-25T08:00:00.000Z';
  const body: StaffStatus = {
    ...quiet,
    release: '1.2.0',
    version: 'v1',
    deployedAt: at,
    failures: [{ route: 'POST /api/submissions', cause: 'Error: D1_ERROR: overloaded', count: 3, lastAt: at }],
    alerts: [
      { at, check: 'requests', state: 'down', answer: 404, delivered: false },
      { at, check: 'test', state: 'ok', answer: 200, delivered: true },
    ],
  };
  mockAdminApi({ 'GET /api/admin/status': () => ({ status: 200, body }) });
  renderAdmin(
    <RolesContext value={['admin']}>
      <StatusView />
    </RolesContext>,
    '/admin/settings/status',
  );
  expect(await screen.findByText('Release 1.2.0, version v1, deployed Wed 25 Nov 2026, 12:00.')).toBeTruthy();
  const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
  expect(rows('Failed requests of the last day').map((row) => row.textContent)).toEqual([
    'POST /api/submissionsError: D1_ERROR: overloaded 3 times, Wed 25 Nov 2026, 12:00',
  ]);
  expect(rows('Alerts').map((row) => row.textContent)).toEqual([
    'Requests: DownThe receiver refused it with 404. Wed 25 Nov 2026, 12:00',
    'Test alertThe receiver took it. Wed 25 Nov 2026, 12:00',
  ]);
});
