import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => call('GET /api/admin/me', {}) });
export const statsQuery = queryOptions({ queryKey: ['stats'], queryFn: () => call('GET /api/admin/stats', {}) });
