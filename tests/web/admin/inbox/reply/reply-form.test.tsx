import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReplyRequest, SubmissionDetail } from '#shared/contracts/conversation.ts';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { conversationMessages } from '#shared/staff-texts/messages.ts';
import { newsletter } from '#shared/staff-texts/newsletter.ts';
import { formatTime } from '#web/admin/format.ts';
import { Conversation } from '#web/admin/inbox/conversation/submission-view.tsx';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { detailOf, entryOf, submission } from '../submission-detail.ts';

const { composer } = conversationTexts;
const path = '/api/admin/submissions/s1';
const me = 'amal@rihla.example';

beforeEach(() => {
  // Sunday evening in Riyadh, which is Monday in Auckland.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T18:00:00Z') });
});

async function open(overrides: Partial<SubmissionDetail> = {}) {
  let detail = detailOf(overrides);
  const api = mockAdminApi({
    [`GET ${path}`]: () => ({ status: 200, body: detail }),
    'GET /api/admin/me': { email: me },
    'GET /api/admin/staff': { items: [{ email: me, name: '', roles: [] }] },
    [`PUT ${path}/draft`]: {
      draft: { by: me, at: '2026-03-01T18:00:01.000Z', subject: null, cc: null, text: 'Dear', locale: 'en' },
    },
    [`POST ${path}/replies`]: () => {
      const { subject, text, sendAt, cc } = api.changes.at(-1)!.body as ReplyRequest;
      const entry = entryOf('e1', {
        kind: 'sent',
        by: me,
        emailStatus: 'queued',
        subject,
        text,
        ...(sendAt && { sendAt }),
        ...(cc && { cc }),
      });
      detail = { ...detail, conversation: [...detail.conversation, entry] };
      return { status: 202, body: { entry, submission: detail.submission, dueAt: sendAt ?? entry.at } };
    },
    [`DELETE ${path}/replies/e1`]: () => {
      detail = { ...detail, conversation: detail.conversation.filter(({ id }) => id !== 'e1') };
      return { status: 200, body: { submission: detail.submission } };
    },
  });
  const user = renderAdmin(<Conversation id="s1" />);
  await screen.findByLabelText(composer.text);
  return { user, sent: () => api.changes.find(({ endpoint }) => endpoint.startsWith('POST'))?.body as ReplyRequest };
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>(composer.text);
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const button = (name: string) => screen.findByRole('button', { name });
const inZone = (timezone: string) => ({ submission: { ...submission, additional_data: { timezone } } });

test('a reply waits for the visitor’s morning, and can be stopped until then', async () => {
  const { user, sent } = await open(inZone('Pacific/Auckland'));
  type('Dear Layla');
  await user.selectOptions(screen.getByLabelText(composer.later.when), 'tomorrow');
  const sendAt = '2026-03-02T20:00:00.000Z';
  expect(screen.getByText(composer.later.at(formatTime(sendAt)))).toBeTruthy();
  await user.click(await button(composer.later.schedule));
  expect(await screen.findByText(composer.later.waiting(formatTime(sendAt)))).toBeTruthy();
  expect(sent()).toMatchObject({ text: 'Dear Layla', sendAt });
  expect(screen.getByLabelText<HTMLSelectElement>(composer.later.when).value).toBe('');
  await user.click(await button(composer.later.stop));
  await waitFor(() => expect(text().value).toBe('Dear Layla'));
  expect(screen.queryByText(composer.later.waiting(formatTime(sendAt)))).toBeNull();
});

test('next Monday is that of the visitor, and another time needs a day', async () => {
  const { user, sent } = await open(inZone('Asia/Riyadh'));
  type('Dear Layla');
  await user.selectOptions(screen.getByLabelText(composer.later.when), 'monday');
  expect(screen.getByText(composer.later.at(formatTime('2026-03-02T06:00:00.000Z')))).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(composer.later.when), 'other');
  await user.click(await button(composer.later.schedule));
  expect(await screen.findByText(composer.later.noTime)).toBeTruthy();
  expect(sent()).toBeUndefined();
  fireEvent.change(screen.getByLabelText(newsletter.sendAt), { target: { value: '2026-03-05' } });
  await user.click(await button(composer.later.schedule));
  await waitFor(() => expect(sent()?.sendAt).toBe('2026-03-05T05:00:00.000Z'));
});

test('a reply that the visitor’s email has cancelled gives its text back', async () => {
  const cancelled = entryOf('e0', {
    kind: 'sent',
    by: me,
    text: 'See you',
    emailStatus: 'cancelled',
    undelivered: 'visitor_replied',
  });
  const { user } = await open({ conversation: [cancelled, entryOf('m1')] });
  expect(screen.getByText(composer.later.cancelled)).toBeTruthy();
  await user.click(await button(composer.later.useAgain));
  expect(text().value).toBe('See you');
});

test('the copies of the visitor’s last email are kept, and at most three are sent', async () => {
  const conversation = [entryOf('m1', { cc: ['old@gulf.example'] }), entryOf('m2', { cc: ['omar@gulf.example'] })];
  const { user, sent } = await open({ conversation });
  const field = screen.getByLabelText<HTMLTextAreaElement>(composer.copies.label);
  expect(field.value).toBe('omar@gulf.example');
  type('Dear Layla');
  fireEvent.change(field, { target: { value: 'a@b.example, c@d.example; e@f.example g@h.example' } });
  await user.click(await button(composer.send));
  expect(screen.getByText(conversationMessages.tooManyCopies)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'a@b.example, noura' } });
  expect(screen.getByText(composer.copies.invalid)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Ali, Omar <a@b.example>;\r\nc@d.example;' } });
  await user.click(await button(composer.send));
  await waitFor(() => expect(sent()?.cc).toEqual(['a@b.example', 'c@d.example']));
});

test('copies are added by a button, which leads into the field once', async () => {
  const { user } = await open();
  await user.click(await button(composer.copies.add));
  expect(document.activeElement).toBe(screen.getByLabelText(composer.copies.label));
  await user.type(text(), 'Dear');
  expect(document.activeElement).toBe(text());
});

test('files are attached by drop and paste, except a picture of pasted text', async () => {
  await open();
  const file = (name: string) => new File(['x'], name);
  const transfer = (files: File[], ...types: string[]) => ({ files, types: ['Files', ...types] });
  expect(fireEvent.drop(text(), { dataTransfer: transfer([file('offer.pdf')]) })).toBe(false);
  expect(fireEvent.paste(text(), { clipboardData: transfer([file('image.png')]) })).toBe(false);
  expect(fireEvent.paste(text(), { clipboardData: transfer([file('cells.png')], 'text/plain') })).toBe(true);
  expect(screen.getAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'))).toEqual(
    ['offer.pdf', 'image.png'].map(composer.files.removeOf),
  );
  expect(screen.getByText(composer.files.count(2))).toBeTruthy();
});
