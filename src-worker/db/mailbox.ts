import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { inJson } from './in-json.ts';

/**
 * The mailbox of an address: without `+tag`, and for Gmail without dots, so that one mailbox cannot be reached as many. The
 * index `emails_by_mailbox` has this expression: change both.
 */
export function mailboxOf(address: SQL): SQL {
  // The first `+` or `@` ends the name.
  const name = sql`substr(lower(${address}), 1, instr(replace(${address}, '@', '+'), '+') - 1)`;
  const domain = sql`substr(lower(${address}), instr(${address}, '@') + 1)`;
  return sql`CASE WHEN ${domain} IN ('gmail.com', 'googlemail.com') THEN replace(${name}, '.', '') || '@gmail.com'
    ELSE ${name} || '@' || ${domain} END`;
}

/** A condition that an index on `mailboxOf(column)` serves. */
export function isMailbox(column: SQLWrapper, ...addresses: string[]): SQL {
  return sql`${mailboxOf(sql`${column}`)} IN ${inJson(addresses.map(mailboxOfAddress))}`;
}

/** The same rule outside of SQL. */
export function mailboxOfAddress(address: string): string {
  const at = address.indexOf('@');
  const name = address.slice(0, address.search(/[+@]/)).toLowerCase();
  const domain = address.slice(at + 1).toLowerCase();
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
