import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Person } from '#shared/contracts/contact.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { ContactView } from '#web/admin/contact/contact-view.tsx';
import { problem } from '../../mock-api.ts';
import { staffSubmission } from '../inbox/submission-detail.ts';
import { at, bookingAt, mockAdminApi, renderAdmin } from '../support.tsx';

const { person: texts, views } = admin;
const nobody: Person = {
  emails: [],
  marked: [],
  phones: [],
  submissions: [],
  bookings: [],
  chats: [],
  mails: [],
  subscribers: [],
};
const nameOf = (title: string) => screen.getByRole('list', { name: title });

test('shows everything of one person, each with its link, and only what there is', async () => {
  const email = 'layla@gulf-logistics.example';
  const api = mockAdminApi({
    'GET /api/admin/person': {
      ...nobody,
      emails: [email, 'layla@home.example'],
      phones: ['+971 50 000 0001'],
      submissions: [staffSubmission('s1', { first_name: 'ليلى', last_name: 'حداد' }), staffSubmission('s2')],
      bookings: [bookingAt(at('2026-12-03', 10))],
      chats: [
        {
          session_id: 'session_1',
          first_question: 'هل تبنون برامج؟',
          message_count: 4,
          started_at: '2026-11-20T08:00:00.000Z',
          last_message_at: '2026-11-20T08:05:00.000Z',
          channel: 'site',
          whatsapp: null,
          waiting: false,
          locale: 'ar',
        },
      ],
    } satisfies Person,
  });
  renderAdmin(<ContactView />, `/admin/person?email=${encodeURIComponent(email)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'ليلى حداد' })).toBeTruthy();
  expect(new URLSearchParams(api.reads[0]!.search).get('email')).toBe(email);
  expect(screen.getByText(texts.joined)).toBeTruthy();
  const links = (title: string) =>
    within(nameOf(title))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('data-row'))
      .map((link) => link.getAttribute('href'));
  expect(links(views.submissions)).toEqual(['/admin/inbox/s1', '/admin/inbox/s2']);
  expect(links(views.bookings)).toEqual(['/admin/bookings/b1']);
  expect(links(views.chats)).toEqual(['/admin/inbox/chats/session_1']);
  expect(screen.queryByRole('list', { name: views.mail })).toBeNull();
});

test.each([
  [49, false],
  [50, true],
])('with %i requests, the way to the others is named: %s', async (count, isNamed) => {
  const submissions = Array.from({ length: count }, (_, i) => staffSubmission(`s${i}`));
  mockAdminApi({ 'GET /api/admin/person': { ...nobody, emails: ['layla@gulf.example'], submissions } });
  renderAdmin(<ContactView />, '/admin/person?email=layla%40gulf.example');
  await screen.findByRole('list', { name: views.submissions });
  expect(Boolean(screen.queryByText(/^The newest 50 are here\. Search the inbox/))).toBe(isNamed);
});

test('says that nothing is stored, and asks by phone where the address has one', async () => {
  const api = mockAdminApi({ 'GET /api/admin/person': nobody });
  renderAdmin(<ContactView />, '/admin/person?phone=%2B971501234567');
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: '+971501234567' })).toBeTruthy();
  expect(new URLSearchParams(api.reads[0]!.search).get('phone')).toBe('+971501234567');
});

test('offers to try again when the person cannot be loaded', async () => {
  let isDown = true;
  mockAdminApi({
    'GET /api/admin/person': () => (isDown ? problem(503, 'unavailable') : { status: 200, body: nobody }),
  });
  const user = renderAdmin(<ContactView />, '/admin/person?email=a@b.example');
  const again = await screen.findByRole('button', { name: admin.states.retry }, { timeout: 5000 });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(texts.empty)).toBeTruthy();
});
