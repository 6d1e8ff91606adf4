import { useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Host } from '../../../src-shared/contracts/admin-bookings.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { failureText } from '../components/failure-text.ts';
import { Panel } from '../components/panel.tsx';
import { Feedback } from '../components/states.tsx';
import { reload } from '../reload.ts';
import { FeedAddress } from './feed-address.tsx';
import { HostForm } from './host-form.tsx';
import { type HostRequest, requestOf } from './host-request.ts';

const { hosts: texts } = admin.calendar;

export function HostPanel({ host }: { host: Host }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: Partial<HostRequest>) => call('PATCH /api/admin/hosts/:id', { params: { id: host.id }, body }),
    onSettled: () => reload(client),
  });
  return (
    <Panel title={host.nameEn} aside={!host.active && <Badge>{texts.inactive}</Badge>}>
      <HostForm
        stored={requestOf(host)}
        pending={change.isPending}
        onSave={(edits, onSaved) => change.mutate(edits, { onSuccess: onSaved })}
        onEdit={change.reset}
      />
      <Feedback success={change.data && texts.saved} failure={failureText(change.error)} />
      <FeedAddress host={host} />
    </Panel>
  );
}
