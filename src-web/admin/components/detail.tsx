import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { admin } from '#shared/staff-texts/admin.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from './dialog.tsx';
import { type Query, QueryBoundary } from './states.tsx';

interface DetailItemProps {
  label: string;
  /** The label stands beside its value; a long text is below it. */
  isPair?: boolean;
  children: ReactNode;
}

export function DetailItem({ label, isPair = false, children }: DetailItemProps) {
  const long = typeof children === 'string' && children.length > 80;
  return (
    <div
      className={classNames(
        long && 'col-span-full',
        isPair && !long && 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-1',
      )}
    >
      <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
      {/* A long Arabic text begins at the right; a short one stays below its label. */}
      <dd dir={long ? 'auto' : undefined} className="whitespace-pre-wrap wrap-anywhere">
        {long ? (
          children
        ) : (
          <bdi>{children || <span className="text-ink-soft">{admin.submissions.notProvided}</span>}</bdi>
        )}
      </dd>
    </div>
  );
}

interface DetailDialogProps<Data> {
  query: Query<Data>;
  title: (data: Data) => string;
  fallback: string;
  wide?: boolean;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

export function DetailDialog<Data>({ query, title, fallback, wide, onClose, children }: DetailDialogProps<Data>) {
  return (
    <Dialog wide={wide} title={query.data ? <bdi>{title(query.data)}</bdi> : fallback} onClose={onClose}>
      <QueryBoundary query={query}>{children}</QueryBoundary>
    </Dialog>
  );
}

interface OpenedState {
  fromList?: boolean;
  /** The element where the work begins, such as the reply. */
  start?: string;
}

export const openedFromList: OpenedState = { fromList: true };

/** Another item that takes the place of the open one has not been opened from the list. */
export function withoutStart(state: OpenedState | null): OpenedState {
  return { fromList: Boolean(state?.fromList) };
}

/** Closes an item that is open above its list, so that Back does not open it again. */
export function useCloseOpened(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (state?.fromList ? navigate(-1) : navigate(list, { replace: true }));
}
