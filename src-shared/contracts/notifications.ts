import * as z from 'zod';
import type { SubmissionType } from '../forms/options.ts';

export const notificationModes = ['mail', 'digest', 'nothing'] as const;
export type NotificationMode = (typeof notificationModes)[number];

const Way = z.enum(notificationModes, 'A way must be mail, digest or nothing.').optional();
export const NotificationChange = z.object({ demo: Way, partnership: Way, career: Way, other: Way });

export interface NotificationAddress {
  address: string;
  kind: 'me' | 'shared' | 'member';
  choices: Record<SubmissionType, NotificationMode>;
}

export interface NotificationEndpoints {
  'GET /api/admin/notices': { reply: { items: NotificationAddress[] } };
  'PUT /api/admin/notices/:address': {
    params: { address: string };
    body: z.input<typeof NotificationChange>;
    reply: { item: NotificationAddress };
  };
}
