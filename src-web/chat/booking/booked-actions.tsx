import { useEffect, useRef, useState } from 'react';
import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import { slotParts } from '../../forms/slot-picker/choice.ts';
import { expireSlots } from '../../forms/slot-picker/known-slots.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { logError } from '../../lib/log-error.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { pillClass } from '../pill.ts';
import { type BookedMessage, tokenOf } from './stored-booking.ts';

interface BookedActionsProps {
  booked: BookedMessage;
  content: ChatBookingContent;
  onMove: () => void;
  onCancelled: (message: BookedMessage) => void;
}

export function BookedActions({ booked, content, onMove, onCancelled }: BookedActionsProps) {
  const { startsAt = '', links } = booked;
  const [asking, setAsking] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  if (!links) return null;
  if (Date.parse(startsAt) <= Date.now()) return <p className="text-xs text-ink-soft">{content.closed.begun}</p>;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-1">
        <a href={links.file} download className={pillClass}>
          {content.calendar.file}
        </a>
        <button type="button" onClick={onMove} className={pillClass}>
          {content.move.title}
        </button>
        <button
          ref={cancelButton}
          type="button"
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
          className={pillClass}
        >
          {content.cancel.title}
        </button>
      </div>
      {asking && (
        <CancelQuestion
          token={tokenOf(links)}
          startsAt={startsAt}
          content={content}
          onKeep={() => {
            setAsking(false);
            cancelButton.current!.focus();
          }}
          onCancelled={onCancelled}
        />
      )}
    </div>
  );
}

interface CancelQuestionProps {
  token: string;
  startsAt: string;
  content: ChatBookingContent;
  onKeep: () => void;
  onCancelled: (message: BookedMessage) => void;
}

function CancelQuestion({ token, startsAt, content, onKeep, onCancelled }: CancelQuestionProps) {
  const locale = useLocale();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current!.focus(), []);

  async function cancel() {
    setSending(true);
    setFailure('');
    try {
      await call('POST /api/bookings/:token/cancel', { params: { token }, body: { locale } });
      expireSlots();
      const text = content.cancelled(content.slotPicker.hour(slotParts(startsAt, locale)));
      onCancelled({ at: new Date().toISOString(), text });
    } catch (error) {
      const isKnown = error instanceof ApiProblem && error.problem.code === 'status_changed';
      if (!isKnown) logError('The booking could not be cancelled', error);
      setFailure(isKnown ? error.problem.detail : content.failure);
      setSending(false);
    }
  }

  return (
    <div className="rounded border border-line bg-raised p-1.5">
      <p ref={question} tabIndex={-1} className="text-sm">
        {content.cancel.question}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button variant="danger" pending={sending} onClick={cancel}>
          {content.cancel.submit}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {content.keep}
        </Button>
      </div>
    </div>
  );
}
