import * as z from 'zod';
import { type AuditAction, auditActions } from '../admin/audit-actions.ts';
import type { formTypes } from '../forms/options.ts';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { listMessages } from '../staff-texts/messages.ts';

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
  /** Replies to requests older than 24 hours; null unless all kinds are visible. */
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

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The parameters of every list with pages, besides its filters. */
export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const checkNames = [
  'database',
  'cron',
  'outbox',
  'provider',
  'model',
  'queue',
  'files',
  'inbound',
  'access',
  'requests',
  'backup',
] as const;
export type CheckName = (typeof checkNames)[number];

export type CheckStatus = 'ok' | 'degraded' | 'down' | 'off';

/** A part of the site as visitors see it. Without the database, only the database's own state is known. */
export type PublicStatus = CheckStatus | 'unknown';

export type PublicPart = 'website' | 'emails' | 'joe' | 'files';

export interface Check {
  name: CheckName;
  status: CheckStatus;
  detail: string;
  at?: string;
}

export interface SiteStatus {
  status: Exclude<CheckStatus, 'off'>;
  version: string | null;
  deployedAt: string | null;
  checks: Check[];
}

/** The status as staff see it. */
export interface StaffStatus extends SiteStatus {
  /** The number of the deployed release; with `+`, it has unreleased changes. */
  release: string | null;
  /** Failed requests of the last day by route and cause, the newest first. */
  failures: { route: string; cause: string; count: number; lastAt: string }[];
  /** The newest first; `answer` is the status of the receiver's answer, null when there was none. */
  alerts: { at: string; check: CheckName | 'test'; state: CheckStatus; answer: number | null; delivered: boolean }[];
}

/** `status` of the answer of `ALERT_WEBHOOK_URL`; null when there was none. */
export interface TestAlert {
  delivered: boolean;
  status: number | null;
}

export interface AuditEntry {
  id: number;
  action: AuditAction;
  detail: string;
  by: string;
  at: string;
  /** The record that the line is about, while it exists. Its id begins `detail`. */
  target: { kind: 'submission' | 'newsletter'; id: string } | null;
}

export const AuditFilters = z.object({
  person: z.string().trim().toLowerCase().max(maxLength.email).optional(),
  kind: z.enum(auditActions, listMessages.auditKind(auditActions)).optional(),
});

export interface AdminEndpoints {
  'GET /api/admin/activity': { reply: VisibleActivity };
  'GET /api/admin/stats': { reply: VisibleStats };
  'GET /api/admin/today': { reply: VisibleToday };
  'GET /api/admin/pulse': { reply: { version: string } };
  'GET /api/admin/status': { reply: StaffStatus };
  'POST /api/admin/status/resume': { reply: StaffStatus };
  'POST /api/admin/status/test-alert': { reply: TestAlert };
  'GET /api/admin/audit': { query: PageQuery & z.input<typeof AuditFilters>; reply: Page<AuditEntry> };
}
