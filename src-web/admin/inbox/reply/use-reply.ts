import { useQueryClient } from '@tanstack/react-query';
import type { ConversationEntry, ReplyRequest, SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { call, entryOf, uploadTimeoutMs } from '#web/lib/api.ts';
import { hasCode } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { formatTime } from '../../format.ts';
import { useChange } from '../../queries.ts';

const { undo: texts, later } = conversationTexts.composer;

type NewReply = ReplyRequest & { files: File[] };

interface SentReply {
  entryId: string;
  reply: NewReply;
}

interface ReplyOptions {
  detail: SubmissionDetail;
  onSent: () => void;
  onUndone: (sent: SentReply) => void;
  onUsedId: () => void;
}

export type Reply = ReturnType<typeof useReply>;

export function useReply({ detail, onSent, onUndone, onUsedId }: ReplyOptions) {
  const { id } = detail.submission;
  const client = useQueryClient();
  const queryKey = ['submission', id];

  function show(submission: StaffSubmission, entryId: string, entry?: ConversationEntry) {
    client.setQueryData<SubmissionDetail>(queryKey, (before) => {
      const others = before?.conversation.filter((one) => one.id !== entryId) ?? [];
      const drafts = before?.drafts.filter(({ by }) => by !== entry?.by) ?? [];
      return before && { ...before, submission, drafts, conversation: entry ? [...others, entry] : others };
    });
  }

  const send = useChange(
    ({ files, ...request }: NewReply) =>
      call(
        'POST /api/admin/submissions/:id/replies',
        { params: { id }, body: files.length > 0 ? formOf(request, files) : request },
        files.length > 0 ? { timeout: uploadTimeoutMs } : {},
      ),
    {
      onSuccess: ({ entry, submission }, reply) => {
        show(submission, entry.id, entry);
        showToast({
          success: reply.sendAt ? later.scheduled(formatTime(reply.sendAt)) : texts.announcement(undoDurationMs / 1000),
          undo: () => undo.mutate({ entryId: entry.id, reply }),
          undoMs: undoDurationMs,
        });
        onSent();
      },
      onError: (error) => {
        if (hasCode(error, 'id_already_used')) onUsedId();
      },
    },
  );
  const undo = useChange(
    ({ entryId }: SentReply) => call('DELETE /api/admin/submissions/:id/replies/:entryId', { params: { id, entryId } }),
    {
      onSuccess: ({ submission }, reply) => {
        show(submission, reply.entryId);
        showToast({ success: texts.undone });
        onUndone(reply);
      },
      onError: (error) => showToast({ failure: hasCode(error, 'status_changed') ? texts.late : texts.failed }),
    },
  );

  return {
    isSending: send.isPending,
    isPaused: send.isPaused,
    withdraw() {
      const cache = client.getMutationCache();
      const paused = cache.getAll().find(({ state }) => state.isPaused && state.variables === send.variables);
      if (!paused) return;
      // A mutation outside the cache is not sent when the connection is back.
      cache.remove(paused);
      send.reset();
    },
    sendError: send.error,
    isOutdated: hasCode(send.error, 'conversation_changed') || hasCode(send.error, 'answered_meanwhile'),
    answer: entryOf(send.error),
    seenUntil: send.variables?.seenUntil,
    send: send.mutate,
    sendAnyway: () => send.mutate({ ...send.variables!, anyway: true }),
    keepEditing: () => send.reset(),
  };
}

function formOf(request: ReplyRequest, files: File[]): FormData {
  const form = new FormData();
  form.set('reply', JSON.stringify(request));
  for (const file of files) form.append('file', file);
  return form;
}
