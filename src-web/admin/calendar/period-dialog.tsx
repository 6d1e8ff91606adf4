import { type FormEvent, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { PeriodRequest } from '../../../src-shared/contracts/admin-bookings.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { failureText } from '../components/failure-text.ts';
import { Feedback } from '../components/states.tsx';
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
        <div className="flex flex-wrap gap-1">
          <Button type="submit" disabled={pending}>
            {texts.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
        <Feedback failure={failureText(error)} />
      </form>
    </Modal>
  );
}
