import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { hasCode } from '../components/states.tsx';
import { type Draft, draftFrom, emptyDraft, sharedTexts } from './draft.ts';

/** The key of the mutation that sends the newsletter: a draft that is being sent is no longer saved. */
export const sendingKey = ['send-newsletter'];

const typingPauseMs = 1500;

export const draftsQuery = queryOptions({
  queryKey: ['newsletter-drafts'],
  queryFn: () => call('GET /api/admin/newsletter-drafts', {}),
  refetchInterval: 15_000,
});

interface SharedDraft {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  open: (draft: Draft) => void;
}

export function useSharedDraft({ draft, change, open }: SharedDraft) {
  const client = useQueryClient();
  const { data } = useQuery(draftsQuery);
  const stored = data?.items.find(({ id }) => id === draft.id);
  const texts = JSON.stringify(sharedTexts(draft));
  const { subject, content, subjectAr, contentAr } = draft;
  const isBlank = `${subject}${content}${subjectAr}${contentAr}`.trim() === '';
  const isSaved = texts === draft.saved;
  const save = useMutation({
    mutationFn: ({ id, version, ...rest }: Draft) =>
      call('PUT /api/admin/newsletter-drafts/:id', {
        params: { id },
        body: { ...sharedTexts({ id, version, ...rest }), version },
      }),
    onSuccess({ draft: now }) {
      if (now.id === draft.id) change({ version: now.changed_at, saved: draftFrom(now).saved });
      void client.invalidateQueries({ queryKey: draftsQuery.queryKey });
    },
    onError(error) {
      if (hasCode(error, 'status_changed')) void client.invalidateQueries({ queryKey: draftsQuery.queryKey });
    },
  });
  const isSending = useIsMutating({ mutationKey: sendingKey }) > 0;
  const isConflict = hasCode(save.error, 'status_changed');

  useEffect(() => {
    if (isSaved || (isBlank && draft.version === null) || save.isPending || isConflict || isSending) return;
    const timer = setTimeout(() => save.mutate(draft), typingPauseMs);
    return () => clearTimeout(timer);
  }, [texts, isSaved, save.isPending, isConflict, isSending]);

  useEffect(() => {
    if (isSaved && stored && stored.changed_at > (draft.version ?? '')) open(draftFrom(stored));
  }, [stored?.changed_at, isSaved]);

  return {
    isSaved: isSaved && draft.version !== null,
    failure: save.error?.message,
    isConflict,
    takeTheirs() {
      save.reset();
      if (stored) open(draftFrom(stored));
    },
    keepMine() {
      save.reset();
      if (stored) save.mutate({ ...draft, version: stored.changed_at });
    },
    others: data?.items.filter(({ id }) => id !== draft.id) ?? [],
    start() {
      save.reset();
      open(emptyDraft());
    },
    isBlank,
  };
}
