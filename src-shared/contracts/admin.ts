import type { formTypes } from '../forms/options.ts';
import type { Locale } from '../locales.ts';
import type { SiteStatus } from './status.ts';

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
  /** In the stage `new`. */
  applications: number;
  /** Demos that are over and have no outcome. */
  outcomes: number;
}

interface DailyActivity {
  day: string;
  demo: number;
  partnership: number;
  career: number;
  other: number;
  answered: number;
  answeredInADay: number;
  subscribed: number;
  unsubscribed: number;
}

export interface Activity {
  days: DailyActivity[];
  activeSubscribers: number;
}

type NewsletterTransport = 'resend' | 'binding';

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export type Query = Record<string, string | number | undefined>;

export interface AdminEndpoints {
  'GET /api/admin/me': {
    reply: {
      email: string;
      newsletterTransport: NewsletterTransport;
      digest: boolean;
      summary: boolean;
      name: string;
      signature: string;
    };
  };
  'GET /api/admin/activity': { reply: Activity };
  'GET /api/admin/stats': { reply: Stats };
  'GET /api/admin/today': { reply: Today };
  'GET /api/admin/pulse': { reply: { version: string } };
  'GET /api/admin/status': { reply: SiteStatus };
}
