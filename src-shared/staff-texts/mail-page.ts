import { maxRequestedMails } from '../limits.ts';
import type { CancellationCode } from '../mail/cancellation-codes.ts';

/** Reasons why an email failed or was cancelled, by their code in `last_error`; all else there is a sentence. */
const causes = new Map<string, string>(
  Object.entries({
    address_limit: `This address has reached the limit of emails that anyone can trigger (${maxRequestedMails.anHour} an hour, ${maxRequestedMails.aDay} a day)`,
    suppressed_hard_bounce: 'Blocked: an email to this address bounced permanently',
    suppressed_complaint: 'Blocked: the owner of this address reported an email as spam',
    suppressed_manual: 'Blocked by staff',
    suppressed_erased: 'Blocked: the owner of this address had all data erased',
    visitor_replied: 'Cancelled: the visitor wrote first',
  } satisfies Record<CancellationCode, string>),
);

export const mail = {
  searchPlaceholder: 'Whole email address',
  empty: 'No email yet. Every queued and sent email is listed here.',
  status: 'Status',
  statuses: { queued: 'Queued', sending: 'Sending', sent: 'Sent', failed: 'Failed', cancelled: 'Cancelled' },
  kind: 'Kind',
  kindOf: (kind: string) => kind.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()),
  to: (address: string) => `to ${address}`,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  due: (at: string) => `due ${at}`,
  sent: (at: string) => `sent ${at}`,
  cause: (error: string) => causes.get(error) ?? error,
  detail: 'Email',
  previewFrame: 'The email as it was or will be sent',
  retry: 'Retry now',
  retried: 'Queued to send again.',
  retryAll: (failed: string) => `Retry all failed (${failed})`,
  retriedAll: (retried: string, remaining: number) =>
    remaining > 0
      ? `Queued to send again: ${retried}. More are left: press “Retry all failed” again.`
      : `Queued to send again: ${retried}.`,
  refused: {
    title: 'Email is paused: the provider rejected our sender or API key.',
    text: 'No email is lost. Sending resumes once this is fixed.',
    since: (at: string) => `Since ${at}.`,
    view: 'See the email',
  },
  deadLetters: {
    title: 'Messages that couldn’t be processed',
    text: 'The queue gave up on these messages after several attempts. No email is lost: queued emails are sent automatically. A lost report can mean a missing blocked address. Check the log, then mark the message as reviewed.',
    batch: (id: string) => `Part of a newsletter: ${id}`,
    report: (type: string) => `Report from the email provider: ${type}`,
    unknown: 'Message of an unknown kind',
    failed: (at: string) => `failed ${at}`,
    seen: 'Mark as reviewed',
    seenOf: (what: string) => `Mark as reviewed: ${what}`,
  },
} as const;
