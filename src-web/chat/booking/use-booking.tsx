import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { NetworkError } from '../../lib/api.ts';
import { loadContent } from '../../lib/content.tsx';
import { logError } from '../../lib/log-error.ts';
import type { PageChat } from '../chat-contents.ts';
import { type Message, newMessage } from '../message.ts';
import { type BookedMessage, storeBooking, storedBooking, storeMessage, useStoredBooking } from './stored-booking.ts';

interface BookingOptions {
  sessionId: string;
  open: boolean;
  page: PageChat;
  messages: Message[];
  /** The element that had the focus is gone. */
  onClosed: () => void;
}

export interface BookingInChat {
  /** The conversation, with what was booked in it. */
  messages: Message[];
  /** Replaces the conversation while a time is chosen and booked. */
  view: ReactNode;
  below: (message: Message) => ReactNode;
  /** The message with times below it. */
  offered: Message | undefined;
  open: () => void;
  /** Name and address from the booking, or the address that the visitor has typed last. */
  known: Record<string, string>;
}

/** Booking is loaded with the first answer that offers it. */
export function useBooking({ sessionId, open: isOpen, page, messages, onClosed }: BookingOptions): BookingInChat {
  const { locale, content } = page;
  const stored = useStoredBooking(sessionId);
  const [parts, setParts] = useState<Parts>();
  const [moving, setMoving] = useState<{ page: string; startsAt?: string }>();
  const booked = stored.messages ?? [];
  const all = withBooked(messages, booked, locale);
  const shown = parts ? parts.withCards(all, booked, parts.content, locale) : all;
  const newest = shown.at(-1);
  const isOffered = newest !== undefined && offersBooking(newest);
  const isNeeded = isOffered || booked.length > 0 || stored.open !== undefined;

  useEffect(() => {
    // Without the parts, the answer's own links lead to the page with the form.
    if (isNeeded && !parts) loadParts(locale).then(setParts, noteFailure);
  }, [isNeeded, parts, locale]);

  useEffect(() => {
    if (!isOpen || !parts) return;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      parts.refreshBookings(sessionId, parts.content, locale).catch(noteUnread);
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [isOpen, parts, sessionId, locale]);

  function open(startsAt?: string) {
    storeBooking(sessionId, { open: { startsAt } });
  }

  async function openFromAction() {
    try {
      setParts(await loadParts(locale));
      open();
    } catch (error) {
      noteFailure(error);
      location.assign(localizedPath(paths.scheduleDemo, locale));
    }
  }

  function close() {
    flushSync(() => {
      setMoving(undefined);
      storeBooking(sessionId, { open: undefined });
    });
    onClosed();
  }

  function complete(message: BookedMessage, replaced?: BookedMessage) {
    storeMessage(sessionId, message, replaced);
    storeBooking(sessionId, { fields: undefined });
    close();
  }

  async function isUnchanged({ links, startsAt }: BookedMessage, loaded: Parts): Promise<boolean> {
    await loaded.refreshBookings(sessionId, loaded.content, locale);
    const now = storedBooking(sessionId).messages?.find((one) => one.links?.page === links?.page);
    const isSame = now !== undefined && !now.cancelled && now.startsAt === startsAt;
    // The pressed button is gone.
    if (!isSame) onClosed();
    return isSame;
  }

  const offered = isOffered && parts ? newest : undefined;
  // Starting over, or another tab, may have ended it meanwhile.
  const moved = booked.find(({ links, cancelled }) => links && links.page === moving?.page && !cancelled);
  const task = moved ? moving : stored.open;
  const common = parts && { content: parts.content, waiting: content.waiting };
  return {
    messages: shown,
    offered,
    known: { ...givenIn(messages), ...stored.contact },
    open: () => void openFromAction(),
    below: (message) =>
      parts && (
        <parts.BelowMessage
          {...common!}
          message={message}
          isOffered={message === offered}
          hasButtons={message === cardOf(message, shown)}
          onOpen={open}
          onMove={({ links }) => setMoving({ page: links!.page })}
          onCheck={(one) => isUnchanged(one, parts)}
          onCancelled={(one, message) => complete(message, one)}
        />
      ),
    view: task && parts && (
      <parts.BookingView
        {...common!}
        sessionId={sessionId}
        startsAt={task.startsAt}
        moved={moved}
        given={givenIn(messages)}
        onTime={(startsAt) => (moved ? setMoving({ page: moved.links!.page, startsAt }) : open(startsAt))}
        onDone={(message) => complete(message, moved)}
        onClose={close}
      />
    ),
  };
}

function noteFailure(error: unknown) {
  logError('Booking in the chat did not load', error);
}

function noteUnread(error: unknown) {
  // Offline, the messages stay as they were.
  if (!(error instanceof NetworkError)) noteFailure(error);
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

async function loadParts(locale: Locale) {
  const [{ BelowMessage }, { BookingView }, { withCards }, { refreshBookings }, { default: content }] =
    await Promise.all([
      import('./below-message.tsx'),
      import('./booking-view.tsx'),
      import('./booking-cards.ts'),
      import('./refresh-bookings.ts'),
      loadContent<{ default: ChatBookingContent }>(locale, 'chat-booking'),
    ]);
  return { BelowMessage, BookingView, withCards, refreshBookings, content };
}

function offersBooking({ isBot, writing, booking, suggestedActions }: Message): boolean {
  if (!isBot || writing) return false;
  return booking === 'book' || (booking !== 'change' && Boolean(suggestedActions?.includes('schedule_demo')));
}

/** The booking stands at the place in the conversation where it was made. */
function withBooked(messages: Message[], booked: BookedMessage[], locale: Locale): Message[] {
  const shown = [...messages];
  for (const one of booked) {
    const message = { ...newMessage({ text: one.text, isBot: true, timestamp: one.at }, locale), booked: one };
    const later = shown.findIndex(({ timestamp }, index) => index > 0 && timestamp > one.at);
    shown.splice(later === -1 ? shown.length : later, 0, { ...message, id: `booked-${one.at}` });
  }
  return shown;
}

/** The newest message about the same booking; about one that was cancelled, only while no other was made. */
function cardOf({ booked }: Message, shown: Message[]): Message | undefined {
  return shown.findLast((other) =>
    booked?.cancelled ? other.booked : other.booked?.links && other.booked.links.page === booked?.links?.page,
  );
}

/** The address that the visitor has typed last. */
function givenIn(messages: Message[]): Record<string, string> {
  const typed = messages.flatMap(({ isBot, text }) =>
    isBot ? [] : (text.match(/[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}/gi) ?? []),
  );
  return typed.length > 0 ? { email: typed.at(-1)! } : {};
}
