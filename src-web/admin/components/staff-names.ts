import { useQuery } from '@tanstack/react-query';
import type { Host } from '#shared/contracts/hosts.ts';
import type { StaffMember } from '#shared/contracts/staff.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { hasRole, isService, roleOfType } from '#shared/roles.ts';
import { absence } from '#shared/staff-texts/absence.ts';
import { formatLongDay } from '../format.ts';
import { staffQuery } from '../queries.ts';

/** The staff who may see these forms. Until an admin is appointed, anyone without a role may see all. */
export function whoSees(items: StaffMember[], types: readonly SubmissionType[]): StaffMember[] {
  const isAdminNamed = items.some(({ roles }) => roles.includes('admin'));
  return items.filter(
    ({ email, roles }) =>
      !isService(email) &&
      ((roles.length === 0 && !isAdminNamed) || types.every((type) => hasRole(roles, roleOfType[type]))),
  );
}

function labelOf(name: string, until: string | null | undefined): string {
  return until ? absence.label(name, formatLongDay(until)) : name;
}

/** The name in a choice, with the day until which a colleague is away. */
export function labelOfMember({ name, email, away }: StaffMember): string {
  return labelOf(name || email, away?.until);
}

export function labelOfHost({ nameEn, awayUntil }: Host): string {
  return labelOf(nameEn, awayUntil);
}

/** The name of a member of staff by address; the address itself without a name. */
export function useStaffNames(): (address: string) => string {
  const items = useQuery(staffQuery).data?.items;
  return (address) => items?.find(({ email }) => email === address.toLowerCase())?.name || address;
}
