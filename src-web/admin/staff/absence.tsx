import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { maxAbsenceDays } from '#shared/limits.ts';
import { hasRole, isService } from '#shared/roles.ts';
import { absence as texts } from '#shared/staff-texts/absence.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { AffectedBookings } from '../bookings/affected-bookings.tsx';
import { Dialog } from '../components/dialog.tsx';
import { FormActions, inputClass, Select, submits, TextField } from '../components/fields.tsx';
import { labelOfMember, useStaffNames } from '../components/staff-names.ts';
import { Feedback, failureText } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatLongDay } from '../format.ts';
import { meQuery, staffQuery, useChange } from '../queries.ts';

interface AbsenceProps {
  member: StaffMember;
  isOpen?: boolean;
  /** One button, without the sentence about a present absence. */
  isShort?: boolean;
}

/** Says whether a colleague is away, and lets the colleague or an administrator change it. */
export function Absence({ member, isOpen = false, isShort }: AbsenceProps) {
  const { email, away } = member;
  const name = member.name || email;
  const params = { email };
  const [isChanging, setIsChanging] = useState(isOpen);
  const isMe = useQuery(meQuery).data?.email.toLowerCase() === email;
  const nameOfStaff = useStaffNames();
  const end = useChange(() => call('DELETE /api/admin/staff/:email/away', { params }), {
    onSuccess: () => showToast({ success: texts.ended(name) }),
  });
  return (
    <div className="flex flex-wrap items-center gap-1">
      {away && !isShort && (
        <p className="text-sm">
          <span className="font-semibold text-caution">{texts.awayTitle(formatLongDay(away.until))}</span>
          {away.cover && ` · ${texts.coveredBy(nameOfStaff(away.cover))}`}
        </p>
      )}
      {away && !isShort && (
        <Button
          variant="secondary"
          size="small"
          aria-label={isMe ? undefined : texts.endOf(name)}
          pending={end.isPending}
          onClick={() => end.mutate()}
        >
          {texts.end}
        </Button>
      )}
      <Button
        variant={away ? 'secondary' : 'quiet'}
        size="small"
        aria-label={isMe ? undefined : texts.setOf(name)}
        onClick={() => setIsChanging(true)}
      >
        {away ? (isShort ? texts.awayTitle(formatLongDay(away.until)) : texts.change) : texts.set}
      </Button>
      <Feedback failure={failureText(end.error)} />
      {isChanging && <AbsenceDialog member={member} isMe={isMe} onClose={() => setIsChanging(false)} />}
    </div>
  );
}

/** The absence of the person signed in. */
export function OwnAbsence(props: Omit<AbsenceProps, 'member'>) {
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const member = useQuery(staffQuery).data?.items.find(({ email }) => email === me);
  return member ? <Absence member={member} {...props} /> : null;
}

interface AbsenceDialogProps {
  member: StaffMember;
  isMe: boolean;
  onClose: () => void;
}

function AbsenceDialog({ member, isMe, onClose }: AbsenceDialogProps) {
  const { email, roles, away } = member;
  const name = member.name || email;
  const today = gulfDate();
  const members = useQuery(staffQuery).data?.items ?? [];
  const there = members.filter((one) => one.email !== email && !isService(one.email) && !one.away && !one.isShared);
  // A cover without the role would not see the records.
  const alike = there.filter((one) => hasRole(one.roles, ...roles));
  const others = alike.length > 0 ? alike : there;
  const [until, setUntil] = useState(away?.until ?? addDays(today, 7));
  const [chosen, setCover] = useState(away?.cover);
  const [affected, setAffected] = useState<StaffBooking[]>([]);
  const cover = chosen === undefined ? (alike[0]?.email ?? null) : chosen;
  const save = useChange(
    () => call('PUT /api/admin/staff/:email/away', { params: { email }, body: { until, cover } }),
    {
      onSuccess({ item, submissions, affected }) {
        showToast({ success: texts.saved(name, formatLongDay(item.away!.until), submissions) });
        if (affected.length > 0) setAffected(affected);
        else onClose();
      },
    },
  );
  const title = isMe ? texts.dialog.mine : texts.dialog.title(name);
  if (affected.length > 0)
    return (
      <Dialog title={title} onClose={onClose}>
        <AffectedBookings title={texts.affected} bookings={affected} inNewTab />
        <Button className="mt-2" onClick={onClose}>
          {texts.close}
        </Button>
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submits(() => save.mutate())} className="grid max-w-text gap-1.5">
        <TextField label={texts.dialog.until} hint={texts.dialog.untilHint}>
          {(control) => (
            <input
              {...control}
              type="date"
              required
              min={addDays(today, 1)}
              max={addDays(today, maxAbsenceDays)}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
              className={inputClass}
            />
          )}
        </TextField>
        <Select
          label={texts.dialog.cover}
          value={cover ?? ''}
          options={{
            ...Object.fromEntries(others.map((one) => [one.email, labelOfMember(one)])),
            '': texts.dialog.noOne,
          }}
          withAll={false}
          onChange={(address) => setCover(address || null)}
        />
        <ul className="grid list-disc gap-0.5 ps-2 text-sm text-ink-soft">
          {texts.dialog.consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <FormActions labels={texts.dialog} pending={save.isPending} error={save.error} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
