import { admin } from '../../../src-shared/content/en/admin.ts';
import type { ConversationEntry } from '../../../src-shared/contracts/inbox.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { formatTime } from '../format.ts';

const { changed: texts } = admin.conversation.composer;

interface ChangedDialogProps {
  /** The mail that has come since; undefined as long as it is not loaded. */
  newer: ConversationEntry | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks whether an answer is still right after a mail that its author has not seen. */
export function ChangedDialog({ newer, onClose, onConfirm }: ChangedDialogProps) {
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      cancel={texts.cancel}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{newer ? texts.text : texts.unknown}</p>
      {newer && (
        <blockquote className="mt-1 max-h-[30dvh] overflow-y-auto rounded border border-line bg-raised p-1.5 text-sm">
          <p className="text-xs text-ink-soft">{texts.from(newer.by, formatTime(newer.at))}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {newer.text}
          </p>
        </blockquote>
      )}
    </ConfirmDialog>
  );
}
