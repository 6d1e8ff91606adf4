import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Company } from '#shared/contracts/companies.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { nextSteps } from '#shared/staff-texts/next-steps.ts';
import { CompanyView } from '#web/admin/contact/company-view.tsx';
import { staffSubmission } from '../inbox/submission-detail.ts';
import { at, bookingAt, mockAdminApi, renderAdmin } from '../support.tsx';

const { company: texts, views } = admin;
const onWhatsapp: Company['chats'][number] = {
  session_id: 'session_1',
  first_question: 'What is Lagentry?',
  message_count: 4,
  started_at: '2026-11-20T08:00:00.000Z',
  last_message_at: '2026-11-20T08:05:00.000Z',
  channel: 'whatsapp',
  whatsapp: {
    phone: '+971501234567',
    userId: null,
    name: 'Omar',
    locale: 'en',
    windowEndsAt: '2026-11-21T08:00:00.000Z',
    stopped: false,
    blocked: false,
  },
  waiting: false,
  locale: 'en',
};
const company: Company = {
  key: 'crescent.example',
  name: 'Crescent Community Bank',
  people: [{ name: 'Maryam Al Falasi', email: 'maryam@crescent.example', phone: null, submissions: 2 }],
  submissions: [staffSubmission('s1'), staffSubmission('s2')],
  bookings: [bookingAt(at('2026-12-03', 10))],
  chats: [onWhatsapp],
  nextSteps: [{ submissionId: 's2', name: 'Maryam Al Falasi', text: 'Send the price list', dueOn: '2026-12-03' }],
};

function open(reply: Company) {
  mockAdminApi({ 'GET /api/admin/companies/crescent.example': reply });
  const routes = (
    <Routes>
      <Route path="/admin/companies/:key" element={<CompanyView />} />
    </Routes>
  );
  renderAdmin(routes, '/admin/companies/crescent.example');
}

test('shows people, records, bookings and next steps of a company, each with its link', async () => {
  open(company);
  await screen.findByRole('heading', { level: 1, name: 'Crescent Community Bank' });
  const links = (title: string) =>
    within(screen.getByRole('list', { name: title }))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('data-row'))
      .map((link) => link.getAttribute('href'));
  expect(links(nextSteps.title)).toEqual(['/admin/inbox/s2']);
  expect(links(texts.people)).toEqual(['/admin/person?email=maryam%40crescent.example']);
  expect(links(views.submissions)).toEqual(['/admin/inbox/s1', '/admin/inbox/s2']);
  expect(links(views.bookings)).toEqual(['/admin/bookings/b1']);
  expect(links(views.chats)).toEqual(['/admin/inbox/chats/session_1']);
  expect(screen.getByText('+971501234567')).toBeTruthy();
});

test('a company without records says why', async () => {
  open({ ...company, name: 'crescent.example', people: [], submissions: [], bookings: [], chats: [], nextSteps: [] });
  expect(await screen.findByText(texts.empty)).toBeTruthy();
});
