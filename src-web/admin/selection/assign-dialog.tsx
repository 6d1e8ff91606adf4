import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { meQuery } from '../queries.ts';
import { staffQuery } from '../staff-query.ts';

const { assign: texts } = admin.list;

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
    <Modal title={texts.title(count)} close={admin.states.close} onClose={onClose}>
      <div className="flex flex-wrap gap-1">
        {me && <Button onClick={() => onAssign(me, true)}>{texts.me}</Button>}
        <Button variant="secondary" onClick={() => onAssign(null, false)}>
          {texts.nobody}
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
