import * as z from 'zod';
import { maxLength } from '../limits.ts';
import type { StaffBooking } from './bookings.ts';
import type { ChatSessionSummary } from './chat.ts';
import type { StaffSubmission } from './inbox.ts';
import type { OutboxEmail } from './mail.ts';
import type { Subscriber } from './subscribers.ts';

const key = z.string().trim().min(1).optional();

export const ContactQuery = z
  .object({
    email: key.pipe(z.string().max(maxLength.email).toLowerCase().optional()),
    phone: key.pipe(z.string().max(maxLength.phone).optional()),
  })
  .refine(({ email, phone }) => Boolean(email) !== Boolean(phone), 'Please send an address or a phone number.');

export interface Person {
  emails: string[];
  /** The newest record of each address that staff have marked as this person. */
  marked: { id: string; email: string }[];
  phones: string[];
  submissions: StaffSubmission[];
  bookings: StaffBooking[];
  chats: ChatSessionSummary[];
  mails: OutboxEmail[];
  subscribers: Subscriber[];
}

export interface ContactEndpoints {
  'GET /api/admin/person': { query: z.input<typeof ContactQuery>; reply: Person };
}
