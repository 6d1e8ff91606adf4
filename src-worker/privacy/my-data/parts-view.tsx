import { Fragment, type ReactNode } from 'react';
import { localizedPath, myDataFilePath } from '#shared/paths.ts';
import { timeZone } from '#shared/time/days.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Lead, Note, TitledSection, Top, TopLinks, useTexts } from '../../http/page-view.tsx';
import type { OpenLink } from './link.ts';

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

interface DataTopProps {
  lead: { before: string; after: string };
  owner: string;
  link: OpenLink;
  links: { href: string; label: string; isDownload?: boolean }[];
}

export function DataTop({ lead, owner, link, links }: DataTopProps) {
  const { myDataView: text } = useTexts();
  return (
    <Top eyebrow={text.eyebrow} title={text.title}>
      <Lead>
        {lead.before}
        <bdi className="font-semibold text-starlight wrap-anywhere">{owner}</bdi>
        {lead.after}
      </Lead>
      <p className="mt-1.5 max-w-text text-sm text-starlight-soft">
        {text.expires}
        <Time iso={link.expiresAt} style="clock" />. {text.warning}
      </p>
      <TopLinks links={links} />
    </Top>
  );
}

export function Fields({ rows }: { rows: [label: string, value: string][] }) {
  return (
    <dl className="grid gap-x-3 gap-y-0.25 sm:grid-cols-[11rem_1fr] sm:items-baseline sm:gap-y-1">
      {rows.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0 not-last:mb-1 sm:not-last:mb-0">
            <Typed>{value}</Typed>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function FileLink({ id, name, link }: { id: string; name: string; link: OpenLink }) {
  return (
    <a
      href={localizedPath(myDataFilePath(id, link.token), useTexts().locale)}
      download
      className="inline-flex min-h-5.5 items-center font-semibold text-accent underline wrap-anywhere"
    >
      <bdi>{name}</bdi>
    </a>
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
