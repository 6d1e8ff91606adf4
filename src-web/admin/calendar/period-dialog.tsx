import { type FormEvent, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { PeriodRequest } from '../../../src-shared/contracts/admin-bookings.ts';
import { Modal } from '../../ui/modal.tsx';
import { FormActions } from '../components/form-actions.tsx';
import { PeriodFields } from './period-fields.tsx';

const { periods: texts } = admin.calendar;

interface PeriodDialogProps {
  title: string;
  initial: PeriodRequest;
  pending: boolean;
  error: Error | null;
  onSave: (period: PeriodRequest) => void;
  onClose: () => void;
}

export function PeriodDialog({ title, initial, pending, error, onSave, onClose }: PeriodDialogProps) {
  const [period, setPeriod] = useState(initial);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSave(period);
  }

  return (
    <Modal title={title} close={admin.states.close} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-1.5">
        <PeriodFields period={period} onChange={(part) => setPeriod({ ...period, ...part })} />
        <FormActions labels={texts} pending={pending} error={error} onCancel={onClose} />
      </form>
    </Modal>
  );
}
