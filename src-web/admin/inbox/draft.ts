import { useState } from 'react';
import { firstSubjects } from '../../../src-shared/content/en/admin-conversation.ts';
import type { SubmissionDetail } from '../../../src-shared/contracts/inbox.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { templateValues } from '../../../src-shared/reply-values.ts';
import { safeLocalStorage } from '../../lib/storage.ts';

export interface Draft {
  /** The API stores a reply or a note once per id, so the ids change only after a success. */
  replyId: string;
  noteId: string;
  locale: Locale;
  subject?: string;
  text: string;
  note: string;
}

export type ChangeDraft = (part: Partial<Draft>) => void;

export function useDraft(submissionId: string, locale: Locale): [Draft, ChangeDraft] {
  const key = `conversation-draft-${submissionId}`;
  const [draft, setDraft] = useState<Draft>(() => ({
    replyId: crypto.randomUUID(),
    noteId: crypto.randomUUID(),
    locale,
    text: '',
    note: '',
    ...safeLocalStorage.getObject<Draft>(key),
  }));

  function change(part: Partial<Draft>) {
    setDraft((before) => {
      const after = { ...before, ...part };
      const isEmpty = !after.text.trim() && !after.note.trim() && !after.subject?.trim();
      if (isEmpty) safeLocalStorage.remove(key);
      else safeLocalStorage.set(key, JSON.stringify(after));
      return after;
    });
  }

  return [draft, change];
}

export function emptyReply(): Partial<Draft> {
  return { replyId: crypto.randomUUID(), subject: undefined, text: '' };
}

export function defaultSubject(
  {
    submission,
    conversation,
    nextWorkingDay,
  }: Pick<SubmissionDetail, 'submission' | 'conversation' | 'nextWorkingDay'>,
  locale: Locale,
): string {
  const texts = firstSubjects[locale];
  const last = conversation.findLast(({ kind, subject }) => kind !== 'note' && subject)?.subject;
  if (last) return /^\s*(re|رد)\s*[:：]/i.test(last) ? last : `${texts.answer} ${last}`;
  const { form_type } = submission;
  if (form_type === 'career') {
    const { position } = templateValues(submission, locale, nextWorkingDay);
    return position ? texts.career(position) : texts.other;
  }
  return texts[form_type] ?? texts.other;
}
