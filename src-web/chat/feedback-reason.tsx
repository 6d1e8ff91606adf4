import { type FormEvent, useId, useState } from 'react';
import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import { dominantLocale } from '../../src-shared/dominant-locale.ts';
import { maxLength } from '../../src-shared/limits.ts';
import { direction } from '../../src-shared/locales.ts';
import { useLocale } from '../locale.tsx';
import { pillClass } from './pill.ts';

interface FeedbackReasonProps {
  texts: ChatContent['feedback'];
  onSend: (reason: string) => void;
  onSkip: () => void;
}

/** What an unhelpful answer lacks, if the visitor wants to say it. */
export function FeedbackReason({ texts, onSend, onSkip }: FeedbackReasonProps) {
  const id = useId();
  const locale = useLocale();
  const [reason, setReason] = useState('');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    if (text === '') onSkip();
    else onSend(text);
  }

  return (
    <form onSubmit={onSubmit} className="mt-0.5 grid gap-0.5">
      <label htmlFor={id}>{texts.reason}</label>
      <input
        id={id}
        dir={direction[dominantLocale(reason, locale)]}
        value={reason}
        maxLength={maxLength.chatReason}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
        className="min-h-5.5 w-full min-w-0 rounded border border-line-strong bg-raised px-1.25 text-base text-ink"
      />
      <div className="flex flex-wrap gap-1">
        <button type="submit" className={pillClass}>
          {texts.send}
        </button>
        <button
          type="button"
          onClick={onSkip}
          className="inline-flex min-h-5.5 items-center px-1 text-sm font-medium text-ink-soft hover:text-ink"
        >
          {texts.skip}
        </button>
      </div>
    </form>
  );
}
