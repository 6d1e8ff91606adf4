import { sql } from 'drizzle-orm';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { addressSees } from '../auth/records.ts';
import { database } from '../db/client.ts';
import { staff } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import type { NewEmail } from '../mail/outbox.ts';

export async function colleagues(env: Bindings): Promise<StaffMember[]> {
  const { email, name, roles } = staff;
  const members = await database(env).select({ email, name, roles }).from(staff);
  const shared = configOf(env).STAFF_ADDRESSES.map((address) => address.toLowerCase());
  const others = [...new Set(shared)].filter((address) => members.every((member) => member.email !== address));
  return [...members, ...others.map((address) => ({ email: address, name: '', roles: [] }))].sort((a, b) =>
    a.email < b.email ? -1 : 1,
  );
}

interface NewNote {
  submissionId: string;
  text: string;
  by: string;
  at: string;
}

export async function mentionMails(env: Bindings, { submissionId, text, by, at }: NewNote): Promise<NewEmail[]> {
  if (!text.includes('@')) return [];
  const named = namedIn(
    text,
    (await colleagues(env)).map(({ email }) => email),
  ).filter((address) => address !== by);
  if (named.length === 0) return [];
  return (await whoSees(env, submissionId, named)).map((to) => ({
    id: crypto.randomUUID(),
    kind: 'mention_notification',
    to,
    subject: staffMail.mention.title,
    submissionId,
    payload: { mention: { by } },
    dueAt: at,
    createdAt: at,
  }));
}

/** Staff members whose roles do not include the record are not notified. */
async function whoSees(env: Bindings, submissionId: string, named: string[]): Promise<string[]> {
  const formType = sql`(SELECT form_type FROM form_submissions WHERE id = ${submissionId})`;
  const rows = await database(env).all<{ address: string }>(
    sql`SELECT value AS address FROM json_each(${JSON.stringify(named)})
      WHERE ${addressSees(sql`value`, formType, configOf(env).STAFF_ADDRESSES)}`,
  );
  return rows.map(({ address }) => address);
}

const mention =
  /(?<![\p{L}\p{N}.@_+-])@([\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*(?:@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?)/gu;

/** Matches `@noura` and `@noura@rihla.example`. A name that two addresses share matches neither. */
export function namedIn(text: string, staff: readonly string[]): string[] {
  const names = new Set([...text.matchAll(mention)].map(([, name = '']) => name.toLowerCase()));
  const byName = Map.groupBy(staff, nameOf);
  return staff.filter((address) => {
    const name = nameOf(address);
    return names.has(address) || (names.has(name) && byName.get(name)?.length === 1);
  });
}

function nameOf(address: string): string {
  return address.slice(0, address.indexOf('@'));
}
