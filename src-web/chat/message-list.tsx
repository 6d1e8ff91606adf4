import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatContent } from '#shared/content/en/chat.ts';
import { textOf } from '#shared/markdown/text-of.ts';
import { inlineTokens } from '#shared/markdown/tokens.ts';
import type { BookingInChat } from './booking/use-booking.tsx';
import type { Message } from './message.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { ChatActions } from './message-links.tsx';
import { TypingIndicator } from './typing-indicator.tsx';

const margin = 16;

interface MessageListProps {
  messages: Message[];
  content: ChatContent;
  typing: boolean;
  booking: BookingInChat;
  actions: ChatActions;
  onNavigate: () => void;
  onRetry: (message: Message) => void;
}

export function MessageList({ messages, typing, booking, ...rest }: MessageListProps) {
  const { content } = rest;
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
      {messages.map((message, index) => (
        <div key={message.id} className="flex flex-col gap-1">
          <MessageBubble
            message={message}
            read={() => messages.slice(0, index + 1).map(({ text }) => text)}
            isOffered={message === booking.offered}
            {...rest}
          />
          {booking.below(message)}
        </div>
      ))}
      {typing && <TypingIndicator label={content.waiting} />}
    </div>
  );
}

interface AnnouncementProps {
  content: ChatContent;
  message: Message | undefined;
  typing: boolean;
}

export function Announcement({ content, message, typing }: AnnouncementProps) {
  const finished = message?.isBot && !message.writing && !typing ? message : undefined;
  return (
    <p role="status" lang={finished?.language} className="sr-only">
      {finished ? spoken(finished, content.speaker.bot) : typing && content.waiting}
    </p>
  );
}

function spoken({ text, interrupted, labels, name, notice }: Message, bot: string): string {
  if (notice) return text;
  const line = `${name ?? bot}: ${textOf(inlineTokens(text))}`;
  return interrupted && labels ? `${line} ${labels.interrupted[interrupted]}` : line;
}

/** The scroll position at which the times that a visitor asked for are in view. */
function startOfOffer(list: HTMLElement): number {
  const offer = list.querySelector<HTMLElement>('[data-asked-for]');
  if (!offer) return 0;
  const { offsetTop, offsetHeight } = offer;
  return Math.min(offsetTop - margin, offsetTop + offsetHeight + margin - list.clientHeight);
}

function useNewestInView(list: RefObject<HTMLElement | null>, messages: Message[], typing: boolean): void {
  const following = useRef(true);
  const position = useRef(0);
  const lastQuestion = messages.findLast(({ isBot }) => !isBot)?.id;

  function follow() {
    const element = list.current!;
    const newest = element.lastElementChild as HTMLElement | null;
    if (!following.current || !newest) return;
    // A long message is read from its start; a visitor who reads on in it stays there. The browser clamps the value.
    element.scrollTop = Math.max(element.scrollTop, newest.offsetTop - margin, startOfOffer(element));
    position.current = element.scrollTop;
  }

  useLayoutEffect(() => {
    following.current = true;
  }, [lastQuestion]);
  useLayoutEffect(follow, [messages, typing]);

  useEffect(() => {
    const element = list.current!;
    // The list shrinks when the on-screen keyboard opens or the draft grows, and has no size while the panel is closed.
    const observer = new ResizeObserver(follow);
    const onScroll = () => {
      if (element.clientHeight === 0) return;
      const atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - margin;
      following.current = atEnd || element.scrollTop >= position.current - 1;
    };
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);
}
