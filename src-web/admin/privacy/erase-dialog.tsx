import { useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Field, inputClass } from '../components/fields.tsx';

const { confirm } = admin.privacy;

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  onConfirm: () => void;
}

export function EraseDialog({ email, onClose, onConfirm }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  return (
    <Modal title={confirm.title} close={admin.states.close} onClose={onClose}>
      <p className="mb-2">{confirm.text(email)}</p>
      <Field label={confirm.type}>
        <input type="email" value={typed} onChange={(event) => setTyped(event.target.value)} className={inputClass} />
      </Field>
      <div className="mt-3 flex flex-wrap gap-1">
        <Button disabled={typed.trim().toLowerCase() !== email.trim().toLowerCase()} onClick={onConfirm}>
          {confirm.erase}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {confirm.cancel}
        </Button>
      </div>
    </Modal>
  );
}
