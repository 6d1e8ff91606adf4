import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { hostsQuery } from '../bookings/queries.ts';
import { failureText } from '../components/failure-text.ts';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { reload } from '../reload.ts';
import { HostForm } from './host-form.tsx';
import { HostPanel } from './host-panel.tsx';
import { type HostRequest, newHost } from './host-request.ts';

const { hosts: texts } = admin.calendar;

export function Hosts() {
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  const query = useQuery(hostsQuery);
  const addition = useMutation({
    mutationFn: (body: HostRequest) => call('POST /api/admin/hosts', { body }),
    onSuccess: () => setAdding(false),
    onSettled: () => reload(client),
  });
  return (
    <QueryBoundary query={query}>
      {({ items }) => (
        <>
          {items.map((host) => (
            <HostPanel key={host.id} host={host} />
          ))}
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                addition.reset();
                setAdding(true);
              }}
            >
              {texts.add}
            </Button>
            <Feedback success={addition.data && texts.added(addition.data.host.nameEn)} />
          </div>
          {adding && (
            <Modal title={texts.title} close={admin.states.close} onClose={() => setAdding(false)}>
              <HostForm
                stored={newHost(items)}
                pending={addition.isPending}
                onSave={(edits) => addition.mutate({ ...newHost(items), ...edits })}
              />
              <Feedback failure={failureText(addition.error)} />
            </Modal>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
