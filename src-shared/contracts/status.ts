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
] as const;
export type CheckName = (typeof checkNames)[number];

export type CheckStatus = 'ok' | 'degraded' | 'down' | 'off';

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
