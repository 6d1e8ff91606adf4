import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { positions } from '../../../src-shared/forms/options.ts';
import { Search, Select } from '../components/fields.tsx';
import type { useFilters } from '../components/filters.ts';
import { LanguageSelect } from '../components/language.tsx';
import { meQuery } from '../queries.ts';
import { staffQuery } from '../staff-query.ts';

const { submissions: texts, board, list } = admin;
const positionOptions = Object.fromEntries(positions.map((position) => [position, position]));

/** The filters of the list, in the order of its address. */
export const filterNames = ['status', 'formType', 'stage', 'position', 'locale', 'assignee', 'open', 'q'] as const;
type Filters = ReturnType<typeof useFilters<(typeof filterNames)[number]>>;

export function ListFilters({ filters }: { filters: Filters }) {
  const { values, set, setAll, typing } = filters;
  const showsApplications = values.formType === 'career' || values.stage || values.position;
  return (
    <search className="mb-2 flex flex-wrap items-end gap-1.5">
      <Search {...typing} placeholder={texts.searchPlaceholder} />
      <Select
        label={texts.status}
        value={values.status}
        options={texts.statuses}
        onChange={(status) => setAll({ status, ...(status && { open: '' }) })}
      />
      <Select
        label={texts.type}
        value={values.formType}
        options={texts.types}
        onChange={(formType) => setAll({ formType, stage: '', position: '' })}
      />
      {showsApplications && (
        <>
          <Select
            label={list.filters.stage}
            value={values.stage}
            options={board.stages}
            onChange={(value) => set('stage', value)}
          />
          <Select
            label={list.filters.position}
            value={values.position}
            options={positionOptions}
            onChange={(value) => set('position', value)}
          />
        </>
      )}
      <LanguageSelect value={values.locale} onChange={(value) => set('locale', value)} />
      <AssigneeSelect value={values.assignee} onChange={(value) => set('assignee', value)} />
    </search>
  );
}

function AssigneeSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data: me } = useQuery(meQuery);
  const { data: staff } = useQuery(staffQuery);
  const colleagues = (staff?.items ?? []).filter((address) => address !== me?.email.toLowerCase());
  // The chosen one stays in the list while the others load.
  const addresses = [...new Set([...colleagues, ...(value.includes('@') ? [value] : [])])];
  const options = {
    me: list.filters.me,
    none: list.filters.nobody,
    ...Object.fromEntries(addresses.map((address) => [address, address])),
  };
  return <Select label={list.filters.assignee} value={value} options={options} onChange={onChange} />;
}
