import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { list as texts } from '#shared/staff-texts/list.ts';
import { staffSubmission } from '../submission-detail.ts';
import { colleague, me, mockInbox, openSubmissions } from '../support.tsx';

const { submissions, states } = admin;
const address = () => screen.getByLabelText('Address').textContent;
const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text.slice(text.indexOf('?'))));
const row = (name: string) => screen.findByRole('link', { name: `${name} Haddad` });

test('the views are links, and only one’s own can be removed', async () => {
  const mine = { id: 'v1', by: me, name: 'Mine in Arabic', search: 'locale=ar&assignee=me&open=true' };
  let views = [{ id: 'v2', by: colleague, name: 'Theirs', search: 'snoozed=true&locale=ar' }];
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('v1' as never);
  const { changes } = mockInbox([staffSubmission('Layla')], [], {
    'GET /api/admin/views': () => ({ status: 200, body: { items: views } }),
    'PUT /api/admin/views/v1': () => {
      views = [...views, mine];
      return { status: 200, body: { view: mine } };
    },
    'DELETE /api/admin/views/v1': () => {
      views = views.filter((view) => view !== mine);
      return { status: 204 };
    },
  });
  const user = openSubmissions('/admin/inbox', ['sales', 'recruiting']);
  await row('Layla');
  const links = screen.getByRole('navigation', { name: texts.views.label });
  await user.click(within(links).getByRole('link', { name: texts.views.mine }));
  expect(address()).toBe('/admin/inbox?assignee=me&open=true');
  expect(within(links).getByRole('link', { current: 'page' }).textContent).toBe(texts.views.mine);
  await user.selectOptions(screen.getByLabelText(states.language), 'ar');
  await user.click(screen.getByRole('button', { name: texts.saved.add }));
  await user.type(screen.getByLabelText(texts.saved.name), 'Mine in Arabic');
  await user.click(screen.getByRole('button', { name: texts.saved.save }));
  await user.click(within(links).getByRole('link', { name: texts.views.all }));
  expect(address()).toBe('/admin/inbox?all=true');
  await user.click(await within(links).findByRole('link', { name: 'Mine in Arabic' }));
  expect(address()).toBe('/admin/inbox?locale=ar&assignee=me&open=true');
  expect(screen.queryByRole('button', { name: texts.saved.remove('Theirs') })).toBeNull();
  await user.click(screen.getByRole('button', { name: texts.saved.remove('Mine in Arabic') }));
  await waitFor(() => expect(within(links).queryByRole('link', { name: 'Mine in Arabic' })).toBeNull());
  expect(within(links).getByRole('link', { name: 'Theirs' })).toBeTruthy();
  expect(changes.map(({ body }) => body)).toEqual([{ name: mine.name, search: mine.search }, undefined]);
});

test('filters by colleague, and by stage and position among applications', async () => {
  const { reads } = mockInbox([staffSubmission('Layla')]);
  const user = openSubmissions('/admin/inbox?all=true');
  await row('Layla');
  expect(screen.queryByLabelText(texts.filters.stage)).toBeNull();
  await user.selectOptions(screen.getByLabelText(submissions.type), 'career');
  await user.selectOptions(screen.getByLabelText(texts.filters.stage), 'interview');
  await user.selectOptions(screen.getByLabelText(texts.filters.position), 'AI Engineer');
  await user.selectOptions(screen.getByLabelText(texts.filters.assignee), colleague);
  const query = { formType: 'career', stage: 'interview', position: 'AI Engineer', assignee: colleague };
  expect(queryOf(address()!)).toEqual({ ...query, all: 'true' });
  await waitFor(() => expect(queryOf(reads.at(-1)!.search)).toEqual({ ...query, limit: '25' }));
  await user.selectOptions(screen.getByLabelText(submissions.type), 'demo');
  expect(address()).toBe('/admin/inbox?all=true&formType=demo&assignee=colleague%40rihla.example');
});

test('an application shows position, stage, assignee and that the visitor waits', async () => {
  const since = new Date(Date.now() - 3 * 3_600_000).toISOString();
  mockInbox([staffSubmission('Layla', { stage: 'interview', assignee: colleague, waiting_since: since })]);
  openSubmissions();
  const item = (await row('Layla')).closest('li')!;
  const wanted = ['AI Engineer', 'Interview', colleague, 'waiting for 3 hours', texts.row.waitsForUs];
  for (const text of wanted) expect(item.textContent).toContain(text);
  expect(item.querySelector('time')!.dateTime).toBe(since);
  expect(within(item).queryByRole('button')).toBeNull();
});

test('a double click changes the status once, and Undo undoes it', async () => {
  const { changes } = mockInbox([staffSubmission('Layla')]);
  const user = openSubmissions();
  await row('Layla');
  await user.dblClick(screen.getByRole('button', { name: /^Mark contacted/ }));
  await user.click(await screen.findByRole('button', { name: admin.toasts.undo }));
  const status = await screen.findByText(texts.changes.undone(1));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(status)).toBe(true);
  expect(changes.map(({ body }) => body)).toEqual([
    { changes: [{ id: 'Layla', status: 'contacted', expectedStatus: 'pending' }] },
    { changes: [{ id: 'Layla', status: 'pending', expectedStatus: 'contacted' }] },
  ]);
});

test('a second change while the first is stored starts from what that one left', async () => {
  const { changes } = mockInbox([staffSubmission('Layla'), staffSubmission('Omar')]);
  const user = openSubmissions();
  (await row('Layla')).focus();
  const contacted = screen.getByRole('button', { name: /^Mark contacted: Layla/ });
  act(() => {
    fireEvent.click(contacted);
    fireEvent.keyDown(document.activeElement!, { key: 'e' });
  });
  await user.click(screen.getByRole('button', { name: /^Mark contacted: Omar/ }));
  await waitFor(() =>
    expect(changes.map(({ body }) => body)).toEqual([
      { changes: [{ id: 'Layla', status: 'contacted', expectedStatus: 'pending' }] },
      { changes: [{ id: 'Layla', status: 'completed', expectedStatus: 'contacted' }] },
      { changes: [{ id: 'Omar', status: 'contacted', expectedStatus: 'pending' }] },
    ]),
  );
});

test('says when a colleague was faster', async () => {
  mockInbox([staffSubmission('Layla')], ['Layla']);
  const user = openSubmissions();
  await row('Layla');
  await user.click(screen.getByRole('button', { name: /^Mark contacted/ }));
  expect(await screen.findByText(submissions.statusChanged)).toBeTruthy();
  expect(screen.queryByRole('button', { name: admin.toasts.undo })).toBeNull();
});

test('after a row has left the list the focus is on the next one, then on the heading', async () => {
  mockInbox([staffSubmission('Layla'), staffSubmission('Omar')]);
  const user = openSubmissions('/admin/inbox?status=pending');
  await row('Layla');
  await user.click(screen.getByRole('button', { name: /^Mark contacted: Layla/ }));
  expect(await screen.findByText(texts.changes.marked('Layla Haddad', 'Contacted'))).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await row('Omar')));
  await user.click(screen.getByRole('button', { name: /^Mark contacted: Omar/ }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('opens on what needs a reply, which a field narrows and Clear brings back', async () => {
  const { reads } = mockInbox([staffSubmission('Layla')]);
  const user = openSubmissions();
  await row('Layla');
  expect(queryOf(reads.at(-1)!.search)).toEqual({ needsReply: 'true', limit: '25' });
  await user.selectOptions(screen.getByLabelText(submissions.type), 'partnership');
  expect(address()).toBe('/admin/inbox?needsReply=true&formType=partnership');
  await user.click(screen.getByRole('button', { name: admin.states.filters(1) }));
  await user.click(screen.getByRole('button', { name: admin.states.clearFilters }));
  expect(address()).toBe('/admin/inbox?needsReply=true');
  expect(screen.getByRole('link', { name: texts.views.needsReply, current: 'page' })).toBeTruthy();
});

test('a filter without a field of its own is the name of the view', async () => {
  mockInbox([staffSubmission('Layla')]);
  openSubmissions('/admin/inbox?locale=en&waiting=true');
  await row('Layla');
  expect(screen.getByText('Waiting for our reply', { selector: 'summary *' })).toBeTruthy();
});

test('a booked demo shows its slot, and one that is over asks how it went', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T08:00:00Z'), toFake: ['Date'] });
  mockInbox([
    staffSubmission('Layla', {
      form_type: 'demo',
      demo: { startsAt: '2026-11-26T10:00:00.000Z', status: 'confirmed' },
    }),
    staffSubmission('Omar', { form_type: 'demo', demo: { startsAt: '2026-11-25T10:00:00.000Z', status: 'confirmed' } }),
  ]);
  openSubmissions();
  const textOf = async (name: string) => (await row(name)).closest('li')!.textContent;
  expect(await textOf('Layla')).toContain(texts.row.demoAt('Thu 26 Nov, 14:00'));
  expect(await textOf('Layla')).not.toMatch(/Pending|waits/);
  expect(await textOf('Omar')).toContain(texts.row.howDidItGo('Wed 25 Nov, 14:00'));
});

test('new rows wait above the list, and changed rows change where they are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  let version = 'a';
  const start = [staffSubmission('Layla')];
  mockInbox(start);
  const api = vi.mocked(fetch).getMockImplementation()!;
  let items = start;
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (String(input).endsWith('/pulse')) return Response.json({ version });
    if (String(input).startsWith('/api/admin/submissions?')) return Response.json({ items, nextCursor: null });
    return api(input, init);
  });
  const user = openSubmissions();
  await row('Layla');
  version = 'b';
  items = [
    staffSubmission('Omar', { submitted_at: '2026-11-21T08:00:00.000Z' }),
    staffSubmission('Layla', { status: 'completed' }),
  ];
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  const fresh = await screen.findByRole('button', { name: texts.fresh(1) });
  expect((await row('Layla')).closest('li')!.textContent).toContain(submissions.statuses.completed);
  expect(screen.queryByRole('link', { name: 'Omar Haddad' })).toBeNull();
  await user.click(fresh);
  await row('Omar');
  expect(screen.queryByRole('button', { name: texts.fresh(1) })).toBeNull();
});
