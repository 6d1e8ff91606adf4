import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** The addresses of the colleagues to whom a submission can be assigned. */
export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => call('GET /api/admin/staff', {}) });
