import { admin } from '../../../src-shared/content/en/admin.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { type Draft, requestOf } from './draft.ts';
import type { Readers } from './use-readers.ts';

const { confirm } = admin.newsletter;

interface SendDialogProps {
  draft: Draft;
  readers: Readers;
  onClose: () => void;
  onConfirm: () => void;
}

export function SendDialog({ draft, readers, onClose, onConfirm }: SendDialogProps) {
  const { audience, subject, subjectAr } = requestOf(draft);
  return (
    <ConfirmDialog
      title={confirm.title}
      confirm={confirm.send}
      cancel={confirm.cancel}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="grid gap-1 wrap-anywhere">
        <p>{confirm.text(subject, readers?.[audience] ?? 0)}</p>
        {subjectAr?.trim() && <p>{confirm.arabic(subjectAr, readers?.ar ?? 0)}</p>}
      </div>
    </ConfirmDialog>
  );
}
