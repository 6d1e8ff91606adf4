import { env } from 'cloudflare:workers';
import type { Role } from '#shared/roles.ts';
import { requestWith } from './faults.ts';
import { localStaff } from './staff.ts';
import { emptyTables } from './tables.ts';

export const colleagues = {
  admin: 'amal@rihla.example',
  sales: 'sara@rihla.example',
  recruiting: 'rami@rihla.example',
  marketing: 'maha@rihla.example',
  none: 'nadia@rihla.example',
} as const;
export type Colleague = keyof typeof colleagues;

/** Amal is an appointed admin, and the others have the role in their name; Nadia has none. */
export async function nameRoles(namedRoles: Partial<Record<Colleague, Role[]>> = {}): Promise<void> {
  await emptyTables('staff');
  const insert = env.DB.prepare("INSERT INTO staff (email, first_seen_at, name, roles) VALUES (?, '2026', ?, ?)");
  await env.DB.batch(
    Object.entries(colleagues).map(([name, email]) => {
      const roles = namedRoles[name as Colleague] ?? (name === 'none' ? [] : [name]);
      return insert.bind(email, name === 'admin' ? 'Amal Haddad' : '', JSON.stringify(roles));
    }),
  );
}

/** A staff member's request; a body is sent as JSON. */
export function as(who: Colleague, path: string, body?: unknown, method?: string): Promise<Response> {
  return requestWith(
    { ...localStaff, STAFF_DEV_EMAIL: colleagues[who] },
    `/api/admin/${path}`,
    {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    },
    'http://localhost',
  );
}

export async function json<Reply>(who: Colleague, path: string): Promise<Reply> {
  const response = await as(who, path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json<Reply>();
}

export function giveRoles(by: Colleague, who: Colleague, roles: Role[]): Promise<Response> {
  return as(by, `staff/${encodeURIComponent(colleagues[who])}`, { roles }, 'PUT');
}

/** An answer as a table shows it: `role_required`, 200 and so on. */
export async function outcome(response: Response): Promise<number | string> {
  if (response.status !== 403) return response.status;
  return (await response.json<{ code: string }>()).code;
}
