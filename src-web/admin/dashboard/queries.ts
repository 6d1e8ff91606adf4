import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { gulfDate } from '#shared/time/days.ts';
import { call } from '../../lib/api.ts';
import { bookingListQuery, bookingsQuery } from '../bookings/queries.ts';
import { meQuery } from '../queries.ts';

const comingDays = 7;

export const nextStepFilter = { assignee: 'me', nextStep: 'true' } as const;

export const nextStepsQuery = queryOptions({
  queryKey: ['submissions', 'next-steps'],
  queryFn: () => call('GET /api/admin/submissions', { query: { ...nextStepFilter, limit: 4 } }),
});

/** The meetings of the staff member, those that need an outcome, and what colleagues hold today. */
export function useMeetings() {
  const past = useQuery(bookingListQuery('over'));
  const coming = useQuery(bookingsQuery(gulfDate(), comingDays));
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const isMine = ({ host }: StaffBooking) => host.email?.toLowerCase() === me;
  const isToday = ({ startsAt }: StaffBooking) => gulfDate(new Date(startsAt)) === gulfDate();
  const ended = past.data?.items ?? [];
  const next = (coming.data?.items ?? []).filter(
    ({ status, endsAt }) => status === 'confirmed' && Date.parse(endsAt) > Date.now(),
  );
  return {
    past,
    coming,
    ended: [...ended.filter(isMine), ...ended.filter((one) => !isMine(one))],
    mine: next.filter(isMine),
    others: next.filter((one) => isToday(one) && !isMine(one)),
  };
}

interface ListedPeople {
  promised: ReadonlySet<string>;
  met: ReadonlySet<string>;
}

/** The addresses that the next steps and the meetings list; undefined until both are there. */
export function useListedPeople(): ListedPeople | undefined {
  const steps = useQuery(nextStepsQuery);
  const { past, coming, ended, mine, others } = useMeetings();
  if ([steps, past, coming].some(({ isPending }) => isPending)) return undefined;
  const meetings = [...ended.slice(0, maxMeetings), ...mine.slice(0, maxMeetings), ...others.slice(0, maxMeetings)];
  const promised = (steps.data?.items ?? []).filter(({ next_step: step }) => step !== null);
  return { promised: addressesOf(promised), met: addressesOf(meetings.map(({ visitor }) => visitor)) };
}

function addressesOf(people: { email: string }[]): ReadonlySet<string> {
  return new Set(people.map(({ email }) => email.toLowerCase()));
}

/** The meetings of each kind that are listed. */
export const maxMeetings = 3;
