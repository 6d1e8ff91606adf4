import { useState } from 'react';
import type { Certainty } from '#shared/bookings/statuses.ts';
import type { Period, PeriodRequest } from '#shared/contracts/bookings.ts';
import { calendar } from '#shared/staff-texts/bookings.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notes } from '../components/list.tsx';
import { Feedback, failureText } from '../components/states.tsx';
import { useChange } from '../queries.ts';
import { AffectedBookings } from './affected-bookings.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { daysOf, requestOf, shifted } from './period-request.ts';
import { hoursOf } from './week.ts';

const { periods: texts } = calendar;

const tones = { official: 'success', expected: 'caution' } as const;

export function PeriodRow({ period, onRemove }: { period: Period; onRemove: () => void }) {
  const [editing, setEditing] = useState(false);
  const change = useChange(
    (body: PeriodRequest) => call('PUT /api/admin/calendar/:id', { params: { id: period.id }, body }),
    { onSuccess: () => setEditing(false) },
  );
  const request = requestOf(period);
  return (
    <li tabIndex={-1} className="grid gap-0.25 py-1.5">
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{period.nameEn}</bdi>{' '}
          <bdi lang="ar" className="font-normal text-ink-soft">
            {period.nameAr}
          </bdi>
        </h3>
        <CertaintyBadge certainty={period.certainty} />
      </div>
      <p className="text-sm">
        <Notes
          parts={[daysOf(period), period.kind === 'short' ? texts.short(hoursOf(period)) : texts.kinds[period.kind]]}
        />
      </p>
      <AffectedBookings title={texts.affected(period.affected.length)} bookings={period.affected} />
      <PeriodActions
        period={period}
        pending={change.isPending}
        onConfirm={() => change.mutate({ ...request, certainty: 'official' })}
        onShift={(days) => change.mutate(shifted(period, days))}
        onEdit={() => {
          change.reset();
          setEditing(true);
        }}
        onRemove={onRemove}
      />
      <Feedback
        success={change.data && savedText(change.data.period)}
        failure={editing ? undefined : failureText(change.error)}
      />
      {editing && (
        <PeriodDialog
          title={texts.editTitle(period.nameEn)}
          initial={request}
          pending={change.isPending}
          error={change.error}
          onSave={change.mutate}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}

export function CertaintyBadge({ certainty }: { certainty: Certainty }) {
  return <Badge tone={tones[certainty]}>{calendar.periods.certainties[certainty]}</Badge>;
}

function savedText(period: Period): string {
  return `${texts.saved(daysOf(period))} ${texts.touches(period.affected.map(({ visitor }) => visitor.name))}`;
}

interface PeriodActionsProps {
  period: Period;
  pending: boolean;
  onConfirm: () => void;
  onShift: (days: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function PeriodActions({ period, pending, onConfirm, onShift, onEdit, onRemove }: PeriodActionsProps) {
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
