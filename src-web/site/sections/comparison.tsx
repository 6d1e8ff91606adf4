import type { ReactNode } from 'react';
import type { ComparisonBlock, ComparisonTable as Table } from '#shared/content/types/blocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function Comparison({ id, background, eyebrow, title, lead, ...table }: Omit<ComparisonBlock, 'kind'>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ComparisonTable {...table} />
    </Section>
  );
}

/** On a phone each row is a card: the names of the columns are in its cells. */
export function ComparisonTable({ layout, columns, rows, texts }: Table) {
  const [rowName, ...names] = columns;
  const isFigures = layout === 'figures';
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
          <tr
            key={name}
            className={`gap-x-2 gap-y-1 border-b border-line py-2 max-md:grid ${isFigures ? 'grid-cols-2' : ''}`}
          >
            <th scope="row" className="col-span-full text-start font-semibold md:font-medium">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, index) => (
              <td
                key={names[index]}
                className={isFigures ? 'text-sm' : 'items-baseline text-sm max-md:grid max-md:grid-cols-[8rem_1fr]'}
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
