import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { maxLength } from '#shared/limits.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { sendsBy, TextField } from '../../components/fields.tsx';
import { labelOfMember, whoSees } from '../../components/staff-names.ts';
import { Feedback, failureText, hasCode } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { staffQuery, useChange } from '../../queries.ts';
import type { ChangeDraft, Draft } from './draft-store.ts';
import { growing, hintWhenOpen, whenOpen } from './one-line.ts';

const { composer: texts } = conversation;

interface NoteFormProps {
  submission: StaffSubmission;
  draft: Draft;
  change: ChangeDraft;
  ref?: Ref<{ focus: () => void }>;
}

export function NoteForm({ submission: { id, form_type: type }, draft, change, ref }: NoteFormProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);
  const newId = () => crypto.randomUUID();
  const save = useChange(
    () =>
      call('POST /api/admin/submissions/:id/notes', {
        params: { id },
        body: { id: draft.noteId, text: draft.note },
      }),
    {
      onSuccess: ({ told: notified }) => {
        setTried(false);
        change({ note: '', noteId: newId() });
        showToast({ success: notified.length > 0 ? texts.savedAndNotified(notified) : texts.saved });
      },
      onError: (error) => {
        if (hasCode(error, 'id_already_used')) change({ noteId: newId() });
      },
    },
  );
  useImperativeHandle(ref, () => ({ focus: () => input.current!.focus() }));

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (save.isPending) return;
    setTried(true);
    if (draft.note.trim()) save.mutate();
    else input.current!.focus();
  }

  function name(address: string) {
    change({ note: draft.note.replace(begun, (_, before) => `${before}@${address} `) });
    input.current!.focus();
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={sendsBy(submit)} className="grid gap-1">
      <div className={hintWhenOpen}>
        <TextField
          label={texts.noteText}
          isLabelHidden
          hint={texts.noteHint}
          failure={tried && !draft.note.trim() ? texts.noText : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              ref={input}
              dir="auto"
              rows={4}
              placeholder={texts.noteText}
              className={`${control.className} ${growing}`}
              value={draft.note}
              maxLength={maxLength.message}
              readOnly={save.isPending}
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </TextField>
      </div>
      <Colleagues text={draft.note} type={type} onChoose={name} />
      <div className={whenOpen}>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
      </div>
      <Feedback failure={save.error ? texts.noteFailed(failureText(save.error) ?? '') : undefined} />
    </form>
  );
}

/** A name that is being typed at the end of the note. */
const begun = /(^|\s)@([^\s@]*)$/;
const maxOffered = 6;

interface ColleaguesProps {
  text: string;
  type: SubmissionType;
  onChoose: (address: string) => void;
}

function Colleagues({ text, type, onChoose }: ColleaguesProps) {
  const typed = begun.exec(text)?.[2]?.toLowerCase();
  const staff = whoSees(useQuery(staffQuery).data?.items ?? [], [type]);
  const offered =
    typed === undefined
      ? []
      : staff
          .filter(({ email, name }) => email.startsWith(typed) || name.toLowerCase().startsWith(typed))
          .slice(0, maxOffered);
  return (
    <div className="flex flex-wrap items-center gap-0.5 text-xs empty:hidden">
      {offered.length > 0 && <span>{texts.notify}</span>}
      {offered.map((member) => (
        <Button key={member.email} variant="secondary" onClick={() => onChoose(member.email)}>
          {labelOfMember(member)}
        </Button>
      ))}
    </div>
  );
}
