import type { CompanyTabs as Texts } from '#shared/content/en/company-tabs.ts';
import type { Step } from '#shared/content/types/blocks.ts';
import { KhatamMark } from '../../ui/khatam-mark.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ItemList } from '../sections/item-list.tsx';

export default function CompanyTabs({ texts: { companyTabs } }: { texts: { companyTabs: Texts } }) {
  const { label, solutions, industries, technologies, process } = companyTabs;
  const lists = [solutions, industries, technologies];
  return (
    <Tabs
      label={label}
      tabs={[
        ...lists.map(({ id, label, items }) => ({ id, label, panel: <ItemList items={items} /> })),
        { id: process.id, label: process.label, panel: <Journey items={process.items} /> },
      ]}
    />
  );
}

function Journey({ items }: { items: readonly Step[] }) {
  return (
    <ol className="grid lg:grid-cols-4">
      {items.map(({ title, text }, index) => (
        <li key={title} className="group grid grid-cols-[auto_1fr] gap-x-2 lg:block">
          <div aria-hidden="true" className="flex flex-col items-center text-accent lg:flex-row">
            <KhatamMark className="size-3.5 shrink-0" />
            <span className="w-px grow bg-line-strong/50 group-last:hidden lg:h-px lg:w-auto" />
          </div>
          <div className="pb-4 lg:pe-4 lg:pt-2 lg:pb-0">
            <p aria-hidden="true" className="tabular text-sm text-ink-soft">
              {index + 1}
            </p>
            <h3 className="text-subheading">{title}</h3>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
