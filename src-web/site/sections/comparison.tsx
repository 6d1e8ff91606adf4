import type { ReactNode } from 'react';
import type { ComparisonBlock } from '#shared/content/types/blocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** On a phone each row is a card: the names of the columns are in its cells. */
export function Comparison({ id, background, eyebrow, title, lead, ...table }: Omit<ComparisonBlock, 'kind'>) {
  const [rowName, ...names] = table.columns;
  const isFigures = table.layout === 'figures';
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
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
          {table.rows.map(({ name, cells }) => (
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
                  <Cell value={cell} texts={table.texts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Cell({ value, texts }: { value: string | boolean; texts: ComparisonBlock['texts'] }): ReactNode {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <Icon name="check" className="size-2.25 text-accent" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{value ? texts?.yes : texts?.no}</span>
    </>
  );
}
