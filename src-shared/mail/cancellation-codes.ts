// Codes in an email's `last_error`, which say why it was cancelled. Older rows have a sentence.

/** The address has had as many emails as anyone may trigger. */
export const addressLimit = 'address_limit';

/** A reply to be sent later: the visitor's email came first. */
export const visitorReplied = 'visitor_replied';

/** A suppressed address still gets the link to its own data, and after an erasure the emails that its owner requests. */
export const suppressionReasons = ['hard_bounce', 'complaint', 'manual', 'erased'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export type BlockingReason = Exclude<SuppressionReason, 'erased'>;

export type SuppressionCode = `suppressed_${SuppressionReason}`;

export function suppressionCode(reason: SuppressionReason): SuppressionCode {
  return `suppressed_${reason}`;
}

export type CancellationCode = typeof addressLimit | typeof visitorReplied | SuppressionCode;
