import type { ImportReport } from '#shared/contracts/subscribers.ts';
import { importRefusals } from '#shared/newsletter/import-refusals.ts';
import { subscriberImport as texts } from '#shared/staff-texts/subscribers.ts';
import { byteOrderMark, csvLine } from '#shared/text/csv-line.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../format.ts';
import type { SubscriberFile } from './parse-subscriber-csv.ts';

interface RefusedRowsProps {
  refused: ImportReport['refused'];
  file: Pick<SubscriberFile, 'head' | 'cells'>;
}

/** The refused rows by their reason, and as a file that can be mended and imported again. */
export function RefusedRows({ refused, file }: RefusedRowsProps) {
  if (refused.length === 0) return null;
  const reasons = importRefusals
    .map((why) => ({ why, rows: refused.filter((one) => one.why === why) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      {reasons.map(({ why, rows }) => (
        <details key={why} className="text-sm">
          <summary className="min-h-5.5 cursor-pointer content-center font-semibold">
            {texts.refused[why](formatNumber(rows.length))}
          </summary>
          <ul>
            {rows.map(({ row, email }) => (
              <li key={row} className="py-0.25 wrap-anywhere">
                <span className="tabular text-ink-soft">{texts.row(formatNumber(row))}</span> <bdi>{email}</bdi>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <Button variant="secondary" onClick={() => download(refused, file)}>
        {texts.download(formatNumber(refused.length))}
      </Button>
    </>
  );
}

function download(refused: RefusedRowsProps['refused'], { head, cells }: RefusedRowsProps['file']): void {
  const width = Math.max(head.length, ...refused.map(({ row }) => cells.get(row)?.length ?? 0));
  const lineOf = (values: string[], reason: string) =>
    csvLine([...values, ...Array<string>(width - values.length).fill(''), reason]);
  const lines = refused.map(({ row, why }) => lineOf(cells.get(row) ?? [], texts.reasons[why]));
  const link = document.createElement('a');
  const parts = [byteOrderMark, ...(head.length > 0 ? [lineOf(head, texts.reason)] : []), ...lines];
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
  link.download = 'not-imported.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
