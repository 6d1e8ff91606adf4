import * as z from 'zod';
import { maxLength } from '../limits.ts';
import type { StaffBooking } from './bookings.ts';
import type { ChatSessionSummary } from './chat.ts';
import type { NextStep, StaffSubmission } from './inbox.ts';

export const CompanyQuery = z.object({ q: z.string().trim().min(2, 'Please type two letters.').max(maxLength.search) });

export interface CompanySummary {
  /** A domain, or a name in small letters. */
  key: string;
  name: string;
  submissions: number;
}

export interface CompanyPerson {
  name: string;
  email: string;
  phone: string | null;
  submissions: number;
}

export interface Company {
  key: string;
  name: string;
  people: CompanyPerson[];
  submissions: StaffSubmission[];
  bookings: StaffBooking[];
  /** Conversations on WhatsApp with one of the people’s numbers. */
  chats: ChatSessionSummary[];
  /** The first due comes first. */
  nextSteps: (NextStep & { submissionId: string; name: string })[];
}

export interface CompanyEndpoints {
  'GET /api/admin/companies': { query: z.input<typeof CompanyQuery>; reply: { items: CompanySummary[] } };
  'GET /api/admin/companies/:key': { params: { key: string }; reply: Company };
}
