import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import content from '#shared/content/en/chat.ts';
import { newMessage } from '#web/chat/message.ts';
import { Announcement } from '#web/chat/message-list.tsx';

test('a screen reader hears the signs of an answer, and none of its marks', () => {
  const text = '**Yes**: `file_name_v2` takes 3~5 days, see [our plans](https://rihla.example/pricing_a) and 2*3*4.';
  const message = newMessage({ text, isBot: true }, 'en');
  const { container } = render(<Announcement content={content} message={message} typing={false} />);
  expect(container.textContent).toBe('Joe: Yes: file_name_v2 takes 3~5 days, see our plans and 2*3*4.');
});
