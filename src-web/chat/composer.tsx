import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import type { ChatContent } from '#shared/content/en/chat.ts';
import { maxLength } from '#shared/limits.ts';
import { direction } from '#shared/locales.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { submitOnEnter } from '../lib/submit-on-enter.ts';
import { useLocale } from '../locale.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { storedTyped, storeTyped } from './open-state.ts';
import { pillClass } from './pill.ts';

interface ComposerProps {
  content: ChatContent;
  disabled: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  onSend: (text: string) => void;
  onType: () => void;
  children?: ReactNode;
}

export function Composer({ content, disabled, input, onSend, onType, children }: ComposerProps) {
  const locale = useLocale();
  const [draft, setDraftState] = useState(storedTyped);
  const sendable = !disabled && draft.trim() !== '';

  function setDraft(text: string) {
    setDraftState(text);
    storeTyped(text);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sendable) return;
    onSend(draft);
    setDraft('');
    // The send button is disabled now and would lose the focus.
    input.current?.focus();
  }

  return (
    <form onSubmit={submit} className="flex shrink-0 items-end gap-1 border-t border-line p-1.5">
      <textarea
        ref={input}
        dir={direction[dominantLocale(draft, locale)]}
        rows={1}
        value={draft}
        maxLength={maxLength.chatText}
        enterKeyHint="send"
        aria-label={content.input}
        placeholder={content.placeholder}
        onChange={(event) => {
          setDraft(event.target.value);
          onType();
        }}
        onKeyDown={submitOnEnter}
        className="field-sizing-content max-h-14 min-h-5.5 w-full min-w-0 resize-none rounded border border-line-strong bg-raised px-1.5 py-1 text-base outline-offset-0 placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap placeholder:text-ink-soft"
      />
      {children}
      <button
        type="submit"
        aria-label={content.send}
        disabled={!sendable}
        className="inline-flex size-5.5 shrink-0 items-center justify-center rounded bg-amber text-amber-ink transition hover:bg-amber-bright disabled:bg-sand disabled:text-ink-soft"
      >
        <Icon name="send" className="size-2.5" />
      </button>
    </form>
  );
}

/** Stands where nothing was before, so that a double click on another button does not press it. */
export function StopButton({ label, onStop }: { label: string; onStop: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onStop}
      className="inline-flex size-5.5 shrink-0 items-center justify-center rounded border border-line-strong bg-raised text-ink transition hover:border-accent hover:bg-accent-wash"
    >
      <span aria-hidden className="size-1.5 rounded-[2px] bg-current" />
    </button>
  );
}

interface QuickQuestionsProps {
  label: string;
  questions: readonly string[];
  /** The row is behind its name once the conversation has begun: the messages need the room. */
  isFolded: boolean;
  disabled: boolean;
  onSend: (question: string) => void;
  children: ReactNode;
}

export function QuickQuestions({ label, questions, isFolded, disabled, onSend, children }: QuickQuestionsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = !isFolded || isOpen;
  function ask(question: string) {
    setIsOpen(false);
    onSend(question);
  }
  return (
    <div className="chat-quick shrink-0 border-t border-line py-0.5">
      <div className="flex items-center justify-between gap-1 px-2">
        {isFolded ? (
          <button
            id={id}
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className={classNames(pillClass, 'gap-0.5 pointer-fine:min-h-4.5')}
          >
            {label}
            <Icon name="chevron" className={classNames('size-2 transition', !isOpen && 'rotate-180')} />
          </button>
        ) : (
          <p id={id} className="text-xs font-semibold text-ink-soft">
            {label}
          </p>
        )}
        {children}
      </div>
      <ul
        aria-labelledby={id}
        hidden={!shown}
        className="flex gap-x-1 overflow-x-auto px-2 py-0.5 [scrollbar-width:none] pointer-fine:*:*:min-h-4.5 [&[hidden]]:hidden"
      >
        {questions.map((question) => (
          <li key={question}>
            {/* Not `disabled`: the button that was just pressed would lose the focus. */}
            <button
              type="button"
              aria-disabled={disabled || undefined}
              onClick={() => !disabled && ask(question)}
              className={pillClass}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
