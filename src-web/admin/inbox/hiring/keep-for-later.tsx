import { useState } from 'react';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { type KeepMonths, keepMonths } from '#shared/inbox/hiring.ts';
import { keeping as texts } from '#shared/staff-texts/hiring.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addMonths, dayInMonth, monthOf } from '#shared/time/months.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FormActions, submits } from '../../components/fields.tsx';
import { showToast } from '../../components/toasts.ts';
import { formatDate, formatTime } from '../../format.ts';
import { useChange } from '../../queries.ts';

export function KeepForLater({ submission: { id, keep, hidden, status } }: { submission: StaffSubmission }) {
  const [asks, setAsks] = useState(false);
  if (!keep && (hidden || status === 'withdrawn')) return null;
  return (
    <section tabIndex={-1} aria-label={texts.title} className="mb-1 rounded text-sm">
      <h3 className="font-semibold">{texts.title}</h3>
      {keep ? (
        <p>
          {keep.agreed_at
            ? texts.agreed(formatDate(keep.until), formatTime(keep.agreed_at))
            : texts.asked(formatDate(keep.until), formatTime(keep.asked_at))}
        </p>
      ) : (
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {texts.open}
        </Button>
      )}
      {asks && <KeepDialog id={id} onClose={() => setAsks(false)} />}
    </section>
  );
}

function KeepDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [months, setMonths] = useState<KeepMonths>(12);
  const ask = useChange(() => call('POST /api/admin/submissions/:id/keep', { params: { id }, body: { months } }), {
    onSuccess() {
      showToast({ success: texts.sent });
      onClose();
    },
  });
  const options = Object.fromEntries(keepMonths.map((count) => [count, texts.until(count, formatDate(dayIn(count)))]));
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form onSubmit={submits(() => ask.mutate())} className="grid gap-1.5">
        <p className="max-w-text">{texts.text}</p>
        <Choice
          label={texts.label}
          options={options}
          value={String(months)}
          onChange={(chosen) => setMonths(keepMonths.find((count) => String(count) === chosen) ?? months)}
        />
        <FormActions labels={texts} pending={ask.isPending} error={ask.error} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function dayIn(months: number): string {
  const today = gulfDate();
  return dayInMonth(today, addMonths(monthOf(today), months));
}
