import { useState } from 'react';
import type { Certainty, PeriodKind } from '#shared/bookings/statuses.ts';
import type { PeriodRequest } from '#shared/contracts/bookings.ts';
import { calendar } from '#shared/staff-texts/bookings.ts';
import { Dialog } from '../components/dialog.tsx';
import { Field, FormActions, inputClass, NameFields, Select, submits } from '../components/fields.tsx';
import { formatClock } from '../format.ts';
import { shortHours } from './period-request.ts';

const { periods: texts } = calendar;
const { fields } = texts;

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

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submits(() => onSave(period))} className="grid gap-1.5">
        <PeriodFields period={period} onChange={(part) => setPeriod({ ...period, ...part })} />
        <FormActions labels={texts} pending={pending} error={error} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const hours = Object.fromEntries(Array.from({ length: 25 }, (_, hour) => [hour, formatClock(hour)]));

interface PeriodFieldsProps {
  period: PeriodRequest;
  onChange: (part: Partial<PeriodRequest>) => void;
}

export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const { kind, fromHour, toHour } = period;

  function changeKind(next: PeriodKind) {
    onChange({ kind: next, ...(next === 'short' ? shortHours : { fromHour: null, toHour: null }) });
  }

  return (
    <div className="grid gap-1.5 sm:grid-cols-2">
      <NameFields {...period} labels={fields} onChange={onChange} />
      <Field label={fields.firstDay}>
        <input
          required
          type="date"
          value={period.firstDay}
          onChange={({ target }) => onChange({ firstDay: target.value })}
          className={inputClass}
        />
      </Field>
      <Field label={fields.lastDay}>
        <input
          required
          type="date"
          min={period.firstDay}
          value={period.lastDay}
          onChange={({ target }) => onChange({ lastDay: target.value })}
          className={inputClass}
        />
      </Field>
      <Select
        label={fields.kind}
        value={kind}
        options={texts.kinds}
        withAll={false}
        onChange={(value) => changeKind(value as PeriodKind)}
      />
      <Select
        label={fields.certainty}
        value={period.certainty}
        options={texts.certainties}
        withAll={false}
        onChange={(value) => onChange({ certainty: value as Certainty })}
      />
      {kind === 'short' && (
        <>
          <Select
            label={fields.fromHour}
            value={String(fromHour ?? '')}
            options={hours}
            withAll={false}
            onChange={(value) => onChange({ fromHour: Number(value) })}
          />
          <Select
            label={fields.toHour}
            value={String(toHour ?? '')}
            options={hours}
            withAll={false}
            onChange={(value) => onChange({ toHour: Number(value) })}
          />
        </>
      )}
    </div>
  );
}
