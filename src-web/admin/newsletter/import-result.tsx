import { admin } from '../../../src-shared/content/en/admin.ts';
import type { ImportReport } from '../../../src-shared/contracts/readers.ts';
import { importRefusals } from '../../../src-shared/import-refusals.ts';
import { Panel } from '../components/page.tsx';
import { Feedback } from '../components/states.tsx';
import { formatNumber } from '../format.ts';

const { readerImport: texts } = admin;

export function ImportResult({ report: { added, mustConfirm, refused } }: { report: ImportReport }) {
  const reasons = importRefusals
    .map((why) => ({ why, rows: refused.filter((one) => one.why === why) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Panel title={texts.result} className="mt-3">
      <Feedback success={(mustConfirm ? texts.asked : texts.added)(formatNumber(added))} />
      {reasons.map(({ why, rows }) => (
        <details key={why} className="mt-1.5 text-sm">
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
    </Panel>
  );
}
