import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Role } from '../../src-shared/roles.ts';
import { database } from '../db/client.ts';
import { listOf } from '../db/list.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { isAllowed, roleRequired } from '../http/roles.ts';

/** The role that an email needs: that of its submission, else of its kind. */
const neededRole = sql`CASE
  WHEN emails.submission_id IS NOT NULL THEN
    CASE (SELECT coalesce(max(form_type), '') FROM form_submissions WHERE id = emails.submission_id)
      WHEN 'career' THEN 'recruiting' WHEN '' THEN 'admin' ELSE 'sales' END
  WHEN emails.kind LIKE 'newsletter%' OR emails.kind = 'staff_summary' THEN 'marketing'
  ELSE 'admin' END`;

/** Undefined for who sees every email. */
export function isVisibleMail(c: Context<HonoEnv>): SQL | undefined {
  return isAllowed(c, 'admin') ? undefined : sql`${neededRole} IN ${listOf(c.get('roles'))}`;
}

export async function requireVisibleMail(c: Context<HonoEnv>, id: string): Promise<void> {
  if (isAllowed(c, 'admin')) return;
  const mail = await database(c.env).get<{ role: Role } | undefined>(
    sql`SELECT ${neededRole} AS role FROM emails WHERE id = ${id}`,
  );
  if (mail && !isAllowed(c, mail.role)) throw await roleRequired(c, [mail.role]);
}
