import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const chatUsageQuery = queryOptions({
  queryKey: ['chat-usage'],
  queryFn: () => call('GET /api/admin/chat-usage', {}),
});
