import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Suppression } from '../../../src-shared/contracts/admin.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { addressOf } from './address-of.ts';

const { confirm } = admin.suppressions;

interface RemoveDialogProps {
  suppression: Suppression;
  onClose: () => void;
  onConfirm: () => void;
}

export function RemoveDialog({ suppression, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={confirm.title}
      confirm={confirm.remove}
      cancel={confirm.cancel}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="grid max-w-text gap-1.5">
        <p className="wrap-anywhere">{confirm.text(addressOf(suppression))}</p>
        <p>{confirm.reasons[suppression.reason]}</p>
        <p className="text-ink-soft">{confirm.provider}</p>
      </div>
    </ConfirmDialog>
  );
}
