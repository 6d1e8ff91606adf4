import type { Host } from '../../../src-shared/contracts/admin-bookings.ts';

/** What staff can change of a host. */
export type HostRequest = Omit<Host, 'id' | 'feedUrl'>;

export function requestOf({ nameEn, nameAr, email, hours, active }: Host): HostRequest {
  return { nameEn, nameAr, email, hours, active };
}

/** A new host begins with the hours of the first one. */
export function newHost(hosts: Host[]): HostRequest {
  const hours = hosts[0]?.hours ?? Array.from({ length: 7 }, () => []);
  return { nameEn: '', nameAr: '', email: null, hours, active: true };
}
