import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { noRole } from '#shared/staff-texts/staff.ts';
import { makeQueryClient, meQuery } from '#web/admin/queries.ts';
import { Shell } from '#web/admin/shell.tsx';
import { ApiProblem } from '#web/lib/api.ts';
import { fakeSockets } from '../fake-socket.ts';
import { problem } from '../mock-api.ts';
import { mockAdminApi } from './support.tsx';

function open(roles: () => Role[], replies: Parameters<typeof mockAdminApi>[0] = {}) {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const unlessRefused = (body: () => object) => () =>
    roles().length > 0 ? { status: 200, body: body() } : problem(403, 'role_required');
  const api = mockAdminApi({
    'GET /api/admin/me': unlessRefused(() => ({ email: 'rami@rihla.example', name: '', roles: roles() })),
    'GET /api/admin/stats': unlessRefused(() => ({ submissions: null, subscribers: null })),
    'GET /api/admin/today': unlessRefused(() => ({ unanswered: null, applications: 2, outcomes: null })),
    'GET /api/admin/mail-state': unlessRefused(() => ({ refusal: null, failed: 0, deadLetters: 0 })),
    'GET /api/admin/pulse': unlessRefused(() => ({ version: 'a' })),
    'GET /api/admin/status': { status: 'ok', version: null, deployedAt: null, checks: [] },
    ...replies,
  });
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/admin']}>
        <Routes>
          <Route path="/admin" element={<Shell />}>
            <Route index element={<Composer />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { client, ...api };
}

function Composer() {
  useQuery(meQuery);
  const [text, setText] = useState('A reply.');
  return <textarea aria-label="Reply" value={text} onChange={({ target }) => setText(target.value)} />;
}

const sections = () =>
  within(screen.getByRole('navigation', { name: admin.navigation }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/\d.*/, ''));

test('the navigation has the sections of the roles, and asks nothing forbidden', async () => {
  const { reads } = open(() => ['recruiting']);
  await screen.findByLabelText('Reply');
  expect(sections()).toEqual(['Today', 'Inbox', 'Applications', 'Bookings', 'Insights', 'Settings']);
  expect(reads.map(({ endpoint }) => endpoint)).not.toContain('GET /api/admin/model-state');
});

test.each([
  ['in London', 0, true],
  ['in Dubai', -240, false],
])('a colleague %s reads which time it is, unless it is their own', async (_, offset, isNamed) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  open(() => ['recruiting']);
  await screen.findByText(admin.signedInAs('rami@rihla.example'));
  expect(screen.queryByText(admin.timeZone) !== null).toBe(isNamed);
});

test('without a role there is a page that says whom to ask, which stays', async () => {
  const { client, reads } = open(() => []);
  expect(await screen.findByRole('heading', { name: noRole.title })).toBeTruthy();
  expect(screen.getByText('detail of role_required')).toBeTruthy();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.getByRole('heading', { name: noRole.title })).toBeTruthy();
  expect(reads.filter(({ endpoint }) => endpoint === 'GET /api/admin/me')).toHaveLength(1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a lost role removes its sections, and the last one keeps what was typed', async () => {
  let roles: Role[] = ['sales', 'recruiting'];
  const { client, reads } = open(() => roles);
  await screen.findByLabelText('Reply');
  expect(sections()).toContain('Bookings');
  roles = ['marketing'];
  const refused = { queryKey: ['anything'], queryFn: refuse };
  await client.fetchQuery(refused).catch(() => {});
  await expect.poll(sections).toEqual(['Today', 'Newsletter', 'Insights', 'Settings']);
  roles = [];
  await client.fetchQuery(refused).catch(() => {});
  expect(await screen.findByText(noRole.lost)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('A reply.');
  const asked = () => reads.filter(({ endpoint }) => endpoint === 'GET /api/admin/me').length;
  const before = asked();
  await client.refetchQueries({ queryKey: meQuery.queryKey });
  expect(asked()).toBe(before + 1);
});

async function refuse(): Promise<never> {
  throw new ApiProblem({ type: '', title: '', status: 403, detail: 'No.', code: 'role_required' });
}

// A socket that is refused asks about the person, too: the session may have ended.
test('after three failed answers about the person, the view opens and nothing is asked', async () => {
  fakeSockets();
  const failing = { 'GET /api/admin/me': () => problem(500, 'internal_error') };
  const { client, reads } = open(() => ['admin'], failing);
  const countMe = () => reads.filter(({ endpoint }) => endpoint === 'GET /api/admin/me').length;
  await screen.findByLabelText('Reply', {}, { timeout: 8000 });
  await vi.waitFor(() => expect(client.isFetching({ queryKey: meQuery.queryKey })).toBe(0));
  expect(countMe()).toBe(3);
});
