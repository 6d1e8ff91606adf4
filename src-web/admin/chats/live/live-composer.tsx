import { type FormEvent, useEffect, useRef, useState } from 'react';
import { live as texts } from '../../../../src-shared/content/en/admin-live.ts';
import { maxLength } from '../../../../src-shared/limits.ts';
import { submitOnEnter } from '../../../lib/submit-on-enter.ts';
import type { LiveSession } from '../../../lib/use-live-session.ts';
import { Button } from '../../../ui/button.tsx';

/** Stays at the bottom of the window below a long transcript. */
export function LiveComposer({ session }: { session: LiveSession }) {
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  // The button that took the conversation is gone.
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() === '') return;
    session.say(draft);
    setDraft('');
    input.current?.focus();
  }

  return (
    <form
      onSubmit={submit}
      className="sticky bottom-0 mt-2 max-w-narrow border-t border-line bg-paper pt-1.5 pb-2 scroll-mb-2"
    >
      <p role="status" className="min-h-2.5 text-xs text-ink-soft">
        {session.isTyping && texts.typing}
      </p>
      <div className="flex items-end gap-1">
        <textarea
          ref={input}
          dir="auto"
          rows={2}
          value={draft}
          maxLength={maxLength.chatText}
          enterKeyHint="send"
          aria-label={texts.composer.label}
          aria-describedby="live-composer-hint"
          onChange={({ target }) => {
            setDraft(target.value);
            session.typed();
          }}
          onKeyDown={submitOnEnter}
          className="field-sizing-content max-h-20 min-h-7 w-full min-w-0 resize-none rounded border border-line-strong bg-raised px-1.5 py-1 text-base"
        />
        <Button type="submit" disabled={draft.trim() === ''}>
          {texts.composer.send}
        </Button>
      </div>
      <p id="live-composer-hint" className="mt-0.25 text-xs text-ink-soft">
        {texts.composer.hint}
      </p>
    </form>
  );
}
