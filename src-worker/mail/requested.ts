import { type SQL, sql } from 'drizzle-orm';
import { addressLimit, type EmailKind } from '../../src-shared/email-kinds.ts';
import { maxRequestedMails } from '../../src-shared/limits.ts';

/**
 * What anybody can cause to be mailed to any address, by a form or by a link. Reminders and follow-ups are not: how many there are is
 * limited by the bookings and the one subscription of an address.
 */
export const requestedKinds = [
  'demo_confirmation',
  'partnership_confirmation',
  'career_confirmation',
  'other_confirmation',
  'booking_confirmation',
  'booking_moved',
  'booking_cancelled',
  'newsletter_confirm',
  'newsletter_welcome',
  'newsletter_welcome_back',
  'newsletter_already_subscribed',
  'newsletter_goodbye',
  'data_link',
] as const satisfies EmailKind[];

/** What a statement that queues a mail knows of it, as expressions. `at` is an ISO time. */
interface QueuedMail {
  kind: SQL;
  to: SQL;
  at: SQL;
  payload: SQL;
}

/**
 * The status and the `last_error` of a mail in the statement that queues it: it is cancelled when its address has had as many
 * requested mails as it may get. Transactions run one after the other, so simultaneous requests count each other's mails. `name+tag@…`
 * is an address of its own: whose it is, only its domain knows, and nobody may use up what somebody else gets.
 */
export function queuedAs(mail: QueuedMail): { status: SQL; lastError: SQL } {
  const isOver = sql`(${isRequested(mail)} AND ${hadAll(mail)})`;
  return {
    status: sql`iif(${isOver}, 'cancelled', 'queued')`,
    lastError: sql`iif(${isOver}, ${addressLimit}, NULL)`,
  };
}

function hadAll({ to, at }: QueuedMail): SQL {
  const before = (time: string) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, ${sql.raw(`'${time}'`)})`;
  const isCounted = isRequested({ kind: sql`earlier.kind`, payload: sql`earlier.payload` });
  return sql`(
    SELECT sum(earlier.created_at > ${before('-1 hour')}) >= ${maxRequestedMails.anHour} OR count(*) >= ${maxRequestedMails.aDay}
    FROM emails AS earlier INDEXED BY emails_by_address
    WHERE lower(earlier.to_address) = lower(${to}) AND earlier.created_at > ${before('-1 day')}
      AND ${isCounted} AND earlier.status <> 'cancelled')`;
}

/** What staff do to a booking does not count. */
function isRequested({ kind, payload }: Pick<QueuedMail, 'kind' | 'payload'>): SQL {
  const kinds = sql.raw(requestedKinds.map((one) => `'${one}'`).join(', '));
  return sql`(${kind} IN (${kinds}) AND ${payload} ->> '$.booking.byStaff' IS NULL)`;
}
