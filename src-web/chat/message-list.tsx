import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatContent } from '../../src-shared/content/types/chat.ts';
import type { Message } from './message.ts';
import { MessageBubble } from './message-bubble.tsx';
import { TypingIndicator } from './typing-indicator.tsx';

interface MessageListProps {
  messages: Message[];
  content: ChatContent;
  typing: boolean;
  onNavigate: () => void;
  onRetry: (message: Message) => void;
}

export function MessageList({ messages, content, typing, onNavigate, onRetry }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => showNewest(list.current!), [messages, typing]);

  // The list shrinks when the on-screen keyboard opens or the draft grows, and has no size while the panel is closed.
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
        <MessageBubble key={message.id} message={message} content={content} onNavigate={onNavigate} onRetry={onRetry} />
      ))}
      {typing && <TypingIndicator label={content.waiting} />}
    </div>
  );
}

function showNewest(list: HTMLElement) {
  const newest = list.lastElementChild as HTMLElement | null;
  // Scroll to the start of the message, so that a long one is readable from there. The browser clamps the value.
  if (newest) list.scrollTop = newest.offsetTop - 16;
}
