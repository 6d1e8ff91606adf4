import type { ConversationEntry } from '#shared/contracts/conversation.ts';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useStaffNames } from '../../components/staff-names.ts';
import { Feedback, failureText, hasCode } from '../../components/states.tsx';
import { formatTime } from '../../format.ts';
import { newestMail } from '../conversation/timeline-of.ts';
import type { Reply } from './use-reply.ts';

const { composer: texts } = conversationTexts;

interface ReplyResultProps {
  reply: Reply;
  templateFailed: boolean;
  conversation: ConversationEntry[];
}

export function ReplyResult({ reply, templateFailed, conversation }: ReplyResultProps) {
  const newest = newestMail(conversation);
  return (
    <div>
      <Feedback failure={templateFailed ? texts.templateFailed : failureOf(reply)} />
      {reply.isOutdated && (
        <ChangedDialog
          newer={reply.answer ?? (newest?.id === reply.seenUntil ? undefined : newest)}
          onClose={reply.keepEditing}
          onConfirm={reply.sendAnyway}
        />
      )}
    </div>
  );
}

function failureOf({ sendError, isOutdated }: Reply): string | undefined {
  if (!sendError || isOutdated) return undefined;
  if (hasCode(sendError, 'id_already_used')) return texts.alreadySent;
  return texts.sendFailed(failureText(sendError) ?? '');
}

interface ChangedDialogProps {
  newer: Pick<ConversationEntry, 'by' | 'at' | 'text'> | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

function ChangedDialog({ newer, onClose, onConfirm }: ChangedDialogProps) {
  const nameOfStaff = useStaffNames();
  return (
    <ConfirmDialog {...texts.changed} stays onClose={onClose} onConfirm={onConfirm}>
      <p>{newer ? texts.changed.text : texts.changed.unknown}</p>
      {newer && (
        <blockquote className="mt-1 max-h-[30dvh] overflow-y-auto rounded border border-line bg-raised p-1.5 text-sm">
          <p className="text-xs text-ink-soft">{texts.changed.from(nameOfStaff(newer.by), formatTime(newer.at))}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {newer.text}
          </p>
        </blockquote>
      )}
    </ConfirmDialog>
  );
}
