import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Suppression } from '../../../src-shared/contracts/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { addressOf } from './address-of.ts';

const { confirm } = admin.suppressions;

interface RemoveDialogProps {
  suppression: Suppression;
  onClose: () => void;
  onConfirm: () => void;
}

export function RemoveDialog({ suppression, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <Modal title={confirm.title} close={admin.states.close} onClose={onClose}>
      <div className="grid max-w-text gap-1.5">
        <p className="wrap-anywhere">{confirm.text(addressOf(suppression))}</p>
        <p>{confirm.reasons[suppression.reason]}</p>
        <p className="text-ink-soft">{confirm.provider}</p>
      </div>
      <div className="mt-3 flex flex-wrap gap-1">
        <Button onClick={onConfirm}>{confirm.remove}</Button>
        <Button variant="secondary" onClick={onClose}>
          {confirm.cancel}
        </Button>
      </div>
    </Modal>
  );
}
