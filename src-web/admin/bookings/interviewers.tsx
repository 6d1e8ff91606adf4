import { useQuery } from '@tanstack/react-query';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { bookings } from '#shared/staff-texts/bookings.ts';
import { Select } from '../components/fields.tsx';
import { whoSees } from '../components/staff-names.ts';
import { staffQuery } from '../queries.ts';

const { interview: texts } = bookings;

interface InterviewerSelectsProps {
  /** Addresses of none, one or two colleagues. */
  value: string[];
  onChange: (addresses: string[]) => void;
}

/** Each colleague who sees applications; no one is chosen for the recruiter. */
export function InterviewerSelects({ value: [first = '', second = ''], onChange }: InterviewerSelectsProps) {
  const colleagues = whoSees(useQuery(staffQuery).data?.items ?? [], ['career']);
  const optionsOf = (chosen: string, none: string, other: string) => ({
    '': none,
    // The chosen one stays in the list while the others load.
    ...(chosen && { [chosen]: chosen }),
    ...Object.fromEntries(
      colleagues.filter(({ email }) => email !== other).map(({ email, name }) => [email, name || email]),
    ),
  });
  return (
    <div className="grid gap-1 sm:grid-cols-2">
      <Select
        label={texts.interviewer}
        value={first}
        options={optionsOf(first, texts.choose, second)}
        withAll={false}
        onChange={(address) => onChange([address, second].filter(Boolean))}
      />
      {first && (
        <Select
          label={texts.secondInterviewer}
          value={second}
          options={optionsOf(second, texts.noSecond, first)}
          withAll={false}
          onChange={(address) => onChange([first, address].filter(Boolean))}
        />
      )}
    </div>
  );
}

export function hostsOf({ host, secondHost }: StaffBooking): StaffBooking['host'][] {
  return secondHost ? [host, secondHost] : [host];
}

export function hostNames(booking: StaffBooking): string {
  return new Intl.ListFormat('en').format(hostsOf(booking).map(({ name }) => name));
}

/** The addresses of an interview's interviewers; undefined for a demo, or where one of them has no address. */
export function interviewersOf(booking: StaffBooking): string[] | undefined {
  if (booking.formType !== 'career') return undefined;
  const addresses = hostsOf(booking).flatMap(({ email }) => email?.toLowerCase() ?? []);
  return addresses.length === hostsOf(booking).length ? addresses : undefined;
}
