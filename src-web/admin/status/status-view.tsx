import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Check, SiteStatus } from '#shared/contracts/admin.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { status as texts } from '#shared/staff-texts/status.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { List } from '../components/list.tsx';
import { PageTitle } from '../components/page.tsx';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatTime } from '../format.ts';
import { statusQuery, useChange } from '../queries.ts';
import { useMay } from '../roles.ts';

const tones = { ok: 'success', degraded: 'caution', down: 'danger', off: 'neutral' } as const;

export function StatusView() {
  return (
    <>
      <PageTitle title={admin.views.status} />
      <QueryBoundary query={useQuery(statusQuery)}>{(found) => <Found {...found} />}</QueryBoundary>
    </>
  );
}

function Found({ status, version, deployedAt, checks }: SiteStatus) {
  return (
    <>
      <p className="text-subheading">{texts.overall[status]}</p>
      {version && deployedAt && (
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">{texts.version(version, formatTime(deployedAt))}</p>
      )}
      <div className="mt-2">
        <List label={texts.title}>
          {checks.map((check) => (
            <CheckItem key={check.name} {...check} />
          ))}
        </List>
        <TestAlert />
      </div>
    </>
  );
}

function CheckItem({ name, status, detail, at }: Check) {
  const isPaused = detail === texts.details.cronPaused;
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-0.5 py-1.5">
      <div className="sm:w-16">
        <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
      </div>
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="font-semibold">{texts.names[name]}</p>
        <p className="text-sm wrap-anywhere">
          {detail} {at && <span className="text-ink-soft">{formatTime(at)}</span>}
        </p>
        {isPaused ? <Resume /> : status !== 'ok' && <p className="text-sm text-ink-soft">{texts.actions[name]}</p>}
      </div>
    </li>
  );
}

function Resume() {
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const change = useChange(() => call('POST /api/admin/status/resume', {}), {
    onSuccess: () => showToast({ success: texts.resumed }),
  });
  if (!may('admin')) return <p className="text-sm text-ink-soft">{texts.resumeByAdmin}</p>;
  return (
    <>
      <Button className="mt-1" variant="secondary" pending={change.isPending} onClick={() => setAsked(true)}>
        {texts.resume}
      </Button>
      <Feedback failure={change.error?.message} />
      {isAsked && (
        <ConfirmDialog
          title={texts.resuming}
          confirm={texts.resume}
          cancel={texts.keepPaused}
          onClose={() => setAsked(false)}
          onConfirm={() => change.mutate()}
        >
          <p>{texts.resumes}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function TestAlert() {
  const may = useMay();
  const { isPending, data, error, mutate } = useChange(() => call('POST /api/admin/status/test-alert', {}));
  if (!may('admin')) return null;
  const refused = data && !data.delivered ? texts.alert.refused(data.status) : error?.message;
  return (
    <>
      <Button className="mt-2" variant="secondary" pending={isPending} onClick={() => mutate()}>
        {texts.alert.send}
      </Button>
      <Feedback failure={refused} success={data?.delivered ? texts.alert.delivered : undefined} />
    </>
  );
}
