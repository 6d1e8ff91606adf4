import { useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={confirm.title}
      confirm={confirm.erase}
      cancel={confirm.cancel}
      disabled={typed.trim().toLowerCase() !== email.trim().toLowerCase()}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="mb-2">{confirm.text(email)}</p>
      <Field label={confirm.type}>
        <input type="email" value={typed} onChange={(event) => setTyped(event.target.value)} className={inputClass} />
      </Field>
    </ConfirmDialog>
  );
}
