import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Select } from '../components/fields.tsx';
import { meQuery } from '../queries.ts';

const { conversation: texts } = admin;

interface AssigneeSelectProps {
  value: string | null;
  onChange: (address: string | null) => void;
}

export function AssigneeSelect({ value, onChange }: AssigneeSelectProps) {
  const { data: me } = useQuery(meQuery);
  const { data: staff } = useQuery({ queryKey: ['staff'], queryFn: () => call('GET /api/admin/staff', {}) });
  const own = me?.email.toLowerCase();
  const addresses = [...new Set([...(value ? [value] : []), ...(staff?.items ?? [])])];
  const options = {
    '': texts.nobody,
    ...(own && { [own]: texts.me(own) }),
    ...Object.fromEntries(addresses.filter((address) => address !== own).map((address) => [address, address])),
  };
  return (
    <Select
      label={texts.assignee}
      value={value ?? ''}
      options={options}
      withAll={false}
      onChange={(address) => onChange(address || null)}
    />
  );
}
