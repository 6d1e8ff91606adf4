import { useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { ConversationEntry } from '../../../src-shared/contracts/inbox.ts';
import { undoDuration } from '../../../src-shared/limits.ts';
import { failureText } from '../components/failure-text.ts';
import { Feedback } from '../components/states.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { newestMail } from './timeline-of.ts';
import { UndoSend } from './undo-send.tsx';
import { hasCode, type Reply } from './use-reply.ts';

const { composer: texts } = admin.conversation;

interface ReplyResultProps {
  reply: Reply;
  templateFailed: boolean;
  conversation: ConversationEntry[];
  /** What has the focus is about to disappear. */
  onLeave: () => void;
}

/** What has become of an answer, and the way to take it back. */
export function ReplyResult({ reply, templateFailed, conversation, onLeave }: ReplyResultProps) {
  const undo = useRef<HTMLDivElement>(null);
  const newest = newestMail(conversation);
  return (
    <div>
      <Feedback
        success={reply.sent ? texts.undo.notice(undoDuration / 1000) : reply.undone ? texts.undo.undone : undefined}
        failure={templateFailed ? texts.templateFailed : failureOf(reply)}
      />
      {reply.sent && (
        <div ref={undo}>
          <UndoSend
            key={reply.sent.entryId}
            until={reply.sent.until}
            pending={reply.isUndoing}
            onUndo={reply.undo}
            onElapsed={() => {
              if (undo.current?.contains(document.activeElement)) onLeave();
              reply.elapsed();
            }}
          />
        </div>
      )}
      {reply.isOutdated && (
        <ChangedDialog
          newer={newest?.id === reply.lastSeen ? undefined : newest}
          onClose={reply.keepEditing}
          onConfirm={() => void reply.sendAnyway()}
        />
      )}
    </div>
  );
}

function failureOf({ sendError, undoError, isOutdated }: Reply): string | undefined {
  if (hasCode(undoError, 'status_changed')) return texts.undo.late;
  if (undoError) return texts.undo.failed;
  if (!sendError || isOutdated) return undefined;
  if (hasCode(sendError, 'id_already_used')) return texts.alreadySent;
  return texts.sendFailed(failureText(sendError) ?? '');
}
