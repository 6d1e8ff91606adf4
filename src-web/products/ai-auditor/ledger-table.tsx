import { useEffect, useRef } from 'react';
import type { AiAuditorContent } from '#shared/content/en/samples/ai-auditor.ts';
import { useLocale } from '../../locale.tsx';
import { LiveButton, TableRegion } from '../controls.tsx';
import { formatExactly } from '../money.ts';
import { accountCodes, type LedgerLine, shortDay } from './ledger.ts';

interface LedgerTableProps {
  content: AiAuditorContent;
  lines: readonly LedgerLine[];
  current: number | undefined;
  findingOf: (line: LedgerLine) => number | undefined;
  rowId: (line: number) => string;
  titleOf: (finding: number) => string;
  onOpen: (finding: number) => void;
}

const columns = ['number', 'finding', 'date', 'account', 'supplier', 'document', 'by', 'amount'] as const;

/** A phone shows what a finding is about, without a sideways scroll: line, supplier and amount. */
const narrow = { date: 'max-sm:hidden', account: 'max-lg:hidden', document: 'max-sm:hidden', by: 'max-lg:hidden' };

export function LedgerTable({ content, lines, current, findingOf, rowId, titleOf, onOpen }: LedgerTableProps) {
  const region = useRef<HTMLElement>(null);

  // Keeps the line that is being read in the middle.
  useEffect(() => {
    const element = region.current!;
    const row = element.querySelector<HTMLElement>('[data-current]');
    if (row) element.scrollTop = row.offsetTop - element.clientHeight / 2;
    else element.scrollTop = 0;
  }, [current]);

  return (
    <TableRegion caption={content.ledger} region={region} className="h-36 md:h-72 scroll-pt-6 scroll-pb-5.5">
      <thead className="on-night sticky inset-bs-0 z-10 bg-night text-xs text-starlight-soft">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`px-1 max-sm:px-0.5 max-[24rem]:px-0.25 py-1 font-semibold whitespace-nowrap first:ps-2 last:pe-2 max-sm:last:pe-1.25 max-sm:first:ps-1.25 ${column === 'amount' ? 'text-end' : 'text-start'} ${column in narrow ? narrow[column as keyof typeof narrow] : ''}`}
            >
              <span className={column === 'finding' ? 'max-[24rem]:sr-only' : undefined}>
                {content.columns[column]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular whitespace-nowrap *:h-4.5 *:border-b *:border-line *:*:px-1 max-sm:*:*:px-0.5 max-[24rem]:*:*:px-0.25 *:*:first:ps-2 *:*:last:pe-2 max-sm:*:*:first:ps-1.25 max-sm:*:*:last:pe-1.25">
        {lines.map((line) => {
          const finding = findingOf(line);
          return (
            <LedgerRow
              key={line.number}
              id={rowId(line.number)}
              content={content}
              line={line}
              isCurrent={line.number === current}
              flag={finding ? { finding, label: content.toFinding(String(finding), titleOf(finding)) } : undefined}
              onOpen={onOpen}
            />
          );
        })}
        {lines.length === 0 && (
          <tr>
            <td colSpan={columns.length} className="px-2 text-ink-soft">
              {content.nothing}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot className="sticky inset-be-0 bg-sand">
        <tr className="font-semibold">
          <td colSpan={2} />
          <td className={narrow.date} />
          <td className={narrow.account} />
          <th scope="row" className="px-1 py-1 text-start max-sm:px-0.5 max-[24rem]:px-0.25">
            {content.total}
          </th>
          <td className={narrow.document} />
          <td className={narrow.by} />
          <td className="tabular px-2 py-1 text-end max-sm:px-1.25">
            {formatExactly(lines.reduce((sum, { amount }) => sum + amount, 0))}
          </td>
        </tr>
      </tfoot>
    </TableRegion>
  );
}

interface LedgerRowProps {
  id: string;
  content: AiAuditorContent;
  line: LedgerLine;
  isCurrent: boolean;
  flag?: { finding: number; label: string };
  onOpen: (finding: number) => void;
}

function LedgerRow({ id, content, line, isCurrent, flag, onOpen }: LedgerRowProps) {
  const { number, date, account, supplier, document, by, amount } = line;
  const locale = useLocale();
  return (
    <tr
      data-current={isCurrent || undefined}
      className={isCurrent ? 'bg-amber/35' : flag && 'bg-accent-wash font-medium'}
    >
      <th scope="row" className="text-start font-normal text-ink-soft">
        {number}
      </th>
      <td>
        {flag && (
          <LiveButton
            id={id}
            label={flag.label}
            onClick={() => onOpen(flag.finding)}
            className="-my-0.5 inline-flex size-5.5 items-center justify-center -outline-offset-4"
          >
            <span className="inline-flex size-3 items-center justify-center rounded-full border border-transparent bg-amber text-xs font-bold text-amber-ink">
              {flag.finding}
            </span>
          </LiveButton>
        )}
      </td>
      <td className={narrow.date}>{shortDay(date, locale)}</td>
      <td className={narrow.account}>
        <bdi className="text-ink-soft">{accountCodes[account]}</bdi> {content.accounts[account]}
      </td>
      <td>{content.suppliers[supplier]}</td>
      <td className={narrow.document}>
        <bdi dir="ltr">{document}</bdi>
      </td>
      <td className={narrow.by}>{by}</td>
      <td className="text-end">{formatExactly(amount)}</td>
    </tr>
  );
}
