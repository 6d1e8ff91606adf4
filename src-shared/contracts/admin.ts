import type { formTypes } from '../forms/options.ts';
import type { Locale } from '../locales.ts';
import type { Role } from '../roles.ts';
import type { SiteStatus, TestAlert } from './status.ts';

export interface Stats {
  submissions: {
    total: number;
    pending: number;
    contacted: number;
    completed: number;
    waiting: number;
    byType: Record<(typeof formTypes)[number], number>;
  };
  subscribers: { total: number; active: number };
  readers: Record<Locale, number>;
  chatCapReachedAt: string | null;
}

export interface Today {
  unanswered: number;
  /** Applications in the stage `new`. */
  applications: number;
  /** Demos that are over and have no outcome. */
  outcomes: number;
}

/** Counts that the staff member's roles do not allow are null or absent. Answers count all kinds of forms together. */
export interface VisibleStats extends Pick<Stats, 'chatCapReachedAt'> {
  submissions: (Omit<Stats['submissions'], 'byType'> & { byType: Partial<Stats['submissions']['byType']> }) | null;
  subscribers: Stats['subscribers'] | null;
  readers: Stats['readers'] | null;
}
export type VisibleToday = { [Name in keyof Today]: Today[Name] | null };
export interface VisibleActivity {
  days: (Partial<DailyActivity> & Pick<DailyActivity, 'day'>)[];
  activeSubscribers: number | null;
  /** Of the requests that are older than 24 hours; null unless all kinds are visible. */
  replies: Activity['replies'] | null;
}

interface DailyActivity {
  day: string;
  demo: number;
  partnership: number;
  career: number;
  other: number;
  /** Requests of the day that got an email or a booking by staff within 24 hours. */
  answeredInADay: number;
  subscribed: number;
  unsubscribed: number;
}

export interface Activity {
  days: DailyActivity[];
  activeSubscribers: number;
  replies: { requests: number; inADay: number };
}

type NewsletterTransport = 'resend' | 'binding';

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Of every list with pages, besides its filters. */
export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface AdminEndpoints {
  'GET /api/admin/me': {
    reply: {
      email: string;
      newsletterTransport: NewsletterTransport;
      digest: boolean;
      summary: boolean;
      name: string;
      signature: string;
      /** Effective roles: until an admin is appointed, anyone without a role is one. */
      roles: Role[];
    };
  };
  'GET /api/admin/activity': { reply: VisibleActivity };
  'GET /api/admin/stats': { reply: VisibleStats };
  'GET /api/admin/today': { reply: VisibleToday };
  'GET /api/admin/pulse': { reply: { version: string } };
  'GET /api/admin/status': { reply: SiteStatus };
  'POST /api/admin/status/resume': { reply: SiteStatus };
  'POST /api/admin/status/test-alert': { reply: TestAlert };
}
