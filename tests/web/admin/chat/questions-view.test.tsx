import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChatQuestion, ChatUsage, WrittenAnswer } from '#shared/contracts/chat-questions.ts';
import { questions as texts } from '#shared/staff-texts/questions.ts';
import { daysFrom } from '#shared/time/days.ts';
import { QuestionsView } from '#web/admin/chat/questions-view.tsx';
import { type MockResponse, problem } from '../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const quiet = { answers: 0, answered: 0, canned: 0, unanswered: 0, helpful: 0, unhelpful: 0, tokens: 0 };

const usage: ChatUsage = {
  cap: 2_000_000,
  capReachedAt: null,
  days: daysFrom('2026-10-26', 30).map((day, index) => ({
    day,
    ...quiet,
    ...(index === 0 && { answers: 90, answered: 90 }),
    ...(index === 29 && {
      answers: 10,
      answered: 6,
      canned: 3,
      unanswered: 1,
      helpful: 3,
      unhelpful: 1,
      tokens: 1_500_000,
    }),
  })),
};

const boats: ChatQuestion = {
  message_id: 'm1',
  session_id: 'session_1700000000000_aaaaaaaaaaaaaaaa',
  question: 'Do you build software for boats?',
  at: '2026-11-24T08:00:00.000Z',
  reason: null,
  times: 5,
};
const arabic: ChatQuestion = { ...boats, times: 1, message_id: 'm2', question: 'هل لديكم مكتب في أبوظبي؟' };

const written: WrittenAnswer = {
  id: 'a1',
  question_en: 'Boats',
  answer_en: 'Yes.',
  question_ar: 'القوارب',
  answer_ar: 'نعم.',
  asks: null,
  path: '/company',
  active: true,
  written_by: 'amal@rihla.example',
  written_at: '2026-11-24T08:00:00.000Z',
};

const page = <Item,>(...items: Item[]) => ({ items, nextCursor: null });

function open(address = '/admin/insights/questions', replies: Parameters<typeof mockAdminApi>[0] = {}) {
  let items = [boats, arabic];
  const api = mockAdminApi({
    'GET /api/admin/stats': { chatCapReachedAt: null },
    'GET /api/admin/chat-usage': usage,
    'GET /api/admin/model-state': { model: 'gpt-4o', fault: null },
    'GET /api/admin/chat-questions': (): MockResponse => ({ status: 200, body: page(...items) }),
    'POST /api/admin/chat-questions/m1/dismiss': () => {
      items = [arabic];
      return { status: 204 };
    },
    'GET /api/admin/chat-answers': page(written),
    ...replies,
  });
  return { api, user: renderAdmin(<QuestionsView />, address) };
}

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).closest('div')!.textContent;

test('the figures are those of seven days or of thirty', async () => {
  const { user } = open();
  await screen.findByText(texts.figures.asked, { selector: 'dt' });
  expect(figure(texts.figures.asked)).toBe('Questions10');
  expect(figure(texts.figures.canned)).toBe('Prepared replies330%');
  expect(figure(texts.figures.helpful)).toBe('Helpful375%');
  await user.click(screen.getByLabelText('30 days'));
  expect(figure(texts.figures.asked)).toBe('Questions100');
  expect(figure(texts.figures.unanswered)).toBe('Unanswered11%');
});

test('each day has its answers and how many of them were prepared', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: texts.answersByDay.title }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(31);
  expect([rows[1], rows.at(-1)]).toEqual(['26 Oct900', '24 Nov73']);
});

test('says that no model is asked without a key', async () => {
  open('/admin/insights/questions', { 'GET /api/admin/model-state': { model: null, fault: null } });
  expect(await screen.findByText(texts.tokens.noKey)).toBeTruthy();
});

test('the tokens of today stand beside the cap and the model', async () => {
  open();
  expect(await screen.findByText('Today 1,500,000 of 2,000,000')).toBeTruthy();
  expect(await screen.findByText('Model: gpt-4o')).toBeTruthy();
  expect(screen.queryByText(/used up/)).toBeNull();
});

test('a line says since when the cap is reached', async () => {
  open(undefined, { 'GET /api/admin/stats': { chatCapReachedAt: '2026-11-24T08:00:00.000Z' } });
  expect(await screen.findByText(texts.cap.text('12:00'))).toBeTruthy();
});

test('a question leads to its conversation, and leaves the list when it is dismissed', async () => {
  const { user, api } = open();
  const link = await screen.findByRole('link', { name: boats.question });
  expect(link.getAttribute('href')).toBe(`/admin/inbox/chats/${boats.session_id}`);
  await user.click(screen.getByRole('button', { name: texts.dismissOf(boats.question) }));
  expect(await screen.findByText(texts.dismissed(boats.question))).toBeTruthy();
  await expect.poll(() => screen.queryByRole('link', { name: boats.question })).toBeNull();
  expect(api.changes).toMatchObject([{ endpoint: 'POST /api/admin/chat-questions/m1/dismiss' }]);
  await expect.poll(() => document.activeElement?.textContent).toBe(arabic.question);
});

test('an unhelpful answer shows why', async () => {
  open('/admin/insights/questions?list=unhelpful', {
    'GET /api/admin/chat-questions': page({ ...boats, reason: 'No price' }),
  });
  expect(await screen.findByText(texts.reason('No price'))).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.lists.unhelpful }).getAttribute('aria-current')).toBe('page');
});

test('a doubted quote shows what visitors did after it, and takes an answer', async () => {
  const doubted = { ...boats, answer: 'Boats of the Gulf.', times: 4, unhelpful: 1, asked_again: 2, asked_person: 0 };
  const { user } = open('/admin/insights/questions?list=doubted', {
    'GET /api/admin/chat-questions/doubted': { items: [doubted] },
  });
  const row = (await screen.findByRole('link', { name: boats.question })).closest('li')!;
  expect(row.textContent).toMatch(/Not helpful: 1.*Asked again: 2.*of 4 answers.*Joe said: .*Boats of the Gulf/);
  expect(row.textContent).not.toContain('Asked for a person');
  await user.click(screen.getByRole('button', { name: texts.writeTo(boats.question) }));
  expect(screen.getByRole('dialog', { name: texts.dialog.new })).toBeTruthy();
});

test('a doubted quote of more than 160 characters is cut', async () => {
  const doubts = { times: 1, unhelpful: 1, asked_again: 0, asked_person: 0 };
  open('/admin/insights/questions?list=doubted', {
    'GET /api/admin/chat-questions/doubted': {
      items: [
        { ...boats, ...doubts, answer: 'a'.repeat(160) },
        { ...boats, ...doubts, message_id: 'm2', answer: 'b'.repeat(161) },
      ],
    },
  });
  expect((await screen.findAllByText(/a{160}/))[0]!.textContent).not.toContain('…');
  expect(screen.getAllByText(/b{160}…/)[0]!.textContent).not.toContain('b'.repeat(161));
});

test('an answer is written in both languages with a preview, for its question', async () => {
  const { user, api } = open(undefined, {
    'POST /api/admin/chat-answers': () => ({ status: 201, body: { answer: written } }),
  });
  await user.click(await screen.findByRole('button', { name: texts.writeTo(boats.question) }));
  const dialog = within(screen.getByRole('dialog', { name: texts.dialog.new }));
  const [english, arabicFields] = [texts.dialog.languages.en, texts.dialog.languages.ar].map((name) =>
    within(dialog.getByRole('group', { name })),
  );
  expect((english!.getByLabelText(texts.dialog.question) as HTMLInputElement).value).toBe(boats.question);
  await user.type(english!.getByLabelText(texts.dialog.answer), '**Yes**, for harbours.');
  await user.type(arabicFields!.getByLabelText(texts.dialog.question), 'القوارب');
  await user.type(arabicFields!.getByLabelText(texts.dialog.answer), 'نعم، لموانئ الخليج.');
  await user.type(dialog.getByLabelText(texts.dialog.asks), 'yachts');
  await user.type(dialog.getByLabelText(texts.dialog.path), '/company');
  expect(english!.getByText('Yes').tagName).toBe('STRONG');
  expect(arabicFields!.getByText('/ar/company')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: texts.dialog.save }));
  expect(await screen.findByText(texts.saved('Boats'))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.changes[0]!.body).toEqual({
    questionEn: boats.question,
    answerEn: '**Yes**, for harbours.',
    questionAr: 'القوارب',
    answerAr: 'نعم، لموانئ الخليج.',
    asks: 'yachts',
    path: '/company',
    active: true,
    messageId: 'm1',
  });
});

test('an Arabic question begins the Arabic half', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: texts.writeTo(arabic.question) }));
  const fields = within(screen.getByRole('group', { name: texts.dialog.languages.ar }));
  expect((fields.getByLabelText(texts.dialog.question) as HTMLInputElement).value).toBe(arabic.question);
});

test('a refused answer keeps the dialog with what was typed, and says why', async () => {
  const errors = [{ path: 'path', message: 'The link must be a path of this site.' }];
  const { user } = open('/admin/insights/questions?list=answers', {
    'PUT /api/admin/chat-answers/a1': () => problem(422, 'validation_failed', { errors }),
  });
  await user.click(await screen.findByRole('button', { name: texts.editOf('Boats') }));
  const dialog = within(screen.getByRole('dialog', { name: texts.dialog.edit }));
  await user.type(dialog.getByLabelText(texts.dialog.path), '/nowhere');
  await user.click(dialog.getByRole('button', { name: texts.dialog.save }));
  expect(await dialog.findByText('The link must be a path of this site.')).toBeTruthy();
  expect((dialog.getByLabelText(texts.dialog.path) as HTMLInputElement).value).toBe('/company/nowhere');
});

test('a written answer is switched off, and removed after a question', async () => {
  const { user, api } = open('/admin/insights/questions?list=answers', {
    'PUT /api/admin/chat-answers/a1': () => ({ status: 200, body: { answer: { ...written, active: false } } }),
    'DELETE /api/admin/chat-answers/a1': () => ({ status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: texts.editOf('Boats') }));
  await user.click(screen.getByLabelText(texts.dialog.active));
  await user.click(screen.getByRole('button', { name: texts.dialog.save }));
  expect(await screen.findByText(texts.savedOff('Boats'))).toBeTruthy();
  expect(api.changes[0]!.body).toMatchObject({ active: false });
  await user.click(screen.getByRole('button', { name: texts.removeOf('Boats') }));
  await user.click(screen.getByRole('button', { name: texts.confirmRemove.confirm }));
  expect(await screen.findByText(texts.removed('Boats'))).toBeTruthy();
  expect(api.changes[1]!.endpoint).toBe('DELETE /api/admin/chat-answers/a1');
});

test('a question says how often it was asked, if it was asked more than once', async () => {
  open();
  const row = (await screen.findByText(boats.question)).closest('li')!;
  expect(row.textContent).toContain(texts.times(5));
  expect(screen.getAllByText(texts.times(5))).toHaveLength(1);
});
