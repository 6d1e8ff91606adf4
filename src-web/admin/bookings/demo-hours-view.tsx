import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { admin } from '#shared/staff-texts/admin.ts';
import { calendar as texts } from '#shared/staff-texts/bookings.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { PageTitle } from '../components/page.tsx';
import { Feedback, failureText, QueryBoundary } from '../components/states.tsx';
import { useChange } from '../queries.ts';
import { HostForm, type HostRequest, newHost } from './host-form.tsx';
import { HostPanel } from './host-panel.tsx';
import { Periods } from './periods.tsx';
import { hostsQuery } from './queries.ts';

const { views } = admin;

export function DemoHoursView() {
  const closedDays = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === '#closed-days';
  // They stand below the hosts, and would move down when those appear.
  const isReady = useQuery(hostsQuery).isSuccess;
  useEffect(() => {
    if (!isAsked || !isReady) return;
    closedDays.current!.scrollIntoView();
    closedDays.current!.focus({ preventScroll: true });
  }, [isAsked, isReady]);
  return (
    <>
      <PageTitle title={views.demoHours} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <div className="grid gap-3">
        <Hosts />
        <div ref={closedDays} tabIndex={-1} className="rounded">
          <Periods />
        </div>
      </div>
    </>
  );
}

export function Hosts() {
  const [adding, setAdding] = useState(false);
  const query = useQuery(hostsQuery);
  const addition = useChange((body: HostRequest) => call('POST /api/admin/hosts', { body }), {
    onSuccess: () => setAdding(false),
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
              {texts.hosts.add}
            </Button>
            <Feedback success={addition.data && texts.hosts.added(addition.data.host.nameEn)} />
          </div>
          {adding && (
            <Dialog title={texts.hosts.title} onClose={() => setAdding(false)}>
              <HostForm
                stored={newHost(items)}
                pending={addition.isPending}
                onSave={(edits) => addition.mutate({ ...newHost(items), ...edits })}
              />
              <Feedback failure={failureText(addition.error)} />
            </Dialog>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
