import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dashboard } from '#web/admin/dashboard/dashboard.tsx';
import { detailOf, staffSubmission } from '../../web/admin/inbox/submission-detail.ts';
import { mockAdminApi, renderAdmin } from '../../web/admin/support.tsx';
import { problem } from '../../web/mock-api.ts';

// The preview needs a frame.
vi.mock('#web/admin/components/mail-preview.tsx', () => ({ MailPreview: () => null }));

const statuses = ['pending', 'contacted', 'completed'] as const;
const all = Array.from({ length: 14 }, (_, index) =>
  staffSubmission(`Visitor${index + 1}`, { status: statuses[index % 3]! }),
);
const subscribers = Array.from({ length: 9 }, (_, index) => ({
  id: `n${index}`,
  email: `subscriber${index + 1}@example.com`,
  status: 'active',
  subscribed_at: '2026-03-01T08:00:00.000Z',
  source: 'footer',
  locale: 'en',
}));

/** The requested number of items. */
const page = (items: object[]) => (search: string) => {
  const limit = Number(new URLSearchParams(search).get('limit') ?? 100);
  return { status: 200, body: { items: items.slice(0, limit), nextCursor: null } };
};

type Replies = Parameters<typeof mockAdminApi>[0];

function openDashboard(address = '/admin', replies: Replies = {}) {
  const api = mockAdminApi({
    'GET /api/admin/me': { email: 'amal@rihla.example', name: '', roles: ['admin'], newsletterTransport: 'resend' },
    'GET /api/admin/staff': { items: [] },
    'GET /api/admin/pulse': { version: 'a' },
    'GET /api/admin/stats': {
      submissions: { total: 41, pending: 7, contacted: 13, completed: 21, waiting: 2, byType: {} },
      subscribers: { total: 90, active: 63 },
      readers: { en: 60, ar: 3 },
      chatCapReachedAt: null,
    },
    'GET /api/admin/today': { unanswered: 3, applications: 2, outcomes: 1 },
    'GET /api/admin/mail-state': { refusal: null, failed: 4, deadLetters: 0 },
    'GET /api/admin/activity': { days: [], activeSubscribers: 63 },
    'GET /api/admin/submissions': page(all),
    'GET /api/admin/subscribers': page(subscribers),
    'GET /api/admin/bookings': { items: [] },
    'GET /api/admin/newsletter-drafts': { items: [] },
    'GET /api/admin/submissions/Visitor1': detailOf({ submission: all[0]! }),
    'POST /api/admin/submissions/changes': { changed: [{ ...all[0], status: 'contacted' }], unchanged: [] },
    'PATCH /api/admin/submissions/Visitor1': { submission: { ...all[0], status: 'completed' } },
    'POST /api/admin/newsletters': () => ({
      status: 202,
      body: {
        newsletter: { id: 'n', recipients: 63, sent: 0, failed: 0, queued: 63, started: true },
        message: 'Newsletter sent successfully to 63 subscribers.',
      },
    }),
    'GET /api/admin/newsletters/n': {
      newsletter: { id: 'n', recipients: 63, sent: 63, failed: 0, queued: 0, started: true },
    },
    ...replies,
  });
  return { user: renderAdmin(<Dashboard />, address), ...api };
}

const list = (name: string) => screen.findByRole('list', { name });
const alone = (text: string) => screen.findByText(text, { selector: 'h2 *, h2' });

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

test('the four tiles show their counts', async () => {
  openDashboard();
  const first = await screen.findByText('Total Submissions', { selector: 'dt' });
  const tiles = [...first.closest('dl')!.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.parentElement!.querySelector('dd')!.textContent,
  ]);
  expect(tiles).toEqual([
    ['Total Submissions', '41'],
    ['Pending', '7'],
    ['Newsletter Subscribers', '63'],
    ['Total Subscribers', '90'],
  ]);
});

test('Recent Form Submissions lists the first ten', async () => {
  openDashboard();
  const links = within(await list('Recent Form Submissions')).getAllByRole('link', { name: /^Visitor\d+ Haddad$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(all.slice(0, 10).map(({ id }) => `${id} Haddad`));
});

test('Recent Subscribers lists the first five', async () => {
  openDashboard();
  const links = within(await list('Recent Subscribers')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(subscribers.slice(0, 5).map(({ email }) => email));
});

test('each submission shows its status, and a completed one has no further step', async () => {
  openDashboard();
  const rows = [...(await list('Recent Form Submissions')).children] as HTMLElement[];
  const shown = rows
    .slice(0, 3)
    .map((row) => [
      within(row).queryByText('Pending') !== null,
      within(row).queryByText('Contacted') !== null,
      within(row).queryByText('Completed') !== null,
      within(row).queryByRole('button', { name: /^Mark contacted/ }) !== null,
    ]);
  expect(shown).toEqual([
    [true, false, false, true],
    [false, true, false, false],
    [false, false, true, false],
  ]);
});

test('each count that needs attention has a line with a link', async () => {
  openDashboard();
  await screen.findByRole('link', { name: /^4/ });
  const targets = [...document.querySelectorAll('a:has(> strong)')].map((link) => [
    link.querySelector('strong')!.textContent,
    link.getAttribute('href'),
  ]);
  expect(targets).toEqual([
    ['2', '/admin/inbox?waiting=true'],
    ['3', '/admin/inbox?unanswered=true'],
    ['2', '/admin/applications'],
    ['1', '/admin/bookings?view=over'],
    ['4', '/admin/settings/mail?status=failed'],
  ]);
});

test('a submission is marked contacted from the list, and the data is loaded again', async () => {
  const { user, changes, reads } = openDashboard();
  const button = await screen.findByRole('button', { name: 'Mark contacted: Visitor1 Haddad' });
  const loads = () => reads.filter(({ endpoint }) => endpoint === 'GET /api/admin/stats').length;
  const before = loads();
  await user.click(button);
  await waitFor(() => expect(loads()).toBeGreaterThan(before));
  const change = { id: 'Visitor1', status: 'contacted', expectedStatus: 'pending' };
  expect(changes[0]!.body).toEqual({ changes: [change] });
});

test('the dialog of a submission says what was not provided, and marks it completed', async () => {
  const { user, changes } = openDashboard('/admin?submission=Visitor1');
  const dialog = within(await screen.findByRole('dialog'));
  const phone = await dialog.findByText('Phone', { selector: 'dt' });
  expect(phone.nextElementSibling!.textContent).toBe('Not provided');
  expect(dialog.getByRole('button', { name: 'Mark contacted' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Mark completed' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject({
    endpoint: 'PATCH /api/admin/submissions/Visitor1',
    body: { status: 'completed', expectedStatus: 'pending' },
  });
});

test('the composer sends nothing without a subject or content', async () => {
  const { user, changes } = openDashboard();
  await alone('Send a newsletter');
  await user.click(screen.getByRole('button', { name: 'Send newsletter' }));
  expect(await screen.findByText('Please fill in both subject and content')).toBeTruthy();
  await user.type(screen.getByLabelText('Subject'), 'June');
  await user.click(screen.getByRole('button', { name: 'Send newsletter' }));
  expect(screen.getByText('Please fill in both subject and content')).toBeTruthy();
  expect(changes.filter(({ endpoint }) => endpoint === 'POST /api/admin/newsletters')).toEqual([]);
});

async function sendNewsletter(replies: Replies = {}) {
  const { user, changes } = openDashboard('/admin', replies);
  await sendOpened(user);
  return changes;
}

async function sendOpened(user: UserEvent) {
  await user.type(await screen.findByLabelText('Subject'), 'June');
  await user.type(screen.getByLabelText('Content'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send newsletter' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send now' }));
}

test('the composer sends subject and content, and shows the number of recipients', async () => {
  const changes = await sendNewsletter();
  expect(await screen.findByText('Newsletter sent successfully to 63 subscribers.')).toBeTruthy();
  const sent = changes.find(({ endpoint }) => endpoint === 'POST /api/admin/newsletters');
  expect(sent!.body).toMatchObject({ kind: 'newsletter', subject: 'June', content: 'Hello' });
});

test.each([
  [
    'no one is subscribed',
    problem(409, 'no_active_subscribers', { detail: 'No active subscribers found.' }),
    'No active subscribers found.',
  ],
  [
    'the server refuses',
    problem(422, 'validation_failed', { detail: 'Too long.' }),
    'Failed to send newsletter: Too long.',
  ],
  [
    'the server fails, and the draft is kept',
    problem(500, 'internal_error', { detail: 'Something went wrong.' }),
    'Failed to send newsletter. Please try again later. Your draft is kept.',
  ],
])('the composer says that %s', async (_, response, sentence) => {
  await sendNewsletter({ 'POST /api/admin/newsletters': () => response });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('Hello');
});

test('the composer names an update that the server does not send', async () => {
  const fails = { 'POST /api/admin/newsletters': () => problem(503, 'unavailable') };
  const { user } = openDashboard('/admin', fails);
  await user.selectOptions(await screen.findByLabelText('Kind'), 'update');
  await sendOpened(user);
  await screen.findByText('Failed to send newsletter update. Please try again later. Your draft is kept.');
});

test('a dashboard that does not load says so, and can be tried again', async () => {
  let fails = true;
  const counts = { total: 41, pending: 7, contacted: 13, completed: 21, waiting: 2, byType: {} };
  const { user } = openDashboard('/admin', {
    'GET /api/admin/stats': () =>
      fails
        ? problem(403, 'access_denied')
        : { status: 200, body: { submissions: counts, subscribers: null, readers: null, chatCapReachedAt: null } },
  });
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Total Submissions')).toBeNull();
  fails = false;
  await user.click(retry!);
  expect(await screen.findByText('Total Submissions')).toBeTruthy();
});
