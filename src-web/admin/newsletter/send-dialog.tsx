import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

const { confirm } = admin.newsletter;

interface SendDialogProps {
  subject: string;
  recipients: number;
  onClose: () => void;
  onConfirm: () => void;
}

export function SendDialog({ subject, recipients, onClose, onConfirm }: SendDialogProps) {
  return (
    <Modal title={confirm.title} close={admin.states.close} onClose={onClose}>
      <p className="mb-3 wrap-anywhere">{confirm.text(subject, recipients)}</p>
      <div className="flex flex-wrap gap-1">
        <Button onClick={onConfirm}>{confirm.send}</Button>
        <Button variant="secondary" onClick={onClose}>
          {confirm.cancel}
        </Button>
      </div>
    </Modal>
  );
}
