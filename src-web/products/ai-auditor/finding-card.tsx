import type { ReactNode } from 'react';
import type { AiAuditorContent } from '#shared/content/en/samples/ai-auditor.ts';
import { useLocale } from '../../locale.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LiveButton } from '../controls.tsx';
import { formatExactly } from '../money.ts';
import { type LedgerLine, shortDay } from './ledger.ts';
import type { Finding } from './rules.ts';

interface FindingCardProps {
  id: string;
  number: number;
  content: AiAuditorContent;
  finding: Finding;
  fact: string;
  isHidden: boolean;
  onLine: (line: number) => void;
}

export function FindingCard({ id, number, content, finding, fact, isHidden, onLine }: FindingCardProps) {
  const { title, rule } = content.findings[finding.rule];
  return (
    <li className={classNames('transition-opacity duration-300', isHidden && 'invisible opacity-0')}>
      <article
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        className="h-full rounded border border-line bg-paper p-1.5 transition focus:border-accent focus:shadow-mid"
      >
        <h4 id={`${id}-title`} className="flex items-center gap-1 font-semibold">
          <span
            aria-hidden="true"
            className="tabular inline-flex size-3 shrink-0 items-center justify-center rounded-full bg-amber text-xs font-bold text-amber-ink"
          >
            {number}
          </span>
          {title}
        </h4>
        <p className="mt-0.5 text-sm text-ink-soft">{rule}</p>
        <EvidenceTable content={content} caption={content.evidence(title)} lines={finding.lines}>
          {(line) => (
            <LiveButton
              onClick={() => onLine(line)}
              className="inline-flex min-h-5.5 items-center font-semibold text-accent underline underline-offset-4"
            >
              {content.toLine(String(line))}
            </LiveButton>
          )}
        </EvidenceTable>
        <p className="mt-0.5 text-sm font-semibold text-danger">{fact}</p>
      </article>
    </li>
  );
}

interface EvidenceTableProps {
  content: AiAuditorContent;
  caption: string;
  lines: readonly LedgerLine[];
  children: (line: number) => ReactNode;
}

function EvidenceTable({ content, caption, lines, children }: EvidenceTableProps) {
  const locale = useLocale();
  const { columns, suppliers } = content;
  const rows = [
    { label: columns.date, value: ({ date }: LedgerLine) => shortDay(date, locale) },
    { label: columns.supplier, value: ({ supplier }: LedgerLine) => suppliers[supplier] },
    { label: columns.document, value: ({ document }: LedgerLine) => <bdi dir="ltr">{document}</bdi> },
    { label: columns.by, value: ({ by }: LedgerLine) => by },
    { label: columns.amount, value: ({ amount }: LedgerLine) => <bdi dir="ltr">{formatExactly(amount)}</bdi> },
  ];
  return (
    <table className="evidence tabular mt-0.5 w-full text-sm wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-10" />
          {lines.map(({ number }) => (
            <th key={number} scope="col">
              {children(number)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {lines.map((line) => (
              <td key={line.number}>{value(line)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
