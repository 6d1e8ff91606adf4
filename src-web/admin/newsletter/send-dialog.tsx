import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
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
    <Modal title={confirm.title} close={admin.states.close} onClose={onClose}>
      <div className="mb-3 grid gap-1 wrap-anywhere">
        <p>{confirm.text(subject, readers?.[audience] ?? 0)}</p>
        {subjectAr?.trim() && <p>{confirm.arabic(subjectAr, readers?.ar ?? 0)}</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button onClick={onConfirm}>{confirm.send}</Button>
        <Button variant="secondary" onClick={onClose}>
          {confirm.cancel}
        </Button>
      </div>
    </Modal>
  );
}
