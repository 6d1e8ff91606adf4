import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deckForm as arabic } from '#shared/content/ar/forms/deck.ts';
import { deckForm as english } from '#shared/content/en/forms/deck.ts';
import { DeckForm } from '#web/forms/deck-form.tsx';
import { type MockResponse, mockApi, problem } from '../mock-api.ts';

async function sendForm(content: typeof english, response: MockResponse) {
  vi.useFakeTimers();
  mockApi(response);
  render(<DeckForm content={content} />);
  fireEvent.change(screen.getByLabelText(content.email), { target: { value: 'omar@dune-capital.example' } });
  await act(async () => fireEvent.submit(document.querySelector('form')!));
}

const result = () => document.querySelector('[data-result] [role=status]')!.textContent;
const text = () => document.querySelector('form')!.textContent;

test.each([
  ['English', english, 'We have your request. The link comes by email.'],
  ['Arabic', arabic, 'وصلنا طلبكم، ويصلكم الرابط بالبريد الإلكتروني.'],
])('a request that was sent leaves a line that stays, in %s', async (_, content, line) => {
  await sendForm(content, { status: 202, body: { message: 'Thank you.' } });
  expect(result()).toContain(content.success.text);
  expect(text()).not.toContain(line);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result()).toBe('');
  expect(text()).toContain(line);
});

test('a request that failed leaves a line that stays', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  await sendForm(english, problem(500, 'internal_error'));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(text()).toContain(english.lasting.error);
  vi.mocked(console.error).mockClear();
});
