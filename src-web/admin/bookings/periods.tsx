import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Period, PeriodRequest } from '#shared/contracts/bookings.ts';
import { calendar } from '#shared/staff-texts/bookings.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Panel } from '../components/page.tsx';
import { Empty, Feedback, QueryBoundary } from '../components/states.tsx';
import { useChange } from '../queries.ts';
import { PeriodDialog } from './period-dialog.tsx';
import { daysOf, newPeriod } from './period-request.ts';
import { PeriodRow } from './period-row.tsx';
import { calendarQuery } from './queries.ts';

const { periods: texts } = calendar;

export function Periods() {
  const top = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Period>();
  const query = useQuery(calendarQuery);
  const addition = useChange((body: PeriodRequest) => call('POST /api/admin/calendar', { body }), {
    onSuccess: () => setAdding(false),
  });
  const removal = useChange(({ id }: Period) => call('DELETE /api/admin/calendar/:id', { params: { id } }), {
    // The row with the pressed button disappears.
    onSuccess: () => top.current?.focus(),
  });

  function openDialog() {
    addition.reset();
    removal.reset();
    setAdding(true);
  }

  const success = addition.data ? addedText(addition.data.period) : removal.isSuccess && removedText(removal.variables);
  return (
    <Panel title={texts.title}>
      <div ref={top} tabIndex={-1} className="mb-1">
        <p className="mb-1 max-w-text text-sm text-ink-soft">{texts.lead}</p>
        <Button variant="secondary" onClick={openDialog}>
          {texts.add}
        </Button>
        <Feedback success={success || undefined} failure={removal.error?.message} />
      </div>
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{texts.empty}</Empty>
          ) : (
            <>
              <PeriodList periods={items.slice(0, shownFirst)} onRemove={setAsked} />
              {items.length > shownFirst && (
                <details>
                  <summary className="min-h-5.5 cursor-pointer content-center text-sm font-semibold">
                    {texts.laterOnes(items.length - shownFirst)}
                  </summary>
                  <PeriodList periods={items.slice(shownFirst)} onRemove={setAsked} />
                </details>
              )}
            </>
          )
        }
      </QueryBoundary>
      {adding && (
        <PeriodDialog
          title={texts.addTitle}
          initial={newPeriod()}
          pending={addition.isPending}
          error={addition.error}
          onSave={addition.mutate}
          onClose={() => setAdding(false)}
        />
      )}
      {asked && (
        <ConfirmDialog
          {...texts.confirmRemove}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            addition.reset();
            removal.mutate(asked);
          }}
        >
          <p className="max-w-text">{texts.confirmRemove.text(asked.nameEn, daysOf(asked))}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** The next holidays; the calendar goes on for years. */
const shownFirst = 3;

interface PeriodListProps {
  periods: Period[];
  onRemove: (period: Period) => void;
}

function PeriodList({ periods, onRemove }: PeriodListProps) {
  return (
    <ul aria-label={texts.title} className="divide-y divide-line">
      {periods.map((period) => (
        <PeriodRow key={period.id} period={period} onRemove={() => onRemove(period)} />
      ))}
    </ul>
  );
}

function addedText(period: Period): string {
  const touched = texts.touches(period.affected.map(({ visitor }) => visitor.name));
  return `${texts.added(period.nameEn, daysOf(period))} ${touched}`;
}

function removedText(period: Period): string {
  return texts.removed(period.nameEn);
}
