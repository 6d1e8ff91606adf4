import type {
  BookingRecord,
  ChatRecord,
  ConversationRecord,
  DeckRecord,
  FileRecord,
} from '#shared/contracts/privacy.ts';
import type { attachments, bookings, chatMessages, conversationEntries } from '../../db/schema.ts';
import type { DeckRequestRow } from '../../deck/store.ts';

export function bookingRecordOf(row: typeof bookings.$inferSelect): BookingRecord {
  return {
    id: row.id,
    submission_id: row.submissionId,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    status: row.status,
    created_at: row.createdAt,
    changed_at: row.changedAt,
  };
}

export function conversationRecordOf(row: typeof conversationEntries.$inferSelect): ConversationRecord {
  return {
    id: row.id,
    submission_id: row.submissionId,
    kind: row.kind,
    subject: row.subject,
    text: row.quoted ? `${row.text}\n\n${row.quoted}` : row.text,
    by: row.by,
    at: row.at,
  };
}

export function othersConversationRecordOf(row: typeof conversationEntries.$inferSelect): ConversationRecord {
  return { ...conversationRecordOf({ ...row, quoted: null }), submission_id: null };
}

export function fileRecordOf(row: typeof attachments.$inferSelect): FileRecord {
  return {
    id: row.id,
    submission_id: row.submissionId,
    name: row.name,
    type: row.type,
    size: row.size,
    created_at: row.createdAt,
  };
}

export function chatRecordOf({
  id,
  sessionId,
  message,
  isBot,
  timestamp,
  metadata,
}: typeof chatMessages.$inferSelect): ChatRecord {
  const by = metadata.author || metadata.template ? 'colleague' : isBot ? 'joe' : 'visitor';
  return { id, session_id: sessionId, text: message, by, at: timestamp };
}

export function deckRecordOf({ id, firstName, locale, requestedAt, expiresAt, downloads }: DeckRequestRow): DeckRecord {
  return { id, first_name: firstName, locale, requested_at: requestedAt, expires_at: expiresAt, downloads };
}
