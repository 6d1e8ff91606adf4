import type { SQL } from 'drizzle-orm';
import type { AutomaticMail, SubmissionDetail, SubmissionEvent } from '#shared/contracts/conversation.ts';
import { isService } from '#shared/roles.ts';
import { staffBookingOf } from '../bookings/admin.ts';
import { nextWorkingDay } from '../bookings/opening-hours.ts';
import { selectBookingsOf } from '../bookings/store.ts';
import { bookingMessagesOf, selectBookingMessages } from '../chat/whatsapp-view.ts';
import { database } from '../db/client.ts';
import type { emails, submissionEvents } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, staffDesk } from '../env.ts';
import { log } from '../http/log.ts';
import { suppressedAmong } from '../mail/suppressions.ts';
import { attachmentOf, selectAttachments } from '../submissions/files/store.ts';
import { selectSubmission } from '../submissions/store.ts';
import { staffAttachmentOf } from './added-files.ts';
import { draftOf, isBeingWritten, selectDrafts } from './drafts.ts';
import { duplicateOf, selectDuplicates } from './hiring/duplicates.ts';
import { recommendationOf, selectRecommendations } from './hiring/recommendations.ts';
import { selectEvents } from './list.ts';
import { sameOf, selectSame } from './same-person.ts';
import { entryOf, selectAutomaticMails, selectConversation, staffSubmissionOf } from './store.ts';

export async function submissionDetail(
  env: Bindings,
  id: string,
  viewer: string,
  isVisible?: SQL,
): Promise<SubmissionDetail | undefined> {
  const db = database(env);
  const [records, bookings, workingDay, looking] = await Promise.all([
    transaction(db, {
      submission: selectSubmission(db, id),
      events: selectEvents(db, id),
      entries: selectConversation(db, id),
      mails: selectAutomaticMails(db, id),
      files: selectAttachments(db, id),
      drafts: selectDrafts(db, id),
      duplicates: selectDuplicates(db, id),
      recommended: selectRecommendations(db, id),
      same: selectSame(db, id, isVisible),
      onWhatsapp: selectBookingMessages(db, id),
    }),
    selectBookingsOf(db, id),
    nextWorkingDay(env),
    colleaguesLooking(env, id, viewer),
  ]);
  const { submission, events, entries, mails, files, drafts, duplicates, recommended, same, onWhatsapp } = records;
  const [row] = submission;
  if (!row) return undefined;
  const suppression = [...(await suppressedAmong(env, [row.email])).values()].find((reason) => reason !== 'erased');
  const drafting = drafts.filter((one) => one.by !== viewer && isBeingWritten(one)).map(({ by, at }) => ({ by, at }));
  const happened = events.map(eventOf);
  const current = bookings.find(({ booking }) => booking.replacedBy === '');
  return {
    submission: { ...staffSubmissionOf(row), attachments: files.map(attachmentOf) },
    files: files.map((file) => staffAttachmentOf(file, happened)),
    history: happened.flatMap(statusChangeOf).reverse(),
    events: happened,
    conversation: entries.map(entryOf).reverse(),
    mails: mails.map(automaticMailOf).sort((a, b) => a.created_at.localeCompare(b.created_at)),
    booking: current ? staffBookingOf(current) : null,
    whatsapp: bookingMessagesOf(row, onWhatsapp),
    earlierBookings: bookings.filter((one) => one !== current).map(staffBookingOf),
    drafting,
    looking: looking.filter((by) => !drafting.some((one) => one.by === by)),
    drafts: drafts.map(draftOf),
    duplicates: duplicates.map(duplicateOf),
    same: same.map(sameOf),
    recommendations: recommended.map(recommendationOf),
    suppression: suppression ?? null,
    nextWorkingDay: workingDay,
  };
}

/** A record opens without its desk. */
async function colleaguesLooking(env: Bindings, id: string, viewer: string): Promise<string[]> {
  if (isService(viewer)) return [];
  try {
    return await staffDesk(env).look(id, viewer);
  } catch (error) {
    log('error', 'staff_desk_failed', { cause: error });
    return [];
  }
}

function eventOf({ field, from, to, by, at, decline }: typeof submissionEvents.$inferSelect): SubmissionEvent {
  return { field, from, to, by, at, ...(decline && { decline }) } as SubmissionEvent;
}

function statusChangeOf(event: SubmissionEvent): SubmissionDetail['history'] {
  if (event.field !== 'status') return [];
  const { from, to, by, at } = event;
  return [{ from, to, by, at }];
}

function automaticMailOf(row: typeof emails.$inferSelect): AutomaticMail {
  const { id, kind, subject, status, createdAt, dueAt, sentAt, lastError } = row;
  return { id, kind, subject, status, created_at: createdAt, due_at: dueAt, sent_at: sentAt, last_error: lastError };
}
