import type { AiAuditorContent } from '../../../src-shared/content/en/samples/ai-auditor.ts';
import { useLocale } from '../../locale.tsx';
import { LiveButton } from '../live-button.tsx';
import { formatExactly } from '../money.ts';
import { shortDay } from './format.ts';
import { accountCodes, type LedgerLine } from './ledger.ts';

interface LedgerRowProps {
  /** Of the button in the row. */
  id: string;
  content: AiAuditorContent;
  line: LedgerLine;
  isCurrent: boolean;
  /** The finding that the line belongs to: its number, and the accessible name of the button. */
  flag?: { finding: number; label: string };
  onOpen: (finding: number) => void;
}

export function LedgerRow({ id, content, line, isCurrent, flag, onOpen }: LedgerRowProps) {
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
      <td>{shortDay(date, locale)}</td>
      <td>
        <bdi className="text-ink-soft">{accountCodes[account]}</bdi> {content.accounts[account]}
      </td>
      <td>{content.suppliers[supplier]}</td>
      <td>
        <bdi dir="ltr">{document}</bdi>
      </td>
      <td>{by}</td>
      <td className="text-end">{formatExactly(amount)}</td>
    </tr>
  );
}
