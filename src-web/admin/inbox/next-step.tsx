import { useEffect, useRef, useState } from 'react';
import type { NextStep, StaffSubmission } from '#shared/contracts/inbox.ts';
import { maxLength, maxSnoozeDays } from '#shared/limits.ts';
import { nextSteps as texts } from '#shared/staff-texts/next-steps.ts';
import { addDays, gulfDate, mondayOf } from '#shared/time/days.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Field, FormActions, inputClass, submits } from '../components/fields.tsx';
import { formatWeekday } from '../format.ts';

interface NextStepDialogProps {
  current?: NextStep | null;
  onClose: () => void;
  onSave: (step: NextStep) => void;
}

export function NextStepDialog({ current, onClose, onSave }: NextStepDialogProps) {
  const today = gulfDate();
  const input = useRef<HTMLInputElement>(null);
  // Opening a dialog moves the focus to its first button.
  useEffect(() => input.current!.focus(), []);
  const [text, setText] = useState(current?.text ?? '');
  const [dueOn, setDueOn] = useState(current && current.dueOn >= today ? current.dueOn : addDays(today, 1));
  const days = {
    [texts.today]: today,
    [texts.tomorrow]: addDays(today, 1),
    [texts.nextMonday]: addDays(mondayOf(today), 7),
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form onSubmit={submits(() => text.trim() && onSave({ text: text.trim(), dueOn }))} className="grid gap-1.5">
        <Field label={texts.text}>
          <input
            ref={input}
            required
            dir="auto"
            maxLength={maxLength.nextStep}
            value={text}
            placeholder={texts.example}
            onChange={({ target }) => setText(target.value)}
            className={inputClass}
          />
        </Field>
        <Field label={texts.dueOn}>
          <input
            type="date"
            required
            min={today}
            max={addDays(today, maxSnoozeDays)}
            value={dueOn}
            onChange={({ target }) => setDueOn(target.value)}
            className={inputClass}
          />
        </Field>
        <div className="flex flex-wrap gap-1">
          {Object.entries(days).map(([name, day]) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              aria-pressed={day === dueOn}
              onClick={() => setDueOn(day)}
            >
              {name}, {formatWeekday(day)}
            </Button>
          ))}
        </div>
        <FormActions labels={texts} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** The step of a record, on a row of a list. */
export function NextStepBadge({ step }: { step: StaffSubmission['next_step'] }) {
  if (!step) return null;
  return (
    <Badge tone={step.dueOn <= gulfDate() ? 'caution' : 'info'} className="max-w-24 min-w-0 panes:max-w-13">
      <span dir="auto" className="truncate">
        {texts.badge(formatWeekday(step.dueOn), step.text)}
      </span>
    </Badge>
  );
}
