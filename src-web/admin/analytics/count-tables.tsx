import { Fragment, type ReactNode, useState } from 'react';
import type { AnalyticsReport, Compared } from '#shared/contracts/analytics.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { analytics as texts } from '#shared/staff-texts/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ShareBar } from '../components/figures.tsx';
import { Panel } from '../components/page.tsx';
import { formatNumber } from '../format.ts';
import { allSources } from './all-sources.ts';

const { states } = admin;
const { tables, columns, names } = texts;
const countries = new Intl.DisplayNames('en', { type: 'region' });

export function CountTables({ report }: { report: AnalyticsReport }) {
  const bySource = allSources(report);
  const { pages, languages, countries: regions, devices, media, campaigns } = report;
  const visitsOnly = (table: keyof typeof tables, rows: { name: string; visits: Compared }[]) => (
    <CountTable
      title={tables[table].title}
      nameColumn={tables[table].name}
      columns={[columns.visits]}
      rows={rows.map(({ name, visits }) => ({ key: name, name, counts: [visits] }))}
    />
  );
  return (
    <>
      <div className="mt-3">
        <CountTable
          title={tables.pages.title}
          nameColumn={tables.pages.name}
          columns={[columns.views, columns.began, columns.demos]}
          rows={pages.map(({ page, views, visits, demos }) => ({
            key: page,
            name: page === 'other' ? texts.otherPages : breakable(page),
            counts: [views, visits, demos],
          }))}
        />
      </div>
      <div className="mt-3 grid items-start gap-3 md:grid-cols-2">
        <CountTable
          title={tables.sources.title}
          nameColumn={tables.sources.name}
          columns={[columns.visits, columns.demos]}
          rows={bySource.rows.map(({ source, visits, demos }) => ({
            key: source,
            name: sourceName(source),
            counts: [visits, demos],
          }))}
          total={[bySource.total.visits, bySource.total.demos]}
        />
        {visitsOnly(
          'countries',
          regions.map(({ country, visits }) => ({
            name: country === 'other' ? texts.other : countries.of(country)!,
            visits,
          })),
        )}
        {visitsOnly(
          'languages',
          languages.map(({ locale, visits }) => ({ name: states.languages[locale], visits })),
        )}
        {visitsOnly(
          'devices',
          devices.map(({ device, visits }) => ({ name: names.devices[device], visits })),
        )}
        {media.length > 0 &&
          visitsOnly(
            'media',
            media.map(({ medium, visits }) => ({ name: medium, visits })),
          )}
        {campaigns.length > 0 &&
          visitsOnly(
            'campaigns',
            campaigns.map(({ campaign, visits }) => ({ name: campaign, visits })),
          )}
      </div>
    </>
  );
}

export function sourceName(source: string): string {
  return names.sources[source] ?? source;
}

function breakable(path: string): ReactNode {
  return path.split('/').map((part, i) => (
    <Fragment key={i}>
      {i > 0 && '/'}
      {i > 1 && <wbr />}
      {part}
    </Fragment>
  ));
}

const shortLength = 8;

/** `before` is missing where periods are not compared. */
type Count = Pick<Compared, 'now'> & Partial<Compared>;

interface Row {
  key: string;
  name: ReactNode;
  counts: Count[];
  /** The cells of the columns after the counts. */
  notes?: string[];
}

interface CountTableProps {
  title: string;
  nameColumn: string;
  columns: string[];
  rows: Row[];
  note?: string;
  /** The sum of the rows. */
  total?: Count[] | undefined;
}

export function CountTable({ title, nameColumn, columns, rows, note, total }: CountTableProps) {
  const [all, setAll] = useState(false);
  const highest = Math.max(...rows.map(({ counts }) => counts[0]!.now), 1);
  return (
    <Panel title={title}>
      {note && <p className="mb-1 max-w-text text-sm text-ink-soft">{note}</p>}
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
                <th
                  key={column}
                  scope="col"
                  className={classNames('py-0.5 ps-1 text-end align-bottom font-semibold', columnWidth(columns))}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, all ? undefined : shortLength).map(({ key, name, counts, notes = [] }) => (
              <tr key={key} className="border-b border-line last:border-b-0">
                <th scope="row" className="w-full py-0.75 pe-1 text-start align-top font-medium wrap-anywhere">
                  {name}
                  <ShareBar value={counts[0]!.now} highest={highest} className="mt-0.25 h-0.5" />
                </th>
                <Counts counts={counts} columns={columns} />
                {notes.map((note) => (
                  <td key={note} className="tabular py-0.75 ps-1 text-end align-top whitespace-nowrap">
                    {note}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr className="border-t border-line-strong/50 font-semibold">
                <th scope="row" className="py-0.75 pe-1 text-start align-top">
                  {texts.total}
                </th>
                <Counts counts={total} columns={columns} />
              </tr>
            </tfoot>
          )}
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

/** Four columns and a name fit half a page. */
function columnWidth({ length }: string[]): string {
  return length > 3 ? 'sm:min-w-7' : 'sm:min-w-12';
}

function Counts({ counts, columns }: { counts: Count[]; columns: string[] }) {
  return counts.map((count, column) => (
    <td key={columns[column]} className="tabular py-0.75 ps-1 text-end align-top whitespace-nowrap">
      {formatNumber(count.now)}
      {count.before !== undefined && (
        <span className="block text-xs font-normal text-ink-soft">
          <span className="sr-only">{texts.columns.before} </span>
          {formatNumber(count.before)}
        </span>
      )}
    </td>
  ));
}
