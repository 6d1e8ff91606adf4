import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatContent } from '#shared/content/en/chat.ts';
import { maxLength } from '#shared/limits.ts';
import { direction } from '#shared/locales.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { call } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';
import { useLocale } from '../locale.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { pillClass } from './pill.ts';

export interface Judged {
  sessionId: string;
  messageId: string;
  helpful?: boolean;
}

interface AnswerFeedbackProps {
  answer: Judged;
  texts: ChatContent['feedback'];
}

export function AnswerFeedback({ answer: { sessionId, messageId, ...stored }, texts }: AnswerFeedbackProps) {
  const locale = useLocale();
  const [helpful, setHelpful] = useState(stored.helpful);
  const [asksReason, setAsksReason] = useState(false);
  const [outcome, setOutcome] = useState<'thanks' | 'failed'>();
  const unhelpfulButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);

  // Below the newest answer it would be out of sight.
  useEffect(() => {
    if (asksReason) form.current!.scrollIntoView({ block: 'nearest' });
  }, [asksReason, outcome]);

  async function store(opinion: { helpful: boolean; reason?: string }): Promise<boolean> {
    setOutcome(undefined);
    try {
      const params = { sessionId, messageId };
      await call('POST /api/chat/:sessionId/messages/:messageId/feedback', { params, body: { ...opinion, locale } });
      setOutcome('thanks');
      return true;
    } catch (error) {
      logError('An opinion of an answer could not be stored', error);
      setOutcome('failed');
      return false;
    }
  }

  async function judge(value: boolean) {
    if (value === helpful) return;
    setHelpful(value);
    setAsksReason(!value);
    if (await store({ helpful: value })) return;
    setHelpful(helpful);
    setAsksReason(false);
  }

  function closeReason() {
    // The focused button disappears with the form.
    flushSync(() => setAsksReason(false));
    unhelpfulButton.current!.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no row of inline elements */}
      <div role="group" aria-label={texts.question} className="-my-1 flex">
        <OpinionButton label={texts.helpful} pressed={helpful === true} onPress={() => judge(true)} />
        <OpinionButton
          label={texts.unhelpful}
          pressed={helpful === false}
          down
          ref={unhelpfulButton}
          onPress={() => judge(false)}
        />
      </div>
      <span role="status" className={asksReason ? 'sr-only' : undefined}>
        {outcome === 'thanks' && texts.thanks}
      </span>
      <span role="alert" className="text-danger">
        {outcome === 'failed' && texts.failed}
      </span>
      {asksReason && (
        <div ref={form} className="w-full scroll-mb-2">
          <FeedbackReason
            texts={texts}
            onSkip={closeReason}
            onSend={async (reason) => {
              if (await store({ helpful: false, reason })) closeReason();
            }}
          />
        </div>
      )}
    </>
  );
}

interface OpinionButtonProps {
  label: string;
  pressed: boolean;
  down?: boolean;
  ref?: React.Ref<HTMLButtonElement>;
  onPress: () => void;
}

function OpinionButton({ label, pressed, down, ref, onPress }: OpinionButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
      className="group inline-flex size-5.5 items-center justify-center rounded-sm text-ink-soft transition hover:text-ink aria-pressed:text-accent"
    >
      <span className="rounded-sm p-0.5 transition group-hover:bg-sand group-aria-pressed:bg-accent-wash">
        <Icon name="thumb" className={classNames('size-2', down && '-scale-y-100')} />
      </span>
    </button>
  );
}

interface FeedbackReasonProps {
  texts: ChatContent['feedback'];
  onSend: (reason: string) => void;
  onSkip: () => void;
}

function FeedbackReason({ texts, onSend, onSkip }: FeedbackReasonProps) {
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
