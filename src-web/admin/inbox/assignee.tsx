import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Select } from '../parts/fields.tsx';
import { QueryBoundary } from '../parts/states.tsx';
import { meQuery, staffQuery } from '../queries.ts';

const { conversation: texts } = admin;
const { assign: assignTexts, filters } = admin.list;

function useAddresses() {
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const staff = useQuery(staffQuery);
  return { me, staff, colleagues: (staff.data?.items ?? []).filter((address) => address !== me) };
}

const sameTexts = (addresses: string[]) => Object.fromEntries(addresses.map((address) => [address, address]));

interface AssigneeSelectProps {
  value: string | null;
  onChange: (address: string | null) => void;
}

export function AssigneeSelect({ value, onChange }: AssigneeSelectProps) {
  const { me, colleagues } = useAddresses();
  const options = {
    '': texts.nobody,
    ...(me && { [me]: texts.me(me) }),
    ...(value && value !== me && { [value]: value }),
    ...sameTexts(colleagues),
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

export function AssigneeFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { colleagues } = useAddresses();
  const options = {
    me: filters.me,
    none: filters.nobody,
    ...sameTexts(colleagues),
    // The chosen one stays in the list while the others load.
    ...(value.includes('@') && { [value]: value }),
  };
  return <Select label={filters.assignee} value={value} options={options} onChange={onChange} />;
}

interface AssignDialogProps {
  count: number;
  onClose: () => void;
  onAssign: (assignee: string | null, isMe: boolean) => void;
}

export function AssignDialog({ count, onClose, onAssign }: AssignDialogProps) {
  const { me, staff, colleagues } = useAddresses();
  return (
    <Dialog title={assignTexts.title(count)} onClose={onClose}>
      <div className="flex flex-wrap gap-1">
        {me && <Button onClick={() => onAssign(me, true)}>{assignTexts.me}</Button>}
        <Button variant="secondary" onClick={() => onAssign(null, false)}>
          {assignTexts.nobody}
        </Button>
      </div>
      <div className="mt-2">
        <QueryBoundary query={staff}>
          {() => (
            <div className="flex flex-wrap gap-1">
              {colleagues.map((address) => (
                <Button key={address} variant="secondary" onClick={() => onAssign(address, false)}>
                  <bdi>{address}</bdi>
                </Button>
              ))}
            </div>
          )}
        </QueryBoundary>
      </div>
    </Dialog>
  );
}
