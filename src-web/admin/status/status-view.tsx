import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Check, StaffStatus } from '#shared/contracts/admin.ts';
import { missingFacts } from '#shared/site/missing-facts.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { status as texts } from '#shared/staff-texts/status.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { ItemList, List } from '../components/list.tsx';
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

function Found({ status, release, version, deployedAt, checks, failures, alerts }: StaffStatus) {
  return (
    <>
      <p className="text-subheading">{texts.overall[status]}</p>
      {version && deployedAt && (
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">
          {texts.version(release, version, formatTime(deployedAt))}
        </p>
      )}
      <div className="mt-2">
        <List label={texts.title}>
          {checks.map((check) => (
            <CheckItem key={check.name} {...check} />
          ))}
        </List>
      </div>
      <Section title={texts.failures.title}>
        <ItemList label={texts.failures.title} items={failures} empty={texts.failures.none}>
          {({ route, cause, count, lastAt }) => (
            <LogLine key={route + cause} title={route} note={`${texts.failures.count(count)}, ${formatTime(lastAt)}`}>
              {cause}
            </LogLine>
          )}
        </ItemList>
      </Section>
      <Section title={texts.alert.title}>
        <ItemList label={texts.alert.title} items={alerts} empty={texts.alert.noneSent}>
          {({ at, check, state, answer, delivered }) => (
            <LogLine
              key={at + check}
              title={check === 'test' ? texts.alert.testAlert : `${texts.names[check]}: ${texts.statuses[state]}`}
              note={formatTime(at)}
            >
              {delivered ? texts.alert.sent : texts.alert.refused(answer)}
            </LogLine>
          )}
        </ItemList>
        <TestAlert />
      </Section>
      <MissingFacts />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h2 className="text-subheading">{title}</h2>
      {children}
    </section>
  );
}

function MissingFacts() {
  const missing = missingFacts();
  if (missing.length === 0) return null;
  return (
    <Section title={texts.facts.title}>
      <p className="mt-0.5 max-w-text text-sm text-ink-soft">{texts.facts.note}</p>
      <ul className="mt-1 text-sm">
        {missing.map(({ fact, pages }) => (
          <li key={fact} className="py-0.25">
            {fact}: <span className="text-ink-soft">{pages.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LogLine({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="py-1.5">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm wrap-anywhere">
        {children} <span className="text-ink-soft">{note}</span>
      </p>
    </li>
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
