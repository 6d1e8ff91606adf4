import * as z from 'zod';
import type { SubmissionType } from '../forms/options.ts';

export const noticeWays = ['mail', 'digest', 'nothing'] as const;
export type NoticeWay = (typeof noticeWays)[number];

const Way = z.enum(noticeWays, 'A way must be mail, digest or nothing.').optional();
export const NoticeChange = z.object({ demo: Way, partnership: Way, career: Way, other: Way });

export interface NoticeAddress {
  address: string;
  kind: 'me' | 'shared' | 'member';
  choices: Record<SubmissionType, NoticeWay>;
}

export interface NoticeEndpoints {
  'GET /api/admin/notices': { reply: { items: NoticeAddress[] } };
  'PUT /api/admin/notices/:address': {
    params: { address: string };
    body: z.input<typeof NoticeChange>;
    reply: { item: NoticeAddress };
  };
}
