import type { Host } from '../../../src-shared/contracts/admin-bookings.ts';

/** What staff can change of a host. */
export type HostRequest = Omit<Host, 'id' | 'feedUrl' | 'affected'>;

export function requestOf({ nameEn, nameAr, email, hours, active }: Host): HostRequest {
  return { nameEn, nameAr, email, hours, active };
}

/** The fields that staff have edited, without those that are saved as they are now. */
export function unsaved(edits: Partial<HostRequest>, saved: Partial<HostRequest>): Partial<HostRequest> {
  const names = Object.keys(edits) as (keyof HostRequest)[];
  return Object.fromEntries(names.filter((name) => edits[name] !== saved[name]).map((name) => [name, edits[name]]));
}

/** A new host begins with the hours of the first one. */
export function newHost(hosts: Host[]): HostRequest {
  const hours = hosts[0]?.hours ?? Array.from({ length: 7 }, () => []);
  return { nameEn: '', nameAr: '', email: null, hours, active: true };
}
