import { accepted, cancelled, counts, refused, settled } from './jobs.ts';
import type { startMockMailProvider } from './provider.ts';
import type { Stored } from './stored.ts';

const mailsPerRecord = 4;
const mailsPerSubscriber = 4;
/** Two of these are reminders, because the slot is days away. */
const mailsPerBooking = 6;
/** Emails to visitor and host, and two new reminders; the two old ones are cancelled. */
const mailsPerMove = 4;
const mailsPerCancellation = 2;
const remindersPerBooking = 2;

type Provider = Awaited<ReturnType<typeof startMockMailProvider>>;
type Expected = { newsletterEmails: number; lines: Set<string> };

/** Prints accepted, stored and delivered records. @returns whether nothing is lost or doubled */
export function verdict(stored: Stored, provider: Provider, { newsletterEmails, lines }: Expected): boolean {
  const keptIds = [...accepted.submissions].filter(([, email]) => !accepted.erased.has(email)).map(([id]) => id);
  const kept = [...keptIds, ...accepted.questions];
  const keptFiles = keptIds.filter((id) => accepted.files.has(id));
  const expectedMails =
    kept.length * mailsPerRecord +
    accepted.bookings.size * mailsPerBooking +
    accepted.moves * mailsPerMove +
    accepted.cancellations * mailsPerCancellation +
    accepted.subscriptions.size * mailsPerSubscriber +
    newsletterEmails;
  const expectedCancelled = (accepted.moves + accepted.cancellations) * remindersPerBooking;
  const delivered = provider.delivered();
  const deliveredIds = new Set(delivered.map(({ id }) => id));
  const sentIds = new Set(stored.sentProviderIds);
  const newsletterEmailsDelivered = delivered.filter(({ subject }) => subject.startsWith('Newsletter '));
  const mailsThatAre = (wanted: string) => stored.mailStatuses.filter((status) => status === wanted).length;
  const asAnswered = [...settled, ...cancelled].filter(({ id, startsAt, status }) =>
    stored.bookings.has(`${id} ${startsAt} ${status}`),
  );
  const chatLines = stored.chatLines.filter((id) => lines.has(id));

  const lost = {
    'submissions lost': kept.filter((id) => !stored.submissionIds.has(id)).length,
    'submissions stored but not accepted': stored.submissionIds.size - kept.length - accepted.bookings.size,
    'files not recorded': keptFiles.filter((id) => !stored.attachments.has(id)).length,
    'files recorded but not stored': [...stored.fileKeys].filter((key) => !stored.objectKeys.includes(key)).length,
    'files stored without a record': stored.objectKeys.filter((key) => !stored.fileKeys.has(key)).length,
    'bookings lost': [...accepted.bookings].filter((id) => !stored.bookedIds.has(id)).length,
    'bookings not as last answered': accepted.bookings.size - asAnswered.length,
    'half hours too many': stored.cells.length - 2 * (stored.bookedIds.size - accepted.cancellations),
    'subscriptions lost': [...accepted.subscriptions].filter((email) => !stored.subscribers.has(email)).length,
    'subscribers stored but not accepted': stored.subscribers.size - accepted.subscriptions.size,
    'erased addresses still stored': [...accepted.erased].filter((email) => stored.addresses.has(email)).length,
    'lines of chats lost': [...lines].filter((id) => !stored.chatLines.includes(id)).length,
    'lines of chats doubled': chatLines.length - new Set(chatLines).size,
    'requests refused': refused.length,
    'mails missing in the outbox': expectedMails - stored.mailStatuses.length,
    'mails not cancelled, reminders of old hours': expectedCancelled - mailsThatAre('cancelled'),
    'mails not sent': expectedMails - expectedCancelled - mailsThatAre('sent'),
    'mails sent but not delivered': stored.sentProviderIds.filter((id) => !deliveredIds.has(id)).length,
    'newsletter emails not delivered': newsletterEmails - newsletterEmailsDelivered.length,
    'newsletter emails delivered more than once':
      newsletterEmailsDelivered.length - new Set(newsletterEmailsDelivered.map(nameOf)).size,
    'deliveries of newsletter emails not counted': stored.newsletterEmailsSent - stored.newsletterEmailsDelivered,
  };
  // The provider may have delivered an email before its erasure.
  const withoutRecord = delivered.filter(({ id }) => !sentIds.has(id)).length;
  console.table({
    'submissions accepted': accepted.submissions.size,
    'questions from chats accepted': accepted.questions.size,
    'lines of chats confirmed': lines.size,
    'bookings accepted': accepted.bookings.size,
    'bookings moved or cancelled': accepted.moves + accepted.cancellations,
    'bookings refused, hour taken': counts.hoursTaken,
    'subscriptions accepted': accepted.subscriptions.size,
    'addresses erased': accepted.erased.size,
    'responses lost, request sent again': counts.lostResponses,
    'newsletter emails': newsletterEmails,
    'mails sent': mailsThatAre('sent'),
    'mails sent more than once, delivered once': provider.repeated(),
    'mails delivered whose record is erased': withoutRecord,
    ...lost,
  });
  return Object.values(lost).every((count) => count === 0) && withoutRecord <= accepted.erased.size * mailsPerRecord;
}

function nameOf({ subject, to }: { subject: string; to: string }): string {
  return `${subject} to ${to}`;
}
