import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyDraft, SubmissionDetail } from '#shared/contracts/conversation.ts';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useStaffNames } from '../../components/staff-names.ts';
import { formatTime } from '../../format.ts';
import { meQuery } from '../../queries.ts';
import { entriesAfter, newestMail } from '../conversation/timeline-of.ts';
import { ColleagueDrafts } from './draft-notes.tsx';
import { type Draft, useDraft } from './draft-store.ts';
import { NoteForm } from './note-form.tsx';
import { ReplyForm, type ReplyHandle } from './reply-form.tsx';
import { ScheduledReplies } from './scheduled-replies.tsx';

const { composer: texts } = conversationTexts;
const kinds = ['reply', 'note'] as const;

type Kind = (typeof kinds)[number];

export interface ComposerHandle {
  focus: (kind: Kind) => void;
  choose: (template: string) => void;
}

interface ComposerProps {
  detail: SubmissionDetail;
  onCorrect: (() => void) | undefined;
  onNext: (() => void) | undefined;
  ref?: Ref<ComposerHandle>;
}

export function Composer({ detail, onCorrect, onNext, ref }: ComposerProps) {
  const id = useId();
  const { submission, drafting, looking, conversation } = detail;
  const [kind, setKind] = useState<Kind>('reply');
  const { draft, change: changeDraft, restore } = useDraft(submission.id, submission.locale);
  const [hasFocus, setHasFocus] = useState(false);
  const hasDraft = Boolean(draft.text.trim() || draft.note.trim() || draft.files.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const reply = useRef<ReplyHandle>(null);
  const note = useRef<{ focus: () => void }>(null);
  const nameOfStaff = useStaffNames();
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const newest = newestMail(conversation)?.id ?? submission.id;
  const unread = draft.text.trim() ? entriesAfter(conversation, draft.seenUntil ?? newest) : [];
  const answer = unread.findLast(({ kind, by }) => kind === 'sent' && by !== me);
  const hasArrived = unread.some(({ kind }) => kind === 'received');

  function change(part: Partial<Draft>) {
    const begins = !draft.text.trim() && part.text?.trim();
    changeDraft(begins ? { seenUntil: newest, ...part } : part);
  }

  /** A hidden element cannot take the focus: show it first. */
  function focus(wanted: Kind) {
    if (wanted !== kind) flushSync(() => setKind(wanted));
    (wanted === 'reply' ? reply : note).current!.focus();
  }

  useImperativeHandle(ref, () => ({
    focus,
    choose(template) {
      focus('reply');
      reply.current!.choose(template);
    },
  }));

  function use({ text, locale }: ReplyDraft) {
    focus('reply');
    change(draft.text.trim() ? { text: `${draft.text}\n\n${text}` } : { text, locale });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    flushSync(() => setKind(kind === 'reply' ? 'note' : 'reply'));
    list.current!.querySelector<HTMLElement>('[aria-selected=true]')!.focus();
  }

  return (
    <section
      aria-label={texts.title}
      data-open={hasFocus || hasDraft || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click beside a field takes the focus nowhere, and leaves the composer open.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setHasFocus(false);
      }}
      className="group/composer mt-2 panes:mt-1 panes:shrink-0"
    >
      <h2 className="sr-only">{texts.title}</h2>
      <div role="status" className="text-sm font-medium text-caution">
        {drafting.map(({ by, at }) => (
          <p key={by}>{texts.writing(nameOfStaff(by), formatTime(at))}</p>
        ))}
        {looking.length > 0 && <p className="font-normal text-ink-soft">{texts.looking(looking.map(nameOfStaff))}</p>}
        {answer && <p>{texts.answered(nameOfStaff(answer.by), formatTime(answer.at))}</p>}
        {hasArrived && <p>{texts.arrived}</p>}
      </div>
      <ScheduledReplies detail={detail} restore={restore} />
      <ColleagueDrafts drafts={detail.drafts} onUse={use} />
      <div className="panes:group-not-data-open/composer:flex panes:group-not-data-open/composer:items-center panes:group-not-data-open/composer:gap-1">
        <div ref={list} role="tablist" aria-label={texts.title} onKeyDown={onKeyDown} className="flex gap-0.5">
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}-tab`}
              aria-controls={`${id}-${one}`}
              aria-selected={one === kind}
              tabIndex={one === kind ? 0 : -1}
              onClick={() => setKind(one)}
              className="inline-flex min-h-5.5 items-center border-b-2 border-transparent px-1.5 panes:min-h-4 text-sm font-semibold text-ink-soft -outline-offset-4 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
            >
              {texts[one]}
            </button>
          ))}
        </div>
        {kinds.map((one) => (
          <div
            key={one}
            role="tabpanel"
            id={`${id}-${one}`}
            aria-labelledby={`${id}-${one}-tab`}
            hidden={one !== kind}
            className={classNames(
              'rounded border border-line p-1.5 panes:p-1 min-w-0 panes:group-not-data-open/composer:flex-1 panes:group-not-data-open/composer:border-transparent panes:group-not-data-open/composer:bg-transparent panes:group-not-data-open/composer:p-0',
              one === 'note' ? 'bg-caution-wash' : 'bg-raised',
            )}
          >
            {one === 'reply' ? (
              <ReplyForm
                ref={reply}
                detail={detail}
                draft={draft}
                change={change}
                restore={restore}
                onCorrect={onCorrect}
                onNext={onNext}
              />
            ) : (
              <NoteForm ref={note} submission={submission} draft={draft} change={change} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
