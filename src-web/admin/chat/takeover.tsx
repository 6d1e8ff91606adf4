import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { HandoverState } from '#shared/contracts/chat.ts';
import { maxLength } from '#shared/limits.ts';
import { live as texts } from '#shared/staff-texts/live-chat.ts';
import { submitOnEnter } from '../../lib/submit-on-enter.ts';
import type { LiveSession } from '../../lib/use-live-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useStaffNames } from '../components/staff-names.ts';
import { Feedback } from '../components/states.tsx';
import { meQuery } from '../queries.ts';

export function LiveBar({ state, session }: { state: HandoverState | undefined; session: LiveSession }) {
  const nameOfStaff = useStaffNames();
  const isMine = useIsMine(state);
  const { connected, visitorThere, refusal } = session;
  const isOpen = state !== undefined && (state.state !== 'bot' || visitorThere);
  return (
    <>
      {isOpen && (
        <div
          className={classNames(
            'mb-2 flex max-w-narrow flex-wrap items-center gap-x-2 gap-y-1 rounded border px-2 py-1.5',
            state.state === 'waiting' ? 'border-accent/40 bg-accent-wash' : 'border-line bg-raised',
          )}
        >
          <div className="min-w-0 flex-[1_1_16rem] text-sm">
            <p role="status" className="font-semibold wrap-anywhere">
              {connected ? stateText(state, isMine, nameOfStaff) : texts.states.reconnecting}
            </p>
            {connected && (
              <p className="mt-0.25">
                <Badge tone={visitorThere ? 'success' : 'neutral'}>
                  {visitorThere ? texts.visitor.there : texts.visitor.away}
                </Badge>
              </p>
            )}
          </div>
          {state.state !== 'person' && (
            <Button disabled={!connected} onClick={() => session.send({ type: 'take' })}>
              {state.state === 'bot' ? texts.join : texts.take}
            </Button>
          )}
          {isMine && (
            <Button variant="secondary" disabled={!connected} onClick={() => session.send({ type: 'leave' })}>
              {texts.leave}
            </Button>
          )}
        </div>
      )}
      <Feedback failure={refusal && refusalText(refusal, nameOfStaff)} />
    </>
  );
}

export function useIsMine(state: HandoverState | undefined): boolean {
  const me = useQuery(meQuery).data?.email.toLowerCase();
  return state?.state === 'person' && state.by === me;
}

type NameOf = ReturnType<typeof useStaffNames>;

function stateText(state: HandoverState, isMine: boolean, nameOfStaff: NameOf): string {
  switch (state.state) {
    case 'person':
      return isMine ? texts.states.mine : texts.states.other(state.by ? nameOfStaff(state.by) : state.name);
    case 'promised':
      return state.sent ? texts.states.sent : texts.states.promised;
    default:
      return texts.states[state.state];
  }
}

function refusalText({ reason, by }: NonNullable<LiveSession['refusal']>, nameOfStaff: NameOf): string {
  return reason === 'taken' ? texts.refused.taken(nameOfStaff(by ?? '')) : texts.refused[reason];
}

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
      className="sticky bottom-(--bottom-bar) mt-2 max-w-narrow border-t border-line bg-paper pt-1.5 pb-2 scroll-mb-2"
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
