import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { isService } from '#shared/roles.ts';
import { people } from '#shared/staff-texts/staff.ts';
import { call } from '../../lib/api.ts';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Select } from '../components/fields.tsx';
import { labelOfMember } from '../components/staff-names.ts';
import { QueryBoundary } from '../components/states.tsx';

interface RemoveDialogProps {
  member: StaffMember;
  members: StaffMember[];
  onConfirm: (successor: string | undefined) => void;
  onClose: () => void;
}

const { removing: texts } = people;

/** A colleague with the same role is proposed, so that no record is left alone by accident. */
export function RemoveDialog({ member, members, onConfirm, onClose }: RemoveDialogProps) {
  const { email, name, roles } = member;
  const duties = useQuery({
    queryKey: ['staff', email],
    queryFn: () => call('GET /api/admin/staff/:email', { params: { email } }),
  });
  const others = members.filter((one) => one.email !== email && !isService(one.email) && one.roles.length > 0);
  const sharesRole = (one: StaffMember) => one.roles.some((role) => roles.includes(role));
  const [successor, setSuccessor] = useState(others.find(sharesRole)?.email ?? '');
  const options = Object.fromEntries(others.map((one) => [one.email, labelOfMember(one)]));
  return (
    <ConfirmDialog
      title={texts.title(name || email)}
      confirm={texts.confirm}
      cancel={texts.cancel}
      disabled={duties.isPending}
      onClose={onClose}
      onConfirm={() => onConfirm(successor || undefined)}
    >
      <QueryBoundary query={duties}>
        {(found) => (
          <div className="grid max-w-text gap-1.5">
            <ul className="grid gap-0.5">
              {texts.duties(found, name || email).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {(found.submissions > 0 || found.bookings > 0 || found.hosts.length > 0) && (
              <>
                <Select
                  label={texts.successor}
                  value={successor}
                  options={{ '': texts.noOne, ...options }}
                  withAll={false}
                  onChange={setSuccessor}
                />
                <p className="text-sm text-ink-soft">{successor ? texts.handedOver : texts.left}</p>
              </>
            )}
          </div>
        )}
      </QueryBoundary>
      <p className="mt-1.5 max-w-text text-sm text-ink-soft">{texts.access}</p>
    </ConfirmDialog>
  );
}
