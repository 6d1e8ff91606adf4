import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from '#shared/contracts/staff.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { conversation as texts } from '#shared/staff-texts/conversation.ts';
import { list as listTexts } from '#shared/staff-texts/list.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Select } from '../components/fields.tsx';
import { labelOfMember, whoSees } from '../components/staff-names.ts';
import { QueryBoundary } from '../components/states.tsx';
import { meQuery, staffQuery } from '../queries.ts';

const { assign: assignTexts, filters } = listTexts;

function useColleagues(types: readonly SubmissionType[] = []) {
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const staff = useQuery(staffQuery);
  const colleagues = whoSees(staff.data?.items ?? [], types).filter(({ email }) => email !== me);
  return { me, staff, colleagues };
}

const optionsOf = (members: StaffMember[]) =>
  Object.fromEntries(members.map((member) => [member.email, labelOfMember(member)]));

interface AssigneeSelectProps {
  type: SubmissionType;
  value: string | null;
  onChange: (address: string | null) => void;
}

export function AssigneeSelect({ type, value, onChange }: AssigneeSelectProps) {
  const { me, colleagues } = useColleagues([type]);
  const options = {
    '': texts.nobody,
    ...(me && { [me]: texts.me }),
    ...(value && value !== me && { [value]: value }),
    ...optionsOf(colleagues),
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
  const { colleagues } = useColleagues();
  const options = {
    me: filters.me,
    none: filters.nobody,
    // The chosen one stays in the list while the others load.
    ...(value.includes('@') && { [value]: value }),
    ...optionsOf(colleagues),
  };
  return <Select label={filters.assignee} value={value} options={options} onChange={onChange} />;
}

interface AssignDialogProps {
  types: SubmissionType[];
  count: number;
  onClose: () => void;
  onAssign: (assignee: string | null, isMe: boolean) => void;
}

export function AssignDialog({ types, count, onClose, onAssign }: AssignDialogProps) {
  const { me, staff, colleagues } = useColleagues(types);
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
              {colleagues.map((member) => (
                <Button key={member.email} variant="secondary" onClick={() => onAssign(member.email, false)}>
                  <bdi>{labelOfMember(member)}</bdi>
                </Button>
              ))}
            </div>
          )}
        </QueryBoundary>
      </div>
    </Dialog>
  );
}
