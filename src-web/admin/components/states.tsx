import type { ReactNode } from 'react';
import type { ProblemCode } from '#shared/contracts/problem.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { ApiProblem } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const { states } = admin;

export interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** When a refetch fails, the error appears above the earlier data. */
export function QueryBoundary<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  return (
    <>
      {query.error && <Failed error={query.error} retry={query.refetch} />}
      {query.data !== undefined ? children(query.data) : !query.error && <Loading />}
    </>
  );
}

export function Loading() {
  return (
    <p role="status" className="py-3 text-sm text-ink-soft motion-safe:animate-pulse">
      {states.loading}
    </p>
  );
}

function Failed({ error, retry }: { error: Error; retry: () => unknown }) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-1 rounded border border-danger/40 bg-danger-wash p-1.5">
      <p role="alert" className="text-sm">
        <strong className="font-semibold text-danger">{states.failed}</strong> {error.message}
      </p>
      <Button variant="secondary" onClick={() => void retry()}>
        {states.retry}
      </Button>
    </div>
  );
}

export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="relative overflow-hidden rounded-sm bg-sand px-2 py-5 text-center">
      <div aria-hidden="true" className="girih-9 absolute inset-0 bg-accent/15" />
      <p className="relative text-sm text-ink-soft">{children}</p>
    </div>
  );
}

/** Both live regions are always rendered: screen readers announce only changes inside an existing one. */
export function Feedback({ success, failure }: { success?: string; failure?: string }) {
  return (
    <>
      <div role="status">{success && <Line tone="bg-success-wash text-success" icon="check" text={success} />}</div>
      <div role="alert">{failure && <Line tone="bg-danger-wash text-danger" icon="alert" text={failure} />}</div>
    </>
  );
}

function Line({ tone, icon, text }: { tone: string; icon: 'check' | 'alert'; text: string }) {
  return (
    <p className={`mt-1 flex items-start gap-1 rounded-sm px-1.5 py-1 text-sm font-medium ${tone}`}>
      <Icon name={icon} className="mt-0.25 size-2.5" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

export function hasCode(error: Error | null, code: ProblemCode): boolean {
  return error instanceof ApiProblem && error.problem.code === code;
}

export function failureText(error: Error | null): string | undefined {
  const refused = error instanceof ApiProblem ? error.problem.errors : undefined;
  return refused?.length ? [...new Set(refused.map(({ message }) => message))].join(' ') : error?.message;
}
