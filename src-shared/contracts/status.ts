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

/** `status` of the answer of `ALERT_WEBHOOK_URL`; null when there was none. */
export interface TestAlert {
  delivered: boolean;
  status: number | null;
}
