import { useRef } from 'react';
import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import type { Message } from './message.ts';
import { MessageBubble } from './message-bubble.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { useNewestInView } from './use-newest-in-view.ts';

interface MessageListProps {
  messages: Message[];
  content: ChatContent;
  typing: boolean;
  onNavigate: () => void;
  onRetry: (message: Message) => void;
  onAskPerson: () => void;
}

export function MessageList({ messages, content, typing, onNavigate, onRetry, onAskPerson }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);

  useNewestInView(list, messages, typing);

  return (
    <div
      ref={list}
      role="log"
      // `Announcement` reads each message once; here every piece of it would be read.
      aria-live="off"
      aria-label={content.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
      tabIndex={0}
      className="relative flex min-h-0 grow flex-col gap-2 overflow-y-auto overscroll-contain p-2 -outline-offset-4"
    >
      {messages.map((message) => (
        <MessageBubble
          key={message.id}
          message={message}
          content={content}
          onNavigate={onNavigate}
          onRetry={onRetry}
          onAskPerson={onAskPerson}
        />
      ))}
      {typing && <TypingIndicator label={content.waiting} />}
    </div>
  );
}
