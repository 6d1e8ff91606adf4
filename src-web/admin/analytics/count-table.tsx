import { type ReactNode, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Compared } from '../../../src-shared/contracts/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../components/panel.tsx';
import { formatNumber } from '../format.ts';
import { ShareBar } from './share-bar.tsx';

const { analytics: texts } = admin;
const shortLength = 8;

interface Row {
  key: string;
  name: ReactNode;
  /** One for each column. */
  counts: Compared[];
}

interface CountTableProps {
  title: string;
  nameColumn: string;
  columns: string[];
  rows: Row[];
}

/** Names with their counts, each beside that of the period before. The bar compares the first column. */
export function CountTable({ title, nameColumn, columns, rows }: CountTableProps) {
  const [all, setAll] = useState(false);
  const highest = Math.max(...rows.map(({ counts }) => counts[0]!.now), 1);
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.noRows}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line-strong/50 text-xs text-ink-soft">
              <th scope="col" className="py-0.5 pe-1 text-start align-bottom font-semibold">
                {nameColumn}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-0.5 ps-1 text-end align-bottom font-semibold sm:min-w-12">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, all ? undefined : shortLength).map(({ key, name, counts }) => (
              <tr key={key} className="border-b border-line last:border-b-0">
                <th scope="row" className="w-full py-0.75 pe-1 text-start align-top font-medium wrap-anywhere">
                  {name}
                  <ShareBar value={counts[0]!.now} highest={highest} className="mt-0.25 h-0.5" />
                </th>
                {counts.map((count, column) => (
                  <td key={columns[column]} className="tabular py-0.75 ps-1 text-end align-top whitespace-nowrap">
                    {formatNumber(count.now)}
                    <span className="block text-xs text-ink-soft">
                      <span className="sr-only">{texts.columns.before} </span>
                      {formatNumber(count.before)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shortLength && (
        <Button variant="quiet" className="mt-0.5" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.showFewer : texts.showAll(rows.length)}
        </Button>
      )}
    </Panel>
  );
}
