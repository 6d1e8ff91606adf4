import { audit } from '../db/audit.ts';
import type { Database } from '../db/client.ts';

/** Of filters that can be about a person only the name is kept. */
const personal = ['q', 'ids', 'assignee'];

export async function auditExport(db: Database, list: string, filters: object, by: string): Promise<void> {
  const used = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (personal.includes(name) ? name : `${name}=${value}`));
  const detail = used.length > 0 ? `${list}: ${used.join(', ')}` : `${list}: everybody`;
  await audit(db, { action: 'list_exported', detail, by, at: new Date().toISOString() });
}
