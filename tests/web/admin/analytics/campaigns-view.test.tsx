import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { analytics, campaigns as texts } from '#shared/staff-texts/analytics.ts';
import { CampaignsView } from '#web/admin/analytics/campaigns-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const count = (now: number) => ({ now, before: 0 });
const outcome = { visits: count(40), started: count(9), demos: count(3), held: count(1) };
const report = {
  period: { length: 31, from: '2026-10-01', to: '2026-10-31', beforeFrom: '2026-08-31', beforeTo: '2026-09-30' },
  visits: count(40),
  funnels: [],
  sources: [{ source: 'linkedin', ...outcome }],
  campaigns: [
    { campaign: 'gitex-2026', ...outcome },
    { campaign: 'other', ...outcome, visits: count(2) },
  ],
};
const named = (name: string, title: string) => ({
  name,
  title,
  named_by: 'amal@rihla.example',
  named_at: '2026-10-01',
});

function show(path = '/admin/campaigns') {
  const api = mockAdminApi({
    'GET /api/admin/analytics': report,
    'GET /api/admin/campaigns': { items: [named('gitex-2026', 'جيتكس'), named('ramadan', 'Ramadan')] },
    'PUT /api/admin/campaigns/eid-2027': { campaign: named('eid-2027', 'Eid') },
    'DELETE /api/admin/campaigns/ramadan': () => ({ status: 204, body: undefined }),
  });
  return { ...api, user: renderAdmin(<CampaignsView />, path) };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ firstChild }) => firstChild!.textContent),
    ]);

test('says for each named campaign what it brought, even if that is nothing', async () => {
  show();
  expect(rowsOf(await screen.findByRole('table', { name: texts.tables.campaigns.title }))).toEqual([
    ['جيتكس gitex-2026', '40', '9', '3', '1'],
    [`${texts.other} (${texts.otherNote})`, '2', '9', '3', '1'],
    ['Ramadan ramadan', '0', '0', '0', '0'],
  ]);
});

test('shows any range of days, and keeps it in the address', async () => {
  const { user, reads } = show('/admin/campaigns?days=7');
  fireEvent.change(await screen.findByLabelText(analytics.from), { target: { value: '2026-10-01' } });
  fireEvent.change(screen.getByLabelText(analytics.to), { target: { value: '2026-10-31' } });
  await user.click(screen.getByRole('button', { name: analytics.show }));
  await expect.poll(() => reads.map(({ search }) => search)).toContain('?from=2026-10-01&to=2026-10-31');
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/campaigns?from=2026-10-01&to=2026-10-31');
});

test('names a campaign, shows how its links look, and removes one', async () => {
  const { user, changes } = show();
  await user.type(await screen.findByLabelText(texts.form.name), 'eid-2027');
  expect(screen.getByText(/utm_campaign=eid-2027$/)).toBeTruthy();
  await user.type(screen.getByLabelText(texts.form.title), 'Eid');
  await user.click(screen.getByRole('button', { name: texts.form.save }));
  expect(await screen.findByText(texts.saved('Eid'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.removeOf('Ramadan') }));
  await expect
    .poll(() => changes.map(({ endpoint }) => endpoint))
    .toEqual(['PUT /api/admin/campaigns/eid-2027', 'DELETE /api/admin/campaigns/ramadan']);
});
