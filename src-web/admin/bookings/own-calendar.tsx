import { useState } from 'react';
import type { Host } from '#shared/contracts/hosts.ts';
import { maxLength } from '#shared/limits.ts';
import { ownCalendar as texts } from '#shared/staff-texts/bookings.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { submits, TextField } from '../components/fields.tsx';
import { Feedback, failureText } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { useChange } from '../queries.ts';

export function OwnCalendar({ host: { id, nameEn, busy } }: { host: Host }) {
  const [url, setUrl] = useState('');
  const change = useChange((busyUrl: string | null) =>
    call('PATCH /api/admin/hosts/:id', { params: { id }, body: { busyUrl } }),
  );
  return (
    <div className="mt-2 border-t border-line pt-1.5">
      {busy && <State calendar={busy} />}
      <form onSubmit={submits(() => change.mutate(url, { onSuccess: () => setUrl('') }))}>
        <TextField label={busy ? texts.replace : texts.label} hint={texts.hint}>
          {(control) => (
            <input
              {...control}
              type="url"
              required
              autoComplete="off"
              maxLength={maxLength.url}
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </TextField>
        <div className="mt-1 flex flex-wrap gap-1">
          <Button type="submit" variant="secondary" aria-label={texts.connectOf(nameEn)} pending={change.isPending}>
            {texts.connect}
          </Button>
          {busy && (
            <Button
              variant="secondary"
              aria-label={texts.removeOf(nameEn)}
              pending={change.isPending}
              onClick={() => change.mutate(null)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </form>
      <Feedback
        success={change.data && (change.variables ? texts.connected : texts.removed)}
        failure={failureText(change.error)}
      />
    </div>
  );
}

function State({ calendar }: { calendar: NonNullable<Host['busy']> }) {
  const { hostname, fetchedAt, error, isStale, unread } = calendar;
  return (
    <div className="mb-1 text-sm">
      <p className="flex flex-wrap items-center gap-1">
        <span className="font-semibold">{texts.from(hostname)}</span>
        <Badge tone={isStale ? 'danger' : fetchedAt ? 'success' : 'neutral'}>
          {isStale ? texts.stale : fetchedAt ? texts.fresh : texts.waiting}
        </Badge>
      </p>
      {fetchedAt && <p className="text-ink-soft">{texts.fetched(formatTime(fetchedAt))}</p>}
      {error && <p className="text-danger">{texts.failed(error)}</p>}
      {unread > 0 && <p className="text-ink-soft">{texts.unread(unread)}</p>}
    </div>
  );
}
