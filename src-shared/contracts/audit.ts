import type { AuditAction } from '../admin/audit-actions.ts';
import type { Page, Query } from './admin.ts';

export interface AuditEntry {
  id: number;
  action: AuditAction;
  detail: string;
  by: string;
  at: string;
}

export interface AuditEndpoints {
  'GET /api/admin/audit': { query: Query; reply: Page<AuditEntry> };
}
