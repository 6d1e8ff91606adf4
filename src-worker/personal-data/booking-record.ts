import type { BookingRecord } from '../../src-shared/contracts/my-data.ts';
import type { bookings } from '../db/schema.ts';

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
