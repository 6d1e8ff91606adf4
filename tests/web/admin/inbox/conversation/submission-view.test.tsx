import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { ReplyDraft, SubmissionDetail } from '#shared/contracts/conversation.ts';
import { addressLimit, suppressionCode } from '#shared/mail/cancellation-codes.ts';

import { admin } from '#shared/staff-texts/admin.ts';
import { conversation as texts } from '#shared/staff-texts/conversation.ts';
import { hiring } from '#shared/staff-texts/hiring.ts';
import { list } from '#shared/staff-texts/list.ts';
import { fileMessages } from '#shared/staff-texts/messages.ts';
import { ConnectionBanner } from '#web/admin/components/connection-banner.tsx';
import { ToastRegion } from '#web/admin/components/toast-region.tsx';
import { Conversation } from '#web/admin/inbox/conversation/submission-view.tsx';
import { makeQueryClient } from '#web/admin/queries.ts';
import { problem } from '../../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { application, detailOf, entryOf, submission } from '../submission-detail.ts';

const { composer } = texts;
const path = '/api/admin/submissions/s1';
const replyPath = `${path}/replies`;
const own = { by: 'amal@rihla.example', at: '2026-03-02T08:00:00.000Z' };
const ownDraft: ReplyDraft = { ...own, subject: null, cc: null, text: 'Dear Layla', locale: 'en' };

let client = makeQueryClient();

type Replies = Parameters<typeof mockAdminApi>[0];

/** `detail` is what the API tells when it is asked. */
async function open(detail: () => SubmissionDetail, replies: Replies = {}, start?: 'reply' | 'assign') {
  const sent = mockAdminApi({
    [`GET ${path}`]: () => ({ status: 200, body: detail() }),
    'GET /api/admin/me': { email: 'Amal@rihla.example' },
    'GET /api/admin/staff': {
      items: [
        { email: 'amal@rihla.example', name: '', roles: [] },
        { email: 'noura@rihla.example', name: '', roles: [] },
      ],
    },
    [`PUT ${path}/draft`]: { draft: ownDraft },
    [`DELETE ${path}/draft`]: () => ({ status: 204 }),
    ...replies,
  });
  client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ConnectionBanner />
        <ToastRegion />
        <Conversation id="s1" start={start} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('option', { name: 'noura@rihla.example' });
  return (endpoint: string) => sent.changes.filter((change) => change.endpoint === endpoint).map(({ body }) => body);
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>(composer.text);
const subject = () => screen.getByLabelText<HTMLInputElement>(composer.subject);
const button = (name: string) => screen.getByRole('button', { name });
const type = (typed: string) => fireEvent.change(text(), { target: { value: typed } });

test('a draft survives a closed conversation, and is stored once for two keys', async () => {
  const sentTo = await open(() => detailOf({ conversation: [entryOf('m1')] }));
  expect(subject().value).toBe('Re: Hello');
  type('Dear');
  type('Dear Layla');
  await waitFor(() => expect(sentTo(`PUT ${path}/draft`)).toHaveLength(1));
  cleanup();
  const drafting = [{ by: 'noura@rihla.example', at: own.at }];
  await open(() => detailOf({ drafting, drafts: [ownDraft] }));
  expect(text().value).toBe('Dear Layla');
  expect(screen.getByText(/noura@rihla.example is writing a reply/)).toBeTruthy();
});

test('a reply is sent by Ctrl+Enter with the newest email seen, and undone', async () => {
  const stored = entryOf('e1', { kind: 'sent', by: 'amal@rihla.example', text: 'Dear Layla', emailStatus: 'queued' });
  let conversation = [entryOf('m1')];
  const sentTo = await open(() => detailOf({ conversation }), {
    [`POST ${replyPath}`]: () => {
      conversation = [entryOf('m1'), stored];
      return { status: 202, body: { entry: stored, submission, dueAt: stored.at } };
    },
    [`DELETE ${replyPath}/e1`]: () => {
      conversation = [entryOf('m1')];
      return { status: 200, body: { submission } };
    },
  });
  fireEvent.click(button(composer.send));
  expect(text().getAttribute('aria-invalid')).toBe('true');
  type('Dear Layla');
  expect(text().getAttribute('aria-invalid')).toBeNull();
  fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
  const undo = await screen.findByRole('button', { name: admin.toasts.undo });
  expect(sentTo(`POST ${replyPath}`)).toEqual([
    { id: expect.any(String), subject: 'Re: Hello', text: 'Dear Layla', locale: 'en', seenUntil: 'm1' },
  ]);
  expect(text().value).toBe('');
  expect(localStorage.getItem('conversation-draft-s1')).toBeNull();
  fireEvent.click(undo);
  await waitFor(() => expect(text().value).toBe('Dear Layla'));
  expect(screen.queryByText(admin.mail.statuses.queued)).toBeNull();
});

test('a reply that is undone after its conversation was closed keeps its text', async () => {
  const stored = entryOf('e1', { kind: 'sent', by: 'amal@rihla.example', text: 'Dear Layla', emailStatus: 'queued' });
  mockAdminApi({
    [`GET ${path}`]: detailOf(),
    'GET /api/admin/me': { email: 'amal@rihla.example' },
    'GET /api/admin/staff': { items: [{ email: 'amal@rihla.example', name: '', roles: [] }] },
    [`PUT ${path}/draft`]: { draft: ownDraft },
    [`POST ${replyPath}`]: { entry: stored, submission, dueAt: stored.at },
    [`DELETE ${replyPath}/e1`]: { submission },
  });
  function View() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Open'}
        </button>
        {isOpen && <Conversation id="s1" />}
      </>
    );
  }
  const user = renderAdmin(<View />);
  await screen.findByLabelText(composer.text);
  type('Dear Layla');
  fireEvent.click(button(composer.send));
  await screen.findByText(composer.undo.announcement(10));
  await user.click(button('Close'));
  await user.click(button('Open'));
  await screen.findByLabelText(composer.text);
  type('Later');
  await user.click(button('Close'));
  await user.click(button(admin.toasts.undo));
  await screen.findByText(composer.undo.undone);
  await user.click(button('Open'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(composer.text)).value).toBe('Dear Layla\n\nLater');
});

test('a reply to an email that is no longer the newest needs a confirmation', async () => {
  let conversation = [entryOf('m1')];
  let isRefused = true;
  const sentTo = await open(() => detailOf({ conversation }), {
    [`POST ${replyPath}`]: () => {
      if (!isRefused) {
        const entry = entryOf('e1', { kind: 'sent', at: '2026-03-03T09:00:00.000Z' });
        return { status: 202, body: { entry, submission, dueAt: entry.at } };
      }
      isRefused = false;
      conversation = [...conversation, entryOf('m2', { at: '2026-03-03T08:00:00.000Z' })];
      return problem(409, 'conversation_changed');
    },
  });
  type('Dear Layla');
  fireEvent.click(button(composer.send));
  await screen.findByRole('dialog', { name: composer.changed.title });
  await waitFor(() => expect(screen.getAllByText('text of m2')).toHaveLength(2));
  expect(text().value).toBe('Dear Layla');
  fireEvent.click(button(composer.changed.confirm));
  await screen.findByRole('button', { name: admin.toasts.undo });
  expect(sentTo(`POST ${replyPath}`)).toMatchObject([{ seenUntil: 'm1' }, { seenUntil: 'm1', anyway: true }]);
});

test('a reply begun before a colleague’s says so, and is sent after one question', async () => {
  const theirs = entryOf('e1', { kind: 'sent', by: 'yara@rihla.example', text: 'I have answered' });
  let conversation = [entryOf('m1')];
  const answers = [
    problem(409, 'answered_meanwhile', { entry: theirs }),
    { status: 202, body: { entry: entryOf('e2', { kind: 'sent' }), submission, dueAt: theirs.at } },
  ];
  const sentTo = await open(() => detailOf({ conversation }), { [`POST ${replyPath}`]: () => answers.shift()! });
  type('Dear Layla');
  conversation = [entryOf('m1'), theirs];
  await act(() => client.refetchQueries());
  await screen.findByText(/yara@rihla.example has just replied/);
  fireEvent.click(button(composer.send));
  const dialog = await screen.findByRole('dialog', { name: composer.changed.title });
  expect(within(dialog).getByText('I have answered')).toBeTruthy();
  fireEvent.click(button(composer.changed.confirm));
  await screen.findByRole('button', { name: admin.toasts.undo });
  expect(sentTo(`POST ${replyPath}`)).toMatchObject([{ seenUntil: 'm1' }, { seenUntil: 'm1', anyway: true }]);
});

test('a reply takes up to 10 MB of files, which return when it is undone', async () => {
  const stored = entryOf('e1', { kind: 'sent', by: 'amal@rihla.example', text: 'Dear Layla', emailStatus: 'queued' });
  const forms: FormData[] = [];
  await open(detailOf);
  const others = vi.mocked(fetch).getMockImplementation()!;
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (init?.body instanceof FormData) {
      forms.push(init.body);
      return Response.json({ entry: stored, submission, dueAt: stored.at }, { status: 202 });
    }
    return init?.method === 'DELETE' ? Response.json({ submission }) : others(input, init);
  });
  const attach = (size: number) => {
    const file = new File(['x'.repeat(size)], 'العرض.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText(composer.files.attach, { selector: 'input' }), {
      target: { files: [file] },
    });
  };
  type('Dear Layla');
  attach(11 * 1024 * 1024);
  fireEvent.click(button(composer.send));
  await screen.findByText(fileMessages.tooLarge);
  fireEvent.click(button(composer.files.removeOf('العرض.pdf')));
  attach(3);
  fireEvent.click(button(composer.send));
  fireEvent.click(await screen.findByRole('button', { name: admin.toasts.undo }));
  await screen.findByText(composer.undo.undone);
  expect(forms.map((form) => [JSON.parse(String(form.get('reply'))).text, form.getAll('file').length])).toEqual([
    ['Dear Layla', 1],
  ]);
  fireEvent.click(button(composer.files.removeOf('العرض.pdf')));
  expect(screen.queryByText('العرض.pdf')).toBeNull();
});

test('an answer that could not be sent is kept', async () => {
  await open(detailOf, { [`POST ${replyPath}`]: () => problem(503, 'unavailable') });
  type('Dear Layla');
  fireEvent.click(button(composer.send));
  await screen.findByText(composer.sendFailed('detail of unavailable'));
  expect(text().value).toBe('Dear Layla');
});

test('a stage offers its template, asks before it replaces text, and is undone', async () => {
  let current = application;
  const sentTo = await open(() => detailOf({ submission: current }), {
    [`PATCH ${path}`]: () => {
      current = current.stage === 'new' ? { ...current, stage: 'offer', status: 'contacted' } : application;
      return { status: 200, body: { submission: current } };
    },
  });
  type('Mine');
  fireEvent.change(screen.getByLabelText(texts.stage), { target: { value: 'offer' } });
  fireEvent.click(await screen.findByRole('button', { name: texts.answerWith(composer.templates.offer) }));
  await screen.findByRole('dialog', { name: composer.replace.title });
  expect(text().value).toBe('Mine');
  fireEvent.click(button(composer.replace.confirm));
  await waitFor(() => expect(text().value).toContain('AI Engineer'));
  fireEvent.click(button(admin.toasts.undo));
  await screen.findByText(texts.undone);
  expect(screen.getByLabelText<HTMLSelectElement>(texts.stage).value).toBe('new');
  expect(document.activeElement).not.toBe(document.body);
  expect(sentTo(`PATCH ${path}`)).toEqual([
    { stage: 'offer', expectedStage: 'new' },
    { stage: 'new', status: 'pending', expectedStage: 'offer', expectedStatus: 'contacted' },
  ]);
});

test('an application has every stage', async () => {
  await open(() => detailOf({ submission: application }));
  const { options } = screen.getByLabelText<HTMLSelectElement>(texts.stage);
  expect([...options].map(({ text: stage }) => stage)).toEqual([
    ...['New', 'Screening', 'Interview', 'Offer', 'Hired', 'Declined'],
  ]);
});

test('an application is declined with its letter in two clicks', async () => {
  const sentTo = await open(() => detailOf({ submission: application }), {
    'POST /api/admin/submissions/decline/preview': {
      letters: [{ locale: 'en', to: 'Layla Haddad', count: 1, subject: 'Your application', text: 'Dear Layla' }],
    },
    'POST /api/admin/submissions/decline': { declined: ['s1'], skipped: [], replies: ['mail-1'] },
  });
  fireEvent.click(button(list.selection.decline));
  const asked = screen.getByRole('dialog', { name: hiring.decline.title('Layla Haddad') });
  await within(asked).findByRole('region', { name: 'Your application' });
  fireEvent.change(within(asked).getByLabelText(hiring.details), { target: { value: 'Moves to Cairo' } });
  fireEvent.click(within(asked).getByRole('button', { name: list.decline.confirm }));
  await screen.findByText(list.decline.done(1, 0));
  expect(sentTo('POST /api/admin/submissions/decline')).toEqual([
    { ids: ['s1'], decline: { reason: 'other', text: 'Moves to Cairo' } },
  ]);
});

test('an applicant with a coming interview is declined without a letter only', async () => {
  const demo = { startsAt: new Date(Date.now() + 86_400_000).toISOString(), status: 'confirmed' as const };
  await open(() => detailOf({ submission: { ...application, demo } as typeof application }));
  fireEvent.click(button(list.selection.decline));
  const asked = screen.getByRole('dialog');
  expect(within(asked).getByText(list.decline.noLetter(1))).toBeTruthy();
  expect(within(asked).queryByRole('checkbox')).toBeNull();
  expect(within(asked).getByRole('button', { name: hiring.decline.confirm })).toBeTruthy();
});

test('a key pressed while the change before it is stored waits for that change', async () => {
  const next_step = { text: 'Send the price list', dueOn: '2026-03-05' };
  let current: typeof submission = { ...submission, next_step };
  const stored = Promise.withResolvers<void>();
  const sentTo = await open(() => detailOf({ submission: current }), {
    [`PATCH ${path}`]: async () => {
      await stored.promise;
      current = current.next_step ? { ...current, next_step: null } : { ...current, status: 'completed' };
      return { status: 200, body: { submission: current } };
    },
  });
  const press = (key: string) => act(() => fireEvent.keyDown(document.body, { key }));
  for (const key of ['d', 'd', 'e', 'e']) press(key);
  stored.resolve();
  await waitFor(() =>
    expect(sentTo(`PATCH ${path}`)).toEqual([
      { nextStep: null },
      { status: 'completed', expectedStatus: submission.status },
    ]),
  );
  await screen.findByRole('button', { name: texts.reopen });
});

test('a change that a colleague has overtaken shows the present state', async () => {
  let current = submission;
  await open(() => detailOf({ submission: current }), {
    [`PATCH ${path}`]: () => {
      current = { ...submission, assignee: 'noura@rihla.example' };
      return problem(409, 'status_changed');
    },
  });
  fireEvent.change(screen.getByLabelText(texts.assignee), { target: { value: 'amal@rihla.example' } });
  await screen.findByText(admin.submissions.statusChanged);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>(texts.assignee).value).toBe('noura@rihla.example'),
  );
});

test('keys put the focus where the work is', async () => {
  await open(detailOf, {}, 'assign');
  expect(document.activeElement).toBe(screen.getByLabelText(texts.assignee));
  const press = (key: string) => act(() => fireEvent.keyDown(document.body, { key }));
  press('r');
  expect(document.activeElement).toBe(text());
  press('n');
  expect(document.activeElement).toBe(screen.getByLabelText(composer.noteText));
  press('a');
  expect(document.activeElement).toBe(screen.getByLabelText(texts.assignee));
});

test('a received mail is text: what it quotes is folded and its files are only named', async () => {
  const mail = entryOf('m1', {
    text: '<b>Hi</b>',
    quoted: '> earlier',
    files: [{ name: 'offer.pdf', size: 1_400_000, type: 'application/pdf' }],
    by: 'boss@gulf-logistics.example',
    automatic: true,
  });
  const files = [{ id: 'f1', name: 'cv.pdf', size: 812_000, type: 'application/pdf', suspicious: true }];
  await open(() => detailOf({ conversation: [mail], files }));
  expect(screen.getByText('<b>Hi</b>').getAttribute('dir')).toBe('auto');
  expect(screen.getByText('> earlier').closest('details')!.open).toBe(false);
  expect(screen.getByText(/offer.pdf.*1.4 MB.*not stored/)).toBeTruthy();
  for (const mark of [texts.timeline.foreign, texts.timeline.automatic, texts.suspicious]) {
    expect(screen.getByText(mark), mark).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: texts.downloadOf('cv.pdf') }).getAttribute('href')).toBe(
    '/api/admin/attachments/f1',
  );
});

test('says why a blocked address gets no reply, and at an email why it was not sent', async () => {
  const confirmation = {
    id: 'c1',
    kind: 'partnership_confirmation' as const,
    subject: 'Thank you',
    status: 'cancelled' as const,
    created_at: submission.submitted_at,
    due_at: submission.submitted_at,
    sent_at: null,
  };
  const sentTo = await open(() =>
    detailOf({
      suppression: 'complaint',
      mails: [
        { ...confirmation, last_error: addressLimit },
        { ...confirmation, id: 'c2', last_error: suppressionCode('manual') },
        { ...confirmation, id: 'c3', last_error: 'The reason that an older row has' },
      ],
    }),
  );
  expect(screen.getByText(texts.suppressed.complaint)).toBeTruthy();
  type('Dear Layla');
  const send = screen.getByRole('button', { name: composer.send, description: texts.suppressed.complaint });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(send);
  expect(sentTo(`POST ${replyPath}`)).toEqual([]);
  expect(
    screen.getByText(/This email wasn’t sent\. This address has reached the limit .* \(5 an hour, 10 a day\)/),
  ).toBeTruthy();
  expect(screen.getByText('This email wasn’t sent. Blocked by staff.')).toBeTruthy();
  expect(screen.getByText('This email wasn’t sent. The reason that an older row has.')).toBeTruthy();
});

test('a reply that waits for the connection says why, and can be withdrawn', async () => {
  const sentTo = await open(detailOf);
  type('Dear Layla');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => onlineManager.setOnline(false));
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(admin.offline)).toBeTruthy();
  fireEvent.click(button(composer.send));
  fireEvent.click(await screen.findByRole('button', { name: composer.withdraw }));
  await screen.findByRole('button', { name: composer.send });
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(button(composer.send)).toBeTruthy());
  expect(sentTo(`POST ${replyPath}`)).toEqual([]);
  expect(text().value).toBe('Dear Layla');
});

test('an ended session offers the sign-in, and keeps the reply', async () => {
  await open(detailOf);
  type('Dear Layla');
  const ended = { code: 'sign_in_required', status: 401, detail: '' };
  vi.mocked(fetch).mockImplementation(async () =>
    Response.json(ended, { status: 401, headers: { 'content-type': 'application/problem+json' } }),
  );
  fireEvent.click(button(composer.send));
  expect(await screen.findByRole('link', { name: admin.signedOut.action })).toBeTruthy();
  expect(text().value).toBe('Dear Layla');
});

test('offers the templates of staff before the examples, and fills their placeholders', async () => {
  const own = {
    id: 't1',
    name: 'ردّ أول',
    forms: ['partnership'],
    stage: null,
    changed_by: 'a@b.example',
    changed_at: '',
    subjectEn: 'For {firstName}',
    textEn: 'Hello {firstName}',
    subjectAr: 'إلى {firstName}',
    textAr: 'مرحبًا {firstName}',
  };
  await open(() => detailOf(), {
    'GET /api/admin/reply-templates': { items: [own, { ...own, id: 't2', forms: ['career'] }] },
  });
  const select = screen.getByLabelText<HTMLSelectElement>(composer.template);
  await waitFor(() => expect([...select.options].map(({ value }) => value).slice(0, 2)).toEqual(['', 't1']));
  expect([...select.options].map(({ value }) => value)).not.toContain('t2');
  fireEvent.change(select, { target: { value: 't1' } });
  await waitFor(() => expect(text().value).toBe('Hello Layla'));
  expect(subject().value).toBe('For Layla');
  fireEvent.change(screen.getByLabelText(composer.language), { target: { value: 'ar' } });
  await waitFor(() => expect(text().value).toBe('مرحبًا \u2068Layla Haddad\u2069'));
});
