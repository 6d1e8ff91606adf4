import { useId } from 'react';
import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import type { BookingTime } from '#shared/contracts/chat.ts';
import type { Message } from '../message.ts';
import { pillClass } from '../pill.ts';
import { BookedActions } from './booked-actions.tsx';
import { NextTimes } from './next-times.tsx';
import type { BookedMessage } from './stored-booking.ts';

interface BelowMessageProps {
  message: Message;
  isOffered: boolean;
  /** Earlier messages about the same booking have no buttons. */
  hasButtons: boolean;
  content: ChatBookingContent;
  waiting: string;
  onOpen: (startsAt?: string) => void;
  onMove: (booked: BookedMessage) => void;
  /** Resolves to whether the booking is still as it was shown. */
  onCheck: (booked: BookedMessage) => Promise<boolean>;
  onCancelled: (booked: BookedMessage, message: BookedMessage) => void;
}

/** Times below an answer about demos, and what can be done with a booking below its message. */
export function BelowMessage({ message, isOffered, hasButtons, ...rest }: BelowMessageProps) {
  const { content, onOpen, onMove, onCheck, onCancelled } = rest;
  const { booked } = message;
  if (booked) {
    if (!hasButtons) return null;
    return booked.cancelled ? (
      <button type="button" onClick={() => onOpen()} className={`${pillClass} self-start`}>
        {content.again}
      </button>
    ) : (
      <BookedActions
        booked={booked}
        content={content}
        onMove={() => onMove(booked)}
        onCheck={() => onCheck(booked)}
        onCancelled={(cancelled) => onCancelled(booked, cancelled)}
      />
    );
  }
  return isOffered ? (
    <BookingCard isAskedFor={message.booking === 'book'} near={message.bookingTime} {...rest} />
  ) : null;
}

interface BookingCardProps extends Pick<BelowMessageProps, 'content' | 'waiting' | 'onOpen'> {
  isAskedFor: boolean;
  near: BookingTime | undefined;
}

function BookingCard({ isAskedFor, near, content, waiting, onOpen }: BookingCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-asked-for={isAskedFor || undefined}
      className="grid gap-1 rounded border border-line bg-raised p-1.5"
    >
      <h3 id={id} className="text-sm font-semibold">
        {content.offer}
      </h3>
      {/* The height of the times. */}
      <div className="min-h-17.5">
        <NextTimes near={near} content={content} waiting={waiting} onChoose={onOpen} />
      </div>
      <button type="button" onClick={() => onOpen()} className={`${pillClass} justify-self-start`}>
        {content.otherTimes}
      </button>
    </section>
  );
}
