import * as z from 'zod';
import { type AuditAction, auditActions } from '../admin/audit-actions.ts';
import { maxLength } from '../limits.ts';
import { listMessages } from '../staff-texts/messages.ts';
import type { Page, PageQuery } from './admin.ts';

export const AuditFilters = z.object({
  person: z.string().trim().toLowerCase().max(maxLength.email).optional(),
  kind: z.enum(auditActions, listMessages.auditKind(auditActions)).optional(),
});

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
  'GET /api/admin/audit': { query: PageQuery & z.input<typeof AuditFilters>; reply: Page<AuditEntry> };
}
