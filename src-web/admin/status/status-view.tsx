import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Check, SiteStatus } from '#shared/contracts/status.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { status as texts } from '#shared/staff-texts/status.ts';
import { Badge } from '../../ui/badge.tsx';
import { List } from '../components/list.tsx';
import { PageTitle } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { statusQuery } from '../queries.ts';

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
      </div>
    </>
  );
}

function CheckItem({ name, status, detail, at }: Check) {
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
        {status !== 'ok' && <p className="text-sm text-ink-soft">{texts.actions[name]}</p>}
      </div>
    </li>
  );
}

/** The live region is always rendered: screen readers announce only changes inside an existing one. */
export function StatusDot() {
  const isDown = useQuery(statusQuery).data?.status === 'down';
  return (
    <div role="status">
      {isDown && (
        <Link
          to="/admin/settings/status"
          className="inline-flex min-h-5.5 items-center gap-0.5 text-xs font-semibold text-starlight"
        >
          <span aria-hidden="true" className="size-1.25 rounded-full bg-danger outline-1 outline-starlight" />
          {texts.something}
        </Link>
      )}
    </div>
  );
}
