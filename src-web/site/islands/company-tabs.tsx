import type { CompanyTabs as Texts } from '../../../src-shared/content/en/company-tabs.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ItemList } from '../sections/item-list.tsx';
import { Journey } from '../sections/journey.tsx';

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
