import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import content from '#shared/content/en/chat.ts';
import { type MessageInput, newMessage } from '#web/chat/message.ts';
import { MessageBubble } from '#web/chat/message-bubble.tsx';

type Props = ComponentProps<typeof MessageBubble>;
const actions = { schedule_demo: vi.fn(), contact_team: vi.fn() };

test('an answer that another tab sees being written cannot be judged before its end', () => {
  const judged = { sessionId: 'session_1700000000000_aaaaaaaaaaaaaaaa', messageId: 'm1' };
  const answer = newMessage({ text: 'Yes', isBot: true, labels: content, judged }, 'en');
  const rest = { content, read: () => [], actions, onNavigate() {}, onRetry() {} };
  const bubble = (message: Props['message']) => <MessageBubble {...rest} message={message} />;
  const { rerender } = render(bubble({ ...answer, writing: true }));
  expect(screen.queryByRole('group', { name: content.feedback.question })).toBeNull();
  rerender(bubble(answer));
  expect(screen.getByRole('group', { name: 'Was this answer helpful?' })).toBeTruthy();
});

function showActions(answer: Partial<MessageInput>, props: Partial<Props> = {}) {
  const message = newMessage({ text: 'Yes', isBot: true, labels: content, ...answer }, 'en');
  const rest = { content, read: () => [], actions, onNavigate: vi.fn(), onRetry() {} };
  render(<MessageBubble {...rest} {...props} message={message} />);
  return rest;
}

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const cited = { title: 'Prices', path: '/pricing#plans' };

test('the quote takes the plan of the conversation to the demo form', () => {
  showActions({ suggestedActions: ['get_quote'] }, { read: () => ['What is in the Growth plan?', 'Yes'] });
  expect(target('Get a quote')).toBe('/schedule-demo?about=growth');
});

test('the quote leads to the partner form under an answer that cites the partner page', () => {
  showActions({ suggestedActions: ['get_quote'], sources: [{ title: 'Partners', path: '/partner-with-us#why' }] });
  expect(target('Get a quote')).toBe('/partner-with-us#inquiry');
});

test('the website is the source that an answer cites, in the language of the source', () => {
  showActions({ suggestedActions: ['check_website'], sources: [cited, { title: 'Other', path: '/products' }] });
  expect(target('Read the source')).toBe('/pricing#plans');
  cleanup();
  showActions({ suggestedActions: ['check_website'], sources: [{ title: 'الأسعار', path: '/ar/pricing' }] });
  expect(target('Read the source')).toBe('/ar/pricing');
  expect(screen.getByRole('link', { name: 'Read the source' }).lang).toBe('ar');
});

test('the website is the products under an answer that knows no source', () => {
  showActions({ suggestedActions: ['check_website'], sources: [cited], unanswered: true });
  expect(target('See our products')).toBe('/products');
});

const names = () =>
  screen
    .getAllByRole('list')
    .map((list) => document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent);

test('the first source of an answer without a model is the source, the others say more', () => {
  const sources = [cited, { title: 'Plans', path: '/pricing' }, { title: 'Trust', path: '/trust' }];
  showActions({ confidence: 0.7, sources });
  expect(names()).toEqual(['Source', 'See also']);
  cleanup();
  showActions({ confidence: 0.9, sources });
  expect(names()).toEqual(['Sources']);
});

test('the sources of an Arabic answer stay on its side of an English page', () => {
  showActions({ text: 'نعم، كل يوم', sources: [{ title: 'الأسعار', path: '/ar/pricing' }] });
  expect(screen.getByRole('list').closest('[dir]')).toMatchObject({ dir: 'rtl', lang: 'ar' });
});

test('an action of the panel is a button, and leaves the page as it is', async () => {
  const { onNavigate } = showActions({ suggestedActions: ['schedule_demo', 'contact_team'] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: content.actions.contact_team }));
  expect(actions.contact_team).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: content.actions.schedule_demo }));
  expect(actions.schedule_demo).toHaveBeenCalledOnce();
  expect(onNavigate).not.toHaveBeenCalled();
});
