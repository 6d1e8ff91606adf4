import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { isService, type Role, roles } from '#shared/roles.ts';
import { people as texts } from '#shared/staff-texts/staff.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { List } from '../components/list.tsx';
import { CautionLine, PageTitle, Panel } from '../components/page.tsx';
import { Feedback, failureText, QueryBoundary } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { meQuery, staffQuery, useChange } from '../queries.ts';
import { Absence } from './absence.tsx';
import { MemberForm } from './member-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleBoxes, RoleHints } from './role-boxes.tsx';

export function StaffView() {
  const staff = useQuery(staffQuery);
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <RoleHints />
      <QueryBoundary query={staff}>{({ items }) => <Members items={items} />}</QueryBoundary>
      <Panel title={texts.add.title} className="mt-3">
        <MemberForm members={staff.data?.items ?? []} />
      </Panel>
    </>
  );
}

function Members({ items }: { items: StaffMember[] }) {
  const isOpen = items.every((member) => !member.roles.includes('admin'));
  return (
    <>
      {isOpen && <CautionLine text={texts.open}>{null}</CautionLine>}
      <List label={texts.list}>
        {items.map((member) => (
          <Member key={member.email} member={member} members={items} isOpen={isOpen} />
        ))}
      </List>
    </>
  );
}

function Member({ member, members, isOpen }: { member: StaffMember; members: StaffMember[]; isOpen: boolean }) {
  const { email, name } = member;
  const [leaving, setLeaving] = useState<Role[]>();
  const [isRemoving, setIsRemoving] = useState(false);
  const isMe = useQuery(meQuery).data?.email.toLowerCase() === email;
  const save = useChange(
    (nextRoles: Role[]) => call('PUT /api/admin/staff/:email', { params: { email }, body: { roles: nextRoles } }),
    { onSuccess: () => showToast({ success: texts.saved(name || email) }) },
  );
  const remove = useChange(
    (successor: string | undefined) =>
      call('DELETE /api/admin/staff/:email', { params: { email }, body: { ...(successor && { successor }) } }),
    { onSuccess: (removed) => showToast({ success: texts.removed(name || email, removed) }) },
  );
  const mayAll = isOpen && !isService(email);
  const own = save.isPending ? save.variables : member.roles;

  function choose(role: Role, isGiven: boolean) {
    if (save.isPending) return;
    const after = roles.filter((one) => (one === role ? isGiven : own.includes(one)));
    if (isMe && role === 'admin' && !isGiven) setLeaving(after);
    else save.mutate(after);
  }

  return (
    <li className="grid gap-x-3 gap-y-0.5 py-1.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-1 font-semibold wrap-anywhere">
          <bdi>{name || email}</bdi>
          {isMe && <span className="font-normal text-ink-soft">({texts.you})</span>}
          {own.length === 0 && (
            <Badge tone={mayAll ? 'caution' : 'neutral'}>{mayAll ? texts.noRoleOpen : texts.noRole}</Badge>
          )}
        </p>
        {name && <p className="text-xs text-ink-soft wrap-anywhere">{email}</p>}
      </div>
      <RoleBoxes legend={texts.rolesOf(name || email)} given={own} onChange={choose} />
      <div className="flex flex-wrap items-center gap-x-1 lg:col-span-full">
        {!isService(email) && !member.isShared && <Absence member={member} />}
        {!isMe && (
          <Button
            variant="quiet"
            aria-label={texts.removeOf(name || email)}
            pending={remove.isPending}
            onClick={() => setIsRemoving(true)}
          >
            {texts.remove}
          </Button>
        )}
        <Feedback failure={failureText(save.error ?? remove.error)} />
      </div>
      {isRemoving && (
        <RemoveDialog
          member={member}
          members={members}
          onClose={() => setIsRemoving(false)}
          onConfirm={(successor) => remove.mutate(successor)}
        />
      )}
      {leaving && (
        <ConfirmDialog {...texts.leave} onClose={() => setLeaving(undefined)} onConfirm={() => save.mutate(leaving)}>
          <p className="max-w-text">{texts.leave.text}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
