import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ReplyDraft, SubmissionDetail } from '#shared/contracts/conversation.ts';
import { call } from '#web/lib/api.ts';
import { hasCode } from '../../components/states.tsx';
import { meQuery } from '../../queries.ts';
import { type ChangeDraft, type Draft, emptyReply } from './draft-store.ts';

const typingPauseMs = 1000;
const retryPauseMs = 20_000;

/** Keeps the draft of a reply on the server, where the author's other browsers and colleagues see it. */
export function useSavedDraft(detail: SubmissionDetail, draft: Draft, change: ChangeDraft, isSending: boolean) {
  const { id } = detail.submission;
  const client = useQueryClient();
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const queryKey = ['submission', id];
  const stored = detail.drafts.find(({ by }) => by === me);
  const isBlank = !draft.text.trim();
  const isSaved = isBlank ? draft.version === null : textsOf(draft) === draft.saved;

  async function show(own: ReplyDraft | undefined) {
    // A response that was requested before would undo the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData<SubmissionDetail>(queryKey, (before) => {
      const others = before?.drafts.filter(({ by }) => by !== me) ?? [];
      return before && { ...before, drafts: own ? [...others, own] : others };
    });
  }
  const save = useMutation({
    mutationFn: ({ version, ...sentDraft }: Draft) =>
      call('PUT /api/admin/submissions/:id/draft', { params: { id }, body: { ...sharedTexts(sentDraft), version } }),
    async onSuccess({ draft: now }, sentDraft) {
      await show(now);
      change({ version: now.at, saved: textsOf(sentDraft) });
    },
    onError(error) {
      if (hasCode(error, 'status_changed')) void client.invalidateQueries({ queryKey });
    },
  });
  const discard = useMutation({
    mutationFn: () => call('DELETE /api/admin/submissions/:id/draft', { params: { id } }),
    async onSuccess() {
      await show(undefined);
      change({ version: null });
    },
  });
  const isConflict = hasCode(save.error, 'status_changed');
  const isBusy = save.isPending || discard.isPending || isSending || isConflict;
  const hasFailed = save.isError || discard.isError;
  const store = useEffectEvent(() => (isBlank ? discard.mutate() : save.mutate(draft)));

  useEffect(() => {
    if (isSaved || isBusy || !me) return;
    const timer = setTimeout(() => store(), hasFailed ? retryPauseMs : typingPauseMs);
    return () => clearTimeout(timer);
  }, [isSaved, isBlank, isBusy, hasFailed, me]);

  useEffect(() => {
    if (!isSaved || isBusy || !me) return;
    if (stored && stored.at > (draft.version ?? '')) change(draftFrom(stored));
    if (!stored && draft.version !== null) change({ ...emptyReply(), version: null });
  }, [stored?.at, isSaved, isBusy, me]);

  return {
    isSaved: isSaved && !isBlank,
    isConflict,
    theirs: isConflict ? stored : undefined,
    takeTheirs() {
      save.reset();
      change(stored ? draftFrom(stored) : { ...emptyReply(), version: null });
    },
    keepMine() {
      save.reset();
      change({ version: stored?.at ?? null });
    },
  };
}

function sharedTexts({ subject, cc, text, locale }: Pick<Draft, 'subject' | 'cc' | 'text' | 'locale'>) {
  return { subject: subject ?? null, cc: cc ?? null, text, locale };
}

function textsOf(draft: Pick<Draft, 'subject' | 'cc' | 'text' | 'locale'>): string {
  return JSON.stringify(sharedTexts(draft));
}

function draftFrom({ at, subject, cc, text, locale }: ReplyDraft): Partial<Draft> {
  const texts = { subject: subject ?? undefined, cc: cc ?? undefined, text, locale };
  return { ...texts, version: at, saved: textsOf(texts) };
}
