import { Fragment, type ReactNode } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { AnalyticsReport, Compared } from '../../../src-shared/contracts/analytics.ts';
import { CountTable } from './count-table.tsx';

const { analytics: texts, states } = admin;
const { tables, columns, names } = texts;
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A path that breaks between its parts. */
function breakable(path: string): ReactNode {
  return path.split('/').map((part, i) => (
    <Fragment key={i}>
      {i > 0 && '/'}
      {i > 1 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Where visits came from, and what they saw. */
export function CountTables({ report }: { report: AnalyticsReport }) {
  const { pages, sources, languages, countries: regions, devices, media, campaigns } = report;
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
          rows={sources.map(({ source, visits, demos }) => ({
            key: source,
            name: names.sources[source] ?? source,
            counts: [visits, demos],
          }))}
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
