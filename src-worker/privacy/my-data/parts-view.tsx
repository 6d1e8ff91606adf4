import type { ReactNode } from 'react';
import { timeZone } from '#shared/time/days.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Note, TitledSection, useTexts } from '../../http/page-view.tsx';

const timeStyles = {
  day: { dateStyle: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
} as const;

export function Time({ iso, style = 'moment' }: { iso: string; style?: keyof typeof timeStyles }) {
  const format = new Intl.DateTimeFormat(dateLocale[useTexts().locale], { ...timeStyles[style], timeZone });
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}

export function Typed({ children }: { children: string }) {
  return (
    <span dir="auto" className="block w-fit text-start whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
      {children}
    </span>
  );
}

export function PurgeNote({ at, kept = 'never' }: { at: string | null; kept?: 'never' | 'open' }) {
  const { purge } = useTexts().myDataView;
  if (!at) return <Note>{purge[kept]}</Note>;
  return (
    <Note>
      {purge.before}
      <Time iso={at} style="day" />
    </Note>
  );
}

interface DatesProps {
  before?: string | false;
  at: string;
  purgeAt: string | null;
  kept?: 'never' | 'open';
  className?: string;
}

export function Dates({ before, at, purgeAt, kept, className = 'mt-0.25' }: DatesProps) {
  return (
    <div className={classNames('flex flex-wrap justify-between gap-x-3', className)}>
      <Note>
        {before}
        <Time iso={at} />
      </Note>
      <PurgeNote at={purgeAt} kept={kept} />
    </div>
  );
}

export function TimeAndSource({ before, at, source }: { before: string; at: string; source: string | null }) {
  const { mail, myDataView } = useTexts();
  const { sources, source: otherSource } = myDataView.consents;
  return (
    <Note>
      {before}
      <Time iso={at} />
      {source && mail.comma}
      {source && (
        <span dir="auto" className="wrap-anywhere">
          {Object.hasOwn(sources, source) ? sources[source] : otherSource(source)}
        </span>
      )}
    </Note>
  );
}

interface RecordSectionProps {
  id: string;
  texts: { title: string; empty: string };
  rows: readonly ReactNode[];
  children?: ReactNode;
}

export function RecordSection({ id, texts, rows, children }: RecordSectionProps) {
  return (
    <TitledSection id={id} title={texts.title}>
      {rows.length > 0 ? <Rows>{rows}</Rows> : <Empty>{texts.empty}</Empty>}
      {children}
    </TitledSection>
  );
}

export function Empty({ children }: { children: string }) {
  return <p className="text-ink-soft">{children}</p>;
}

export function Rows({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className="ruled">
      {children.map((row, i) => (
        <li key={i} className="py-1.5">
          {row}
        </li>
      ))}
    </ul>
  );
}
