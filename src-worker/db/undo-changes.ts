import { type SQL, sql } from 'drizzle-orm';

/** The author and the time of a change, which its rows in the history have. */
export interface Change {
  by: string;
  at: string;
}

/** An undo must be later than its change, whose rows in the history the statements look up. */
export function undoOf({ at }: Change, by: string): Change {
  return { by, at: new Date(Math.max(Date.now(), Date.parse(at) + 1)).toISOString() };
}

/** Rows that an undo added to the history do not count. */
export function replacedValue({ by, at }: Change, field: 'status' | 'stage', undone: Change): SQL {
  return sql`(SELECT from_value FROM submission_events AS own
    WHERE submission_id = form_submissions.id AND field = ${field} AND changed_by = ${by} AND changed_at = ${at}
      AND NOT EXISTS (SELECT 1 FROM submission_events AS later
        WHERE later.submission_id = own.submission_id AND later.id > own.id
          AND later.field NOT IN ('assignee', 'contact_corrected', 'recommended', 'next_step', 'file_added', 'file_removed', 'keep_asked',
            'keep_agreed', 'keep_withdrawn') AND later.changed_at <> own.changed_at AND NOT ${isOf(undone)})
    ORDER BY own.id DESC LIMIT 1)`;
}

/** The assignee without the change, unless it has been changed again since. */
export function assigneeBefore({ by, at }: Change, undone: Change): SQL {
  const own = sql`FROM submission_events AS own
    WHERE own.id = (SELECT min(id) FROM submission_events
        WHERE submission_id = form_submissions.id AND field = 'assignee' AND changed_by = ${by} AND changed_at = ${at})
      AND NOT EXISTS (SELECT 1 FROM submission_events AS later
        WHERE later.submission_id = own.submission_id AND later.id > own.id AND later.field = 'assignee'
          AND NOT ${isOf(undone)})`;
  return sql`CASE WHEN EXISTS (SELECT 1 ${own}) THEN (SELECT from_value ${own}) ELSE form_submissions.assignee END`;
}

function isOf({ by, at }: Change): SQL {
  return sql`(later.changed_by = ${by} AND later.changed_at = ${at})`;
}
