import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '#shared/staff-texts/admin.ts';
import { live } from '#shared/staff-texts/live-chat.ts';
import { classNames } from '../../ui/class-names.ts';
import { useDesk } from '../chat/desk-store.ts';

/** After a page load the browser has already set the focus, so the first view must not move it. */
let firstViewShown = false;

/** The heading takes the focus when the view changes, so that screen readers announce the new view. */
interface PageTitleProps {
  title: string;
  /** One line with the tools of a list. */
  isCompact?: boolean;
  children?: ReactNode;
}

export function PageTitle({ title, isCompact, children }: PageTitleProps) {
  const waiting = useDesk().waiting.length;
  const pageTitle = waiting > 0 ? live.desk.title(waiting, admin.title(title)) : admin.title(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (firstViewShown) heading.current!.focus();
    firstViewShown = true;
  }, []);
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-y-1',
        isCompact ? 'mb-1 gap-x-2' : 'mb-3 gap-x-3',
      )}
    >
      <h1 ref={heading} tabIndex={-1} className={isCompact ? 'text-subheading' : 'text-heading font-semibold'}>
        {title}
      </h1>
      {children}
    </div>
  );
}

interface PanelProps {
  title: string;
  /** On a page with many. */
  isCompact?: boolean;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, isCompact, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'min-w-0 rounded border border-line bg-raised shadow-low',
        isCompact ? 'p-1.5 sm:px-2' : 'p-2 sm:p-3',
        className,
      )}
    >
      <div
        className={classNames('flex flex-wrap items-center justify-between gap-x-2', isCompact ? 'min-h-4' : 'mb-1.5')}
      >
        <h2 id={id} className={isCompact ? 'font-semibold' : 'text-subheading'}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const linkClass = 'inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4';

export function ExportLink({ path, search }: { path: string; search: string }) {
  return (
    <a href={`${path}${search && `?${search}`}`} className={linkClass}>
      {admin.states.exportCsv}
    </a>
  );
}

export function TabLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-5.5 shrink-0 items-center rounded-sm px-1.25 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:bg-accent-wash aria-[current]:text-accent"
    >
      {children}
    </Link>
  );
}

export function CautionLine({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-2 rounded border border-line bg-caution-wash px-2 py-1 text-sm">
      <span className="font-semibold text-caution">{text}</span>
      {children}
    </p>
  );
}
