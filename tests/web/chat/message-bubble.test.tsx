import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import content from '#shared/content/en/chat.ts';
import { newMessage } from '#web/chat/message.ts';
import { MessageBubble } from '#web/chat/message-bubble.tsx';

type Props = ComponentProps<typeof MessageBubble>;

test('an answer that another tab sees being written cannot be judged before its end', () => {
  const judged = { sessionId: 'session_1700000000000_aaaaaaaaaaaaaaaa', messageId: 'm1' };
  const answer = newMessage({ text: 'Yes', isBot: true, labels: content, judged }, 'en');
  const rest = { content, onNavigate() {}, onRetry() {}, onBook() {} };
  const bubble = (message: Props['message']) => <MessageBubble {...rest} message={message} />;
  const { rerender } = render(bubble({ ...answer, writing: true }));
  expect(screen.queryByRole('group', { name: content.feedback.question })).toBeNull();
  rerender(bubble(answer));
  expect(screen.getByRole('group', { name: content.feedback.question })).toBeTruthy();
});
