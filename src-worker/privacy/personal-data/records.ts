import type {
  BookingRecord,
  ChatRecord,
  ConversationRecord,
  FileRecord,
} from '../../../src-shared/contracts/my-data.ts';
import type { attachments, bookings, chatMessages, conversationEntries } from '../../db/schema.ts';

/** A row as JSON, for its owner. */
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

/** A row as JSON, for the person that the conversation is with. */
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

/** The same for the person who has written it in a conversation of somebody else, without what it repeats of that. */
export function othersConversationRecordOf(row: typeof conversationEntries.$inferSelect): ConversationRecord {
  return { ...conversationRecordOf({ ...row, quoted: null }), submission_id: null };
}

/** A row as JSON, for the person that the file came from. */
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

/** A row as JSON, for the person whose chat it is. */
export function chatRecordOf({
  id,
  sessionId,
  message,
  isBot,
  timestamp,
  metadata,
}: typeof chatMessages.$inferSelect): ChatRecord {
  const by = metadata.author ? 'colleague' : isBot ? 'joe' : 'visitor';
  return { id, session_id: sessionId, text: message, by, at: timestamp };
}
