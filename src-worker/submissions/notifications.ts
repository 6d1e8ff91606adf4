import { type SQL, sql } from 'drizzle-orm';
import type { NotificationMode } from '#shared/contracts/staff.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { type Role, roleOfType } from '#shared/roles.ts';
import { addressSees } from '../auth/records.ts';
import type { Database } from '../db/client.ts';
import { notificationChoices } from '../db/schema.ts';
import type { NewEmail } from '../mail/outbox.ts';

export interface StaffNotification {
  mail: Omit<NewEmail, 'id' | 'to'>;
  of: SubmissionType;
  staffAddresses: readonly string[];
  except?: string | undefined;
}

/**
 * Rows for `enqueue`: the shared addresses (setting `STAFF_ADDRESSES`), and staff whose role (`roleOfType`) sees the form and who chose an
 * email for each. They are read in its transaction: a choice applies from the next form on.
 */
export function notificationRows({ mail, of, staffAddresses, except = '' }: StaffNotification): SQL {
  return sql`
    SELECT json_set(${JSON.stringify(mail)}, '$.id', lower(hex(randomblob(16))), '$.to', address) AS value
    FROM (${immediateRecipients(sql`${of}`, staffAddresses)}) WHERE lower(address) <> lower(${except})`;
}

/** Rows with an `address`. Former staff members, and those without a role for the form, are left out. */
export function immediateRecipients(formType: SQL, staffAddresses: readonly string[]): SQL {
  const addresses = JSON.stringify(staffAddresses);
  return sql`
    SELECT value AS address FROM json_each(${addresses}) WHERE NOT ${choseOtherwise(sql`value`, formType)}
    UNION ALL
    SELECT notice_choices.address FROM notice_choices JOIN staff ON staff.email = notice_choices.address
    WHERE notice_choices.form_type = ${formType} AND notice_choices.way = 'mail' AND ${addressSees(sql`staff.email`, formType)}
      AND notice_choices.address NOT IN (SELECT lower(value) FROM json_each(${addresses}))`;
}

export function choseOtherwise(address: SQL, formType: SQL): SQL {
  return sql`EXISTS (
    SELECT 1 FROM notice_choices AS chosen
    WHERE chosen.address = lower(${address}) AND chosen.form_type = ${formType} AND chosen.way <> 'mail')`;
}

/** Without a choice, staff get the daily email about the forms of their roles. Shared addresses get an email for each form. */
export function defaultOf(
  formType: SubmissionType,
  { isShared, roles }: { isShared: boolean; roles: readonly Role[] },
) {
  if (isShared) return 'mail';
  return roles.includes(roleOfType[formType]) ? 'digest' : 'nothing';
}

export function selectDigestRecipients(db: Database, staffAddresses: readonly string[]) {
  const isShared = (address: SQL) =>
    sql`${address} IN (SELECT lower(value) FROM json_each(${JSON.stringify(staffAddresses)}))`;
  return db.all<{ address: string; formType: SubmissionType }>(sql`
    SELECT address, form_type AS formType FROM notice_choices
    WHERE way = 'digest' AND (
      address IN (SELECT email FROM staff) AND ${addressSees(sql`address`, sql`form_type`)} OR ${isShared(sql`address`)}
    )
    UNION ALL
    SELECT email, role_of.key FROM staff
    JOIN json_each(${JSON.stringify(roleOfType)}) AS role_of ON staff.roles LIKE '%"' || role_of.value || '"%'
    WHERE email NOT LIKE 'service:%' AND NOT ${isShared(sql`email`)}
      AND NOT EXISTS (SELECT 1 FROM notice_choices WHERE address = email AND form_type = role_of.key)`);
}

export function selectNotificationChoices(db: Database) {
  return db.select().from(notificationChoices);
}

export function saveNotificationChoice(
  db: Database,
  choice: { address: string; formType: SubmissionType; way: NotificationMode; by: string; at: string },
) {
  const { way, by, at } = choice;
  return db
    .insert(notificationChoices)
    .values(choice)
    .onConflictDoUpdate({ target: [notificationChoices.address, notificationChoices.formType], set: { way, by, at } });
}
