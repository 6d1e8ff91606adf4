import { useQueryClient } from '@tanstack/react-query';
import type { ConversationEntry, SubmissionDetail } from '#shared/contracts/conversation.ts';
import { visitorReplied } from '#shared/mail/cancellation-codes.ts';

import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { hasCode } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { formatTime } from '../../format.ts';
import { useChange } from '../../queries.ts';
import type { UndoneReply } from './draft-store.ts';

const { later: texts, undo: undoTexts } = conversationTexts.composer;

interface ScheduledRepliesProps {
  detail: SubmissionDetail;
  restore: (reply: UndoneReply) => void;
}

/** Replies that wait for their time, and the last one if the visitor's email has cancelled it. */
export function ScheduledReplies({ detail, restore }: ScheduledRepliesProps) {
  const { id } = detail.submission;
  const client = useQueryClient();
  const stop = useChange(
    (entry: ConversationEntry) =>
      call('DELETE /api/admin/submissions/:id/replies/:entryId', { params: { id, entryId: entry.id } }),
    {
      onSuccess(_, entry) {
        client.setQueryData<SubmissionDetail>(
          ['submission', id],
          (before) => before && { ...before, conversation: before.conversation.filter((one) => one.id !== entry.id) },
        );
        restore(undoneReply(entry));
        showToast({ success: entry.files ? texts.stoppedWithoutFiles : undoTexts.undone });
      },
      onError: (error) => showToast({ failure: hasCode(error, 'status_changed') ? undoTexts.late : undoTexts.failed }),
    },
  );
  const waiting = detail.conversation.filter(({ sendAt, emailStatus }) => sendAt && emailStatus === 'queued');
  const last = detail.conversation.findLast(({ kind }) => kind === 'sent');
  return (
    <>
      {waiting.map((entry) => (
        <p key={entry.id} className="flex flex-wrap items-center gap-x-1 text-sm">
          <span>{texts.waiting(formatTime(entry.sendAt!))}</span>
          <Button
            variant="secondary"
            aria-disabled={stop.isPending}
            onClick={() => !stop.isPending && stop.mutate(entry)}
          >
            {texts.stop}
          </Button>
        </p>
      ))}
      {last?.undelivered === visitorReplied && (
        <p className="flex flex-wrap items-center gap-x-1 text-sm text-caution">
          <span>{texts.cancelled}</span>
          <Button variant="secondary" onClick={() => restore(undoneReply(last))}>
            {texts.useAgain}
          </Button>
        </p>
      )}
    </>
  );
}

function undoneReply({ subject, text, cc }: ConversationEntry): UndoneReply {
  return { subject: subject ?? undefined, text, cc: cc?.join(', '), files: [] };
}
