import type { ReactNode } from 'react';
import type { AiAuditorContent } from '../../../src-shared/content/en/samples/ai-auditor.ts';
import { useLocale } from '../../locale.tsx';
import { formatExactly } from '../money.ts';
import { shortDay } from './format.ts';
import type { LedgerLine } from './ledger.ts';

interface EvidenceTableProps {
  content: AiAuditorContent;
  caption: string;
  lines: readonly LedgerLine[];
  /** The heading of a line. */
  children: (line: number) => ReactNode;
}

/** The lines of a finding side by side. */
export function EvidenceTable({ content, caption, lines, children }: EvidenceTableProps) {
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
    <table className="tabular mt-0.5 w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-8" />
          {lines.map(({ number }) => (
            <th key={number} scope="col" className="text-start">
              {children(number)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-t border-line align-baseline">
            <th scope="row" className="py-0.25 pe-1 text-start text-xs font-normal text-ink-soft">
              {label}
            </th>
            {lines.map((line) => (
              <td key={line.number} className="py-0.25 pe-1 last:pe-0">
                {value(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
