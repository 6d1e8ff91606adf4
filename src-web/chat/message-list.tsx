import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import type { Message } from './message.ts';
import { MessageBubble } from './message-bubble.tsx';
import { TypingIndicator } from './typing-indicator.tsx';

interface MessageListProps {
  messages: Message[];
  content: ChatContent;
  typing: boolean;
  onNavigate: () => void;
}

/** The conversation, newest message last and in view. Screen readers say each new message once. */
export function MessageList({ messages, content, typing, onNavigate }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => showNewest(list.current!), [messages, typing]);

  // It shrinks when a keyboard comes up or the message being written grows, and was not there while it was closed.
  useEffect(() => {
    const observer = new ResizeObserver(() => showNewest(list.current!));
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={list}
      role="log"
      aria-label={content.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
      tabIndex={0}
      className="relative flex min-h-0 grow flex-col gap-2 overflow-y-auto overscroll-contain p-2 -outline-offset-4"
    >
      {messages.map((message) => (
        <MessageBubble key={message.id} message={message} content={content} onNavigate={onNavigate} />
      ))}
      {typing && <TypingIndicator label={content.waiting} />}
    </div>
  );
}

function showNewest(list: HTMLElement) {
  const newest = list.lastElementChild as HTMLElement | null;
  // To its beginning: a long answer is read from there. The browser stops at the end of the list.
  if (newest) list.scrollTop = newest.offsetTop - 16;
}
