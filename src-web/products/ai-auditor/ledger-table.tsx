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
    <TableRegion caption={content.ledger} region={region} className="ledger">
      <thead className="on-night bg-night text-xs whitespace-nowrap text-starlight-soft">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="font-semibold">
              {column === 'finding' ? (
                // The buttons that an audit adds have this width.
                <span className="block min-w-5.5">
                  <span className="max-[24rem]:sr-only">{content.columns[column]}</span>
                </span>
              ) : (
                content.columns[column]
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular whitespace-nowrap">
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
            <td colSpan={columns.length} className="text-ink-soft">
              {content.nothing}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot className="bg-sand">
        <tr className="font-semibold">
          <td colSpan={2} />
          <td />
          <td />
          <th scope="row">{content.total}</th>
          <td />
          <td />
          <td className="tabular">{formatExactly(lines.reduce((sum, { amount }) => sum + amount, 0))}</td>
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
      <th scope="row">{number}</th>
      <td>
        {flag && (
          <LiveButton
            id={id}
            label={flag.label}
            onClick={() => onOpen(flag.finding)}
            className="-my-1 inline-flex size-5.5 items-center justify-center align-middle -outline-offset-4"
          >
            <span className="inline-flex size-3 items-center justify-center rounded-full border border-transparent bg-amber text-xs font-bold text-amber-ink">
              {flag.finding}
            </span>
          </LiveButton>
        )}
      </td>
      <td>{shortDay(date, locale)}</td>
      <td>
        <bdi className="text-ink-soft">{accountCodes[account]}</bdi>
        {` ${content.accounts[account]}`}
      </td>
      <td>{content.suppliers[supplier]}</td>
      <td>
        <bdi dir="ltr">{document}</bdi>
      </td>
      <td>{by}</td>
      <td>{formatExactly(amount)}</td>
    </tr>
  );
}
