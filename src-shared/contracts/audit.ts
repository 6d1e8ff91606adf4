import type { AuditAction } from '../admin/audit-actions.ts';
import type { Page, Query } from './admin.ts';

export interface AuditEntry {
  id: number;
  action: AuditAction;
  detail: string;
  by: string;
  at: string;
  /** The record that the line is about, while it exists. Its id begins `detail`. */
  target: { kind: 'submission' | 'newsletter'; id: string } | null;
}

export interface AuditEndpoints {
  'GET /api/admin/audit': { query: Query; reply: Page<AuditEntry> };
}
