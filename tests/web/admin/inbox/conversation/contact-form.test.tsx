import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { lead } from '#shared/staff-texts/lead.ts';
import { Conversation } from '#web/admin/inbox/conversation/submission-view.tsx';
import { type MockResponse, problem } from '../../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { detailOf, submission } from '../submission-detail.ts';

const { contact: texts, suppressed, timeline } = conversation;
const { email, company } = lead;
const path = '/api/admin/submissions/s1';

function open(detail: () => SubmissionDetail, answer: () => MockResponse) {
  const sent = mockAdminApi({
    [`GET ${path}`]: () => ({ status: 200, body: detail() }),
    'GET /api/admin/me': { email: 'amal@rihla.example' },
    'GET /api/admin/staff': { items: [{ email: 'amal@rihla.example', name: '', roles: [] }] },
    [`PATCH ${path}`]: answer,
  });
  return { sent, user: renderAdmin(<Conversation id="s1" />) };
}

const saved = () => ({ status: 200, body: { submission } });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a corrected contact sends the changed fields, and its event is in the timeline', async () => {
  let events: SubmissionDetail['events'] = [];
  const { sent, user } = open(
    () => detailOf({ events }),
    () => {
      events = [
        {
          field: 'contact_corrected',
          from: null,
          to: 'email,company',
          by: 'amal@rihla.example',
          at: submission.submitted_at,
        },
      ];
      return saved();
    },
  );
  await user.click(await screen.findByRole('button', { name: texts.correct }));
  await user.clear(field(email));
  await user.type(field(email), 'right@corrected.example');
  await user.clear(field(company));
  await user.click(screen.getByRole('button', { name: texts.save }));
  await screen.findByText(timeline.corrected(`${email}, ${company}`));
  expect(sent.changes.map(({ body }) => body)).toEqual([{ email: 'right@corrected.example', company: '' }]);
  expect(screen.queryByRole('form', { name: texts.title })).toBeNull();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('a refused field says why, and keeps what was typed', async () => {
  const { user } = open(detailOf, () =>
    problem(422, 'validation_failed', { errors: [{ path: 'email', message: 'Enter a valid address.' }] }),
  );
  await user.click(await screen.findByRole('button', { name: texts.correct }));
  await user.type(field(email), '@');
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(field(email).getAttribute('aria-invalid')).toBe('true'));
  const note = document.getElementById(field(email).getAttribute('aria-describedby')!);
  expect(note?.textContent).toBe('Enter a valid address.');
  expect(field(email).value).toBe(`${submission.email}@`);
});

test('the way out for a blocked address leads to the field with the address', async () => {
  const { user } = open(() => detailOf({ suppression: 'hard_bounce' }), saved);
  await user.click(await screen.findByRole('button', { name: suppressed.correct }));
  expect(document.activeElement).toBe(field(email));
});

test('a hidden submission offers no correction', async () => {
  const hidden = { as: 'spam' as const, at: submission.submitted_at };
  open(() => detailOf({ submission: { ...submission, hidden } }), saved);
  await screen.findByRole('button', { name: conversation.aside.restore });
  expect(screen.queryByRole('button', { name: texts.correct })).toBeNull();
});
