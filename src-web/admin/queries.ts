import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => call('GET /api/admin/me', {}) });
/** How long a refusal by the mail provider may stay unseen, in milliseconds. */
const mailStateInterval = 60_000;

export const mailStateQuery = queryOptions({
  queryKey: ['mail-state'],
  queryFn: () => call('GET /api/admin/mail-state', {}),
  refetchInterval: mailStateInterval,
});
export const statsQuery = queryOptions({ queryKey: ['stats'], queryFn: () => call('GET /api/admin/stats', {}) });
