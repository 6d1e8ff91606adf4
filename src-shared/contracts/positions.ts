import * as z from 'zod';
import type { JobId } from '../paths.ts';

const Day = z.iso.date('Please give a day such as 2026-01-31, or null.').nullable();

/** Days in Dubai: the first without applications, and the first with applications again. */
export const PositionChange = z
  .object({ closesOn: Day, opensOn: Day })
  .refine(({ closesOn, opensOn }) => opensOn === null || (closesOn !== null && opensOn > closesOn), {
    path: ['opensOn'],
    error: 'The day of reopening must be after the day of closing.',
  });
export type PositionChange = z.infer<typeof PositionChange>;

/** Both days are null once the position is open again. */
export interface StaffPosition extends PositionChange {
  slug: JobId;
  title: string;
  isClosed: boolean;
}

export interface PositionEndpoints {
  'GET /api/positions': { reply: { closed: JobId[] } };
  'GET /api/admin/positions': { reply: { items: StaffPosition[] } };
  'PUT /api/admin/positions/:slug': {
    params: { slug: JobId };
    body: PositionChange;
    reply: { position: StaffPosition };
  };
}
