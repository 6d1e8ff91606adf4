import { type Ref, useImperativeHandle, useState } from 'react';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { type HiddenReason, hiddenDays } from '#shared/inbox/hidden-reasons.ts';
import { maxLength, maxSnoozeDays } from '#shared/limits.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { addDays, dayLength, gulfDate, mondayOf } from '#shared/time/days.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field, FormActions, inputClass, submits } from '../../components/fields.tsx';
import { formatDate, formatTime, formatWeekday } from '../../format.ts';
import type { OneChange } from '../changes.ts';
import { formatSnooze } from '../list/submission-row.tsx';

const { aside: texts } = conversation;

export interface SetAsideHandle {
  snooze: () => void;
  hide: (reason: HiddenReason) => void;
}

interface SetAsideProps {
  submission: StaffSubmission;
  onChange: (change: OneChange) => void;
  ref: Ref<SetAsideHandle>;
}

export function SetAside({ submission, onChange, ref }: SetAsideProps) {
  const { snoozed_until, hidden, demo } = submission;
  const [asks, setAsks] = useState(false);
  const isBooked = demo?.status === 'confirmed' && Date.parse(demo.startsAt) > Date.now();
  useImperativeHandle(ref, () => ({
    snooze() {
      if (canSnooze(submission)) setAsks(true);
    },
    hide(reason) {
      if (!hidden && !isBooked) onChange({ hidden: reason });
    },
  }));
  if (hidden) {
    const end = new Date(Date.parse(hidden.at) + hiddenDays[hidden.as] * dayLength);
    const day = hidden.as === 'spam' ? formatDate(gulfDate(end)) : formatTime(end.toISOString());
    return (
      <div className="mt-1 rounded border border-caution/25 bg-caution-wash p-1.5 text-sm">
        <p>{texts.hidden[hidden.as](day)}</p>
        <Button variant="secondary" onClick={() => onChange({ hidden: null })}>
          {texts.restore}
        </Button>
      </div>
    );
  }
  return (
    <>
      {snoozed_until && <p className="mt-1 text-sm">{texts.until(formatSnooze(snoozed_until))}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-x-1">
        {snoozed_until ? (
          <Button variant="quiet" onClick={() => onChange({ snoozedUntil: null })}>
            {texts.wake}
          </Button>
        ) : (
          canSnooze(submission) && (
            <Button variant="quiet" onClick={() => setAsks(true)}>
              {texts.snooze}
            </Button>
          )
        )}
        {isBooked ? (
          <p className="text-xs text-ink-soft">{texts.demoFirst}</p>
        ) : (
          <>
            <Button variant="quiet" onClick={() => onChange({ hidden: 'spam' })}>
              {texts.spam}
            </Button>
            <Button variant="quiet" onClick={() => onChange({ hidden: 'deleted' })}>
              {texts.delete}
            </Button>
          </>
        )}
      </div>
      {asks && (
        <SnoozeDialog
          onClose={() => setAsks(false)}
          onChoose={(snoozedUntil, reason) => {
            setAsks(false);
            onChange({ snoozedUntil, ...(reason && { nextStep: { text: reason, dueOn: snoozedUntil } }) });
          }}
        />
      )}
    </>
  );
}

export function canSnooze({ hidden, snoozed_until, status }: StaffSubmission): boolean {
  return !hidden && !snoozed_until && status !== 'completed';
}

interface SnoozeDialogProps {
  onClose: () => void;
  /** The reason is empty if none is given. */
  onChoose: (day: string, reason: string) => void;
}

export function SnoozeDialog({ onClose, onChoose }: SnoozeDialogProps) {
  const today = gulfDate();
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const { dialog } = texts;
  const choices = {
    [dialog.tomorrow]: addDays(today, 1),
    [dialog.nextWeek]: addDays(mondayOf(today), 7),
    [dialog.nextMonth]: addDays(today, 30),
  };
  return (
    <Dialog title={dialog.title} onClose={onClose}>
      <div className="grid gap-1.5">
        <Field label={dialog.reason}>
          <input
            dir="auto"
            maxLength={maxLength.nextStep}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className={inputClass}
          />
        </Field>
        <div className="flex flex-wrap gap-1">
          {Object.entries(choices).map(([name, date]) => (
            <Button key={name} variant="secondary" onClick={() => onChoose(date, reason.trim())}>
              {name}, {formatWeekday(date)}
            </Button>
          ))}
        </div>
        <form onSubmit={submits(() => onChoose(day, reason.trim()))} className="grid gap-1.5">
          <Field label={dialog.date}>
            <input
              type="date"
              required
              min={addDays(today, 1)}
              max={addDays(today, maxSnoozeDays)}
              value={day}
              onChange={({ target }) => setDay(target.value)}
              className={inputClass}
            />
          </Field>
          <p className="text-xs text-ink-soft">{dialog.hint}</p>
          <FormActions labels={dialog} onCancel={onClose} />
        </form>
      </div>
    </Dialog>
  );
}
