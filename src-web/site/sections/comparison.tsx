import type { ReactNode } from 'react';
import type { ComparisonBlock, ComparisonTable as Table } from '#shared/content/types/blocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function Comparison({ id, about, title, lead, ...table }: Omit<ComparisonBlock, 'kind'>) {
  return (
    <Section id={id}>
      <SectionHeading about={about} title={title} lead={lead} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <section tabIndex={0} aria-label={title} className="relative overflow-x-auto max-md:-mx-2.5">
        <SwipedTable {...table} />
      </section>
    </Section>
  );
}

function SwipedTable({ layout, columns, rows, texts }: Table) {
  const columnWidth = layout === 'figures' ? 'min-w-10' : 'min-w-20';
  return (
    <table className="swiped tabular w-full text-start max-md:text-sm md:table-fixed">
      <thead>
        <tr className="border-b-2 border-ink">
          {columns.map((name) => (
            <th key={name} scope="col" className={`font-semibold ${columnWidth}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="font-medium">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <Cell value={cell} texts={texts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In a document: on a phone each row is a card, and the names of the columns are in its cells. */
export function ComparisonTable({ columns, rows, texts }: Omit<Table, 'layout'>) {
  const [rowName, ...names] = columns;
  return (
    <table className="block w-full text-start md:table md:table-fixed">
      <thead className="hidden md:table-header-group">
        <tr className="border-b-2 border-ink">
          {[rowName, ...names].map((name) => (
            <th key={name} scope="col" className="pe-2 pb-1 text-start align-bottom font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular block md:table-row-group md:*:*:py-1.5 md:*:*:pe-2 md:*:*:align-top">
        {rows.map(({ name, cells }) => (
          <tr key={name} className="gap-x-2 gap-y-1 border-b border-line py-2 max-md:grid">
            <th scope="row" className="text-start font-semibold md:font-medium">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, index) => (
              <td
                key={names[index]}
                className="items-baseline text-sm max-md:grid max-md:grid-cols-[minmax(0,8rem)_minmax(0,1fr)]"
              >
                <span className="column-name block text-xs text-ink-soft md:hidden">{names[index]}</span>
                <Cell value={cell} texts={texts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ value, texts }: { value: string | boolean; texts: Table['texts'] }): ReactNode {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? (
        <Icon name="check" className="size-2.25 text-accent" />
      ) : (
        <span aria-hidden="true" className="print:hidden">
          –
        </span>
      )}
      <span className="sr-only print:not-sr-only">{value ? texts?.yes : texts?.no}</span>
    </>
  );
}
