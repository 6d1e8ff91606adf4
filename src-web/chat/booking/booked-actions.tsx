import { useEffect, useRef, useState } from 'react';
import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import { slotParts } from '../../forms/slot-picker/choice.ts';
import { expireSlots } from '../../forms/slot-picker/known-slots.ts';
import { ApiProblem, call, NetworkError } from '../../lib/api.ts';
import { logError } from '../../lib/log-error.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { pillClass } from '../pill.ts';
import { type BookedMessage, tokenOf } from './stored-booking.ts';

interface BookedActionsProps {
  booked: BookedMessage;
  content: ChatBookingContent;
  onMove: () => void;
  onCheck: () => Promise<boolean>;
  onCancelled: (message: BookedMessage) => void;
}

export function BookedActions({ booked, content, onMove, onCheck, onCancelled }: BookedActionsProps) {
  const { startsAt = '', links } = booked;
  const [asking, setAsking] = useState(false);
  const [checking, setChecking] = useState(false);
  const [failed, setFailed] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  if (!links) return null;
  if (Date.parse(startsAt) <= Date.now()) return <p className="text-xs text-ink-soft">{content.closed.begun}</p>;

  async function change(next: () => void) {
    if (checking) return;
    setChecking(true);
    setFailed(false);
    try {
      if (await onCheck()) next();
    } catch (error) {
      if (!(error instanceof NetworkError)) logError('The booking could not be read', error);
      setFailed(true);
    }
    setChecking(false);
  }

  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-1">
        <a href={links.file} download className={pillClass}>
          {content.calendar.file}
        </a>
        <button
          type="button"
          aria-disabled={checking || undefined}
          onClick={() => void change(onMove)}
          className={pillClass}
        >
          {content.move.title}
        </button>
        <button
          ref={cancelButton}
          type="button"
          aria-expanded={asking}
          aria-disabled={checking || undefined}
          onClick={() => (asking ? setAsking(false) : void change(() => setAsking(true)))}
          className={pillClass}
        >
          {content.cancel.title}
        </button>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failed && content.failure}
      </p>
      {asking && (
        <CancelQuestion
          booked={{ startsAt, links }}
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
  booked: Required<Pick<BookedMessage, 'startsAt' | 'links'>>;
  content: ChatBookingContent;
  onKeep: () => void;
  onCancelled: (message: BookedMessage) => void;
}

function CancelQuestion({ booked, content, onKeep, onCancelled }: CancelQuestionProps) {
  const locale = useLocale();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current!.focus(), []);

  async function cancel() {
    setSending(true);
    setFailure('');
    try {
      const params = { token: tokenOf(booked.links) };
      await call('POST /api/bookings/:token/cancel', { params, body: { locale } });
      expireSlots();
      const text = content.cancelled(content.slotPicker.hour(slotParts(booked.startsAt, locale)));
      onCancelled({ ...booked, at: new Date().toISOString(), text, cancelled: true });
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
