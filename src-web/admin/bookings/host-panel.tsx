import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type { Host } from '#shared/contracts/hosts.ts';
import { absence } from '#shared/staff-texts/absence.ts';
import { calendar } from '#shared/staff-texts/bookings.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Field, inputClass } from '../components/fields.tsx';
import { Panel } from '../components/page.tsx';
import { Feedback, failureText } from '../components/states.tsx';
import { formatLongDay } from '../format.ts';
import { useChange } from '../queries.ts';
import { AffectedBookings } from './affected-bookings.tsx';
import { HostForm, type HostRequest, requestOf } from './host-form.tsx';
import { OwnCalendar } from './own-calendar.tsx';

const { hosts: texts, feed } = calendar;

interface Question {
  edits: Partial<HostRequest>;
  onSaved: () => void;
  affected: StaffBooking[];
}

export function HostPanel({ host }: { host: Host }) {
  const [question, setQuestion] = useState<Question>();
  const params = { id: host.id };
  const check = useMutation({
    mutationFn: (body: Partial<HostRequest>) => call('POST /api/admin/hosts/:id/affected', { params, body }),
  });
  const change = useChange((body: Partial<HostRequest>) => call('PATCH /api/admin/hosts/:id', { params, body }));

  function save(edits: Partial<HostRequest>, onSaved: () => void) {
    check.reset();
    change.reset();
    const store = () => change.mutate(edits, { onSuccess: onSaved });
    if (!edits.hours && edits.active !== false) return store();
    check.mutate(edits, {
      onSuccess: ({ items }) => (items.length > 0 ? setQuestion({ edits, onSaved, affected: items }) : store()),
    });
  }

  return (
    <Panel
      title={host.nameEn}
      aside={
        host.active ? (
          host.awayUntil && <Badge tone="caution">{absence.awayTitle(formatLongDay(host.awayUntil))}</Badge>
        ) : (
          <Badge>{texts.inactive}</Badge>
        )
      }
    >
      <details open={host.affected.length > 0}>
        <summary className="min-h-5.5 cursor-pointer content-center text-sm font-semibold">{texts.details}</summary>
        <HostForm
          stored={requestOf(host)}
          pending={check.isPending || change.isPending}
          onSave={save}
          onEdit={() => {
            check.reset();
            change.reset();
          }}
        />
        <Feedback success={change.data && texts.saved} failure={failureText(check.error ?? change.error)} />
        <div className="mt-1.5 empty:hidden">
          <AffectedBookings title={texts.affected(host.affected.length)} bookings={host.affected} />
        </div>
        <OwnCalendar host={host} />
        <FeedAddress host={host} />
      </details>
      {question && (
        <ConfirmDialog
          {...texts.confirm}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => change.mutate(question.edits, { onSuccess: question.onSaved })}
        >
          <p className="mb-1.5 max-w-text">{texts.confirm.text(host.nameEn)}</p>
          <AffectedBookings title={texts.affected(question.affected.length)} bookings={question.affected} inNewTab />
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function FeedAddress({ host: { id, nameEn, feedUrl } }: { host: Host }) {
  const hintId = useId();
  const [asked, setAsked] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const renewal = useChange(() => call('POST /api/admin/hosts/:id/feed', { params: { id } }));

  async function copy() {
    renewal.reset();
    const isCopied = await navigator.clipboard.writeText(feedUrl).then(
      () => true,
      () => false,
    );
    setCopied(isCopied);
  }

  return (
    <div className="mt-2 border-t border-line pt-1.5">
      <Field label={feed.label}>
        <input
          readOnly
          aria-describedby={hintId}
          value={feedUrl}
          onFocus={({ target }) => target.select()}
          className={`${inputClass} w-full font-mono font-normal`}
        />
      </Field>
      <p id={hintId} className="mt-0.25 text-xs text-ink-soft">
        {feed.hint}
      </p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button variant="secondary" aria-label={feed.copyOf(nameEn)} onClick={() => void copy()}>
          {feed.copy}
        </Button>
        <Button
          variant="secondary"
          aria-label={feed.renewOf(nameEn)}
          pending={renewal.isPending}
          onClick={() => setAsked(true)}
        >
          {feed.renew}
        </Button>
      </div>
      <Feedback
        success={(renewal.data && feed.renewed) ?? (copied ? feed.copied : undefined)}
        failure={renewal.error?.message ?? (copied === false ? feed.copyFailed : undefined)}
      />
      {asked && (
        <ConfirmDialog
          {...feed.confirm}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setCopied(undefined);
            renewal.mutate();
          }}
        >
          <p className="max-w-text">{feed.confirm.text(nameEn)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
