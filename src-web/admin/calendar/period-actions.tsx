import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Period } from '../../../src-shared/contracts/admin-bookings.ts';
import { Button } from '../../ui/button.tsx';

const { periods: texts } = admin.calendar;

interface PeriodActionsProps {
  period: Period;
  pending: boolean;
  onConfirm: () => void;
  onShift: (days: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function PeriodActions({ period, pending, onConfirm, onShift, onEdit, onRemove }: PeriodActionsProps) {
  const actions = [
    ...(period.certainty === 'expected' ? [{ label: texts.confirm, act: onConfirm }] : []),
    { label: texts.earlier, act: () => onShift(-1) },
    { label: texts.later, act: () => onShift(1) },
    { label: texts.edit, act: onEdit },
    { label: texts.remove, act: onRemove },
  ];
  return (
    <div className="flex flex-wrap gap-x-2">
      {actions.map(({ label, act }) => (
        // Not `disabled` while a change is on its way: the button would lose the focus.
        <Button
          key={label}
          variant="quiet"
          aria-label={texts.actionOn(label, period.nameEn)}
          aria-disabled={pending}
          onClick={() => !pending && act()}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
