import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Host, StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { failureText } from '../components/failure-text.ts';
import { Panel } from '../components/panel.tsx';
import { Feedback } from '../components/states.tsx';
import { reload } from '../reload.ts';
import { AffectedBookings } from './affected-bookings.tsx';
import { FeedAddress } from './feed-address.tsx';
import { HostForm } from './host-form.tsx';
import { type HostRequest, requestOf } from './host-request.ts';

const { hosts: texts } = admin.calendar;

/** Edits that wait for an answer, and the bookings that they affect. */
interface Question {
  edits: Partial<HostRequest>;
  onSaved: () => void;
  affected: StaffBooking[];
}

export function HostPanel({ host }: { host: Host }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const params = { id: host.id };
  const check = useMutation({
    mutationFn: (body: Partial<HostRequest>) => call('POST /api/admin/hosts/:id/affected', { params, body }),
  });
  const change = useMutation({
    mutationFn: (body: Partial<HostRequest>) => call('PATCH /api/admin/hosts/:id', { params, body }),
    onSettled: () => reload(client),
  });

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
    <Panel title={host.nameEn} aside={!host.active && <Badge>{texts.inactive}</Badge>}>
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
      <FeedAddress host={host} />
      {question && (
        <ConfirmDialog
          title={texts.confirm.title}
          confirm={texts.save}
          cancel={texts.confirm.keep}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => {
            setQuestion(undefined);
            change.mutate(question.edits, { onSuccess: question.onSaved });
          }}
        >
          <p className="mb-1.5 max-w-text">{texts.confirm.text(host.nameEn)}</p>
          <AffectedBookings title={texts.affected(question.affected.length)} bookings={question.affected} inNewTab />
        </ConfirmDialog>
      )}
    </Panel>
  );
}
