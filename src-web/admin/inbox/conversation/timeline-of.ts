import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type {
  AutomaticMail,
  ConversationEntry,
  SubmissionDetail,
  SubmissionEvent,
} from '#shared/contracts/conversation.ts';
import { nameOf } from '../name-of.ts';
import { type WrittenText, writtenTexts } from './written-texts.ts';

export type TimelineItem = { key: string; at: string } & (
  | { type: 'submitted'; chat: string | null; written: WrittenText[] }
  | { type: 'event'; event: SubmissionEvent; fileName?: string }
  /** `visitor`: who has written it, unless it came from another address than the submission's (`foreign`). */
  | { type: 'entry'; entry: ConversationEntry; foreign: boolean; visitor?: string }
  | { type: 'mail'; mail: AutomaticMail }
  | { type: 'booking'; booking: StaffBooking; moved: boolean }
);

type Happened = Pick<
  SubmissionDetail,
  'submission' | 'files' | 'events' | 'conversation' | 'mails' | 'booking' | 'earlierBookings'
>;

export function timelineOf({
  submission,
  files,
  events,
  conversation,
  mails,
  booking,
  earlierBookings,
}: Happened): TimelineItem[] {
  const { submitted_at, form_type, email } = submission;
  // Recruiters do not read chats.
  const chat = form_type === 'career' ? null : submission.chat_session_id;
  const items: TimelineItem[] = [
    { key: 'submitted', at: submitted_at, type: 'submitted', chat, written: writtenTexts(submission) },
    ...withoutConsequences(events).map((event) => ({
      key: `${event.field}-${event.at}-${event.to}`,
      at: event.at,
      type: 'event' as const,
      event,
      ...(event.field === 'file_added' && { fileName: files.find(({ id }) => id === event.to)?.name }),
    })),
    ...mails.map((mail) => ({ key: mail.id, at: timeOf(mail), type: 'mail' as const, mail })),
    ...conversation.map((entry) => {
      const isReceived = entry.kind === 'received' && entry.by !== '';
      const foreign = isReceived && entry.by.toLowerCase() !== email.toLowerCase();
      const visitor = isReceived && !foreign && { visitor: nameOf(submission) };
      return { key: entry.id, at: entry.at, type: 'entry' as const, entry, foreign, ...visitor };
    }),
  ];
  const bookings = booking ? [...earlierBookings, booking] : [];
  for (const [i, one] of bookings.entries()) {
    const next = bookings[i + 1]?.createdAt;
    const ofOne = mails.filter(
      ({ created_at }) => one.createdAt <= created_at && (next === undefined || created_at < next),
    );
    items.push(bookingItem(one, ofOne, submitted_at));
  }
  const [submitted, ...later] = items;
  // The sort keeps the order of what has the same time.
  return [submitted!, ...later.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))];
}

/** A stage change also changes the status: one line is enough for both. */
function withoutConsequences(events: SubmissionEvent[]): SubmissionEvent[] {
  const stageTimes = new Set(events.filter(({ field }) => field === 'stage').map(({ at }) => at));
  return events.filter(({ field, at }) => field !== 'status' || !stageTimes.has(at));
}

function timeOf({ status, sent_at, due_at, created_at }: AutomaticMail): string {
  return sent_at ?? (status === 'queued' ? due_at : created_at);
}

/** The booking's last state is stored, no earlier one; its mails say when it came about. */
function bookingItem(booking: StaffBooking, mails: AutomaticMail[], submittedAt: string): TimelineItem {
  const isOver = booking.status === 'held' || booking.status === 'no_show';
  const changes = mails.filter(({ kind }) => /^booking_(confirmation|moved|cancelled)$/.test(kind));
  const last = changes
    .map(({ created_at }) => created_at)
    .sort()
    .at(-1);
  const moved = changes.some(({ kind }) => kind === 'booking_moved');
  const at = isOver ? booking.endsAt : (last ?? submittedAt);
  return { key: `booking-${booking.id}`, at, type: 'booking', booking, moved };
}

export function newestMail(conversation: ConversationEntry[]): ConversationEntry | undefined {
  return conversation.findLast(({ kind }) => kind !== 'note');
}

/** An id that is not among them, such as that of the record, comes before all. */
export function entriesAfter(conversation: ConversationEntry[], seenUntil: string): ConversationEntry[] {
  return conversation.slice(conversation.findIndex(({ id }) => id === seenUntil) + 1);
}
