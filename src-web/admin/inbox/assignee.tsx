import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Select } from '../parts/fields.tsx';
import { QueryBoundary } from '../parts/states.tsx';
import { meQuery, staffQuery } from '../queries.ts';

const { conversation: texts } = admin;
const { assign: assignTexts } = admin.list;

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

interface AssignDialogProps {
  count: number;
  onClose: () => void;
  onAssign: (assignee: string | null, isMe: boolean) => void;
}

export function AssignDialog({ count, onClose, onAssign }: AssignDialogProps) {
  const { data } = useQuery(meQuery);
  const staff = useQuery(staffQuery);
  const me = data?.email.toLowerCase();
  return (
    <Modal title={assignTexts.title(count)} close={admin.states.close} onClose={onClose}>
      <div className="flex flex-wrap gap-1">
        {me && <Button onClick={() => onAssign(me, true)}>{assignTexts.me}</Button>}
        <Button variant="secondary" onClick={() => onAssign(null, false)}>
          {assignTexts.nobody}
        </Button>
      </div>
      <div className="mt-2">
        <QueryBoundary query={staff}>
          {({ items }) => (
            <div className="flex flex-wrap gap-1">
              {items
                .filter((address) => address !== me)
                .map((address) => (
                  <Button key={address} variant="secondary" onClick={() => onAssign(address, false)}>
                    <bdi>{address}</bdi>
                  </Button>
                ))}
            </div>
          )}
        </QueryBoundary>
      </div>
    </Modal>
  );
}
