import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '../queries.ts';

/** The name of whoever has an address among the staff; the address for who has given none. */
export function useStaffNames(): (address: string) => string {
  const items = useQuery(staffQuery).data?.items;
  return (address) => items?.find(({ email }) => email === address.toLowerCase())?.name || address;
}
