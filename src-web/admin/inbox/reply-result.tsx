import { useEffect, useRef, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { ConversationEntry } from '../../../src-shared/contracts/inbox.ts';
import { undoDuration } from '../../../src-shared/limits.ts';
import { Button } from '../../ui/button.tsx';
import { formatTime } from '../format.ts';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { Feedback, failureText, hasCode } from '../parts/states.tsx';
import { newestMail } from './timeline-of.ts';
import type { Reply } from './use-reply.ts';

const { composer: texts } = admin.conversation;

interface ReplyResultProps {
  reply: Reply;
  templateFailed: boolean;
  conversation: ConversationEntry[];
  onLeave: () => void;
}

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

interface UndoSendProps {
  /** Milliseconds, by this browser's clock. */
  until: number;
  pending: boolean;
  onUndo: () => void;
  onElapsed: () => void;
}

function UndoSend({ until, pending, onUndo, onElapsed }: UndoSendProps) {
  const [left, setLeft] = useState(secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  useEffect(() => {
    if (left <= 0 && !pending) onElapsed();
  }, [left <= 0, pending]);
  return (
    <div className="flex items-center gap-x-1.5 text-sm">
      {/* Screen readers are told of the ten seconds once. */}
      <span aria-hidden="true" className="tabular font-semibold">
        {texts.undo.left(Math.max(0, left))}
      </span>
      <Button variant="quiet" aria-disabled={pending} onClick={onUndo}>
        {texts.undo.action}
      </Button>
    </div>
  );
}

function secondsUntil(time: number): number {
  return Math.ceil((time - Date.now()) / 1000);
}

interface ChangedDialogProps {
  newer: ConversationEntry | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

function ChangedDialog({ newer, onClose, onConfirm }: ChangedDialogProps) {
  return (
    <ConfirmDialog {...texts.changed} onClose={onClose} onConfirm={onConfirm}>
      <p>{newer ? texts.changed.text : texts.changed.unknown}</p>
      {newer && (
        <blockquote className="mt-1 max-h-[30dvh] overflow-y-auto rounded border border-line bg-raised p-1.5 text-sm">
          <p className="text-xs text-ink-soft">{texts.changed.from(newer.by, formatTime(newer.at))}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {newer.text}
          </p>
        </blockquote>
      )}
    </ConfirmDialog>
  );
}
