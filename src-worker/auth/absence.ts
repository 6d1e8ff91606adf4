import { type SQL, sql } from 'drizzle-orm';
import { byAbsence } from '#shared/staff-texts/absence.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addressSees } from './records.ts';

/** A colleague who covers and is away as well leaves the work to the team. */
function absenceOf(address: SQL, column: SQL): SQL {
  const today = gulfDate();
  return sql`(SELECT ${column} FROM staff AS absent
    LEFT JOIN staff AS cover ON cover.email = absent.covered_by AND coalesce(cover.away_until, '') <= ${today}
    WHERE absent.email = lower(${address}) AND absent.away_until > ${today})`;
}

/** The first day back; null for a colleague who is there. */
export function awayUntil(address: SQL): SQL<string | null> {
  return sql`${absenceOf(address, sql`absent.away_until`)}`;
}

export function isAway(address: SQL): SQL {
  return sql`EXISTS ${absenceOf(address, sql`1`)}`;
}

/** Null for an address whose owner is there, or whom no one covers who may see the record. */
export function coverOf(address: SQL, formType: SQL): SQL {
  return absenceOf(address, sql`iif(${addressSees(sql`cover.email`, formType)}, cover.email, NULL)`);
}

/** A change for `updateSubmissions`: the record passes from an absent assignee to the one who covers, or to the team. */
export function passedToCover() {
  const assignee = sql`form_submissions.assignee`;
  return {
    assignee: sql`iif(${isAway(assignee)}, ${coverOf(assignee, sql`form_submissions.form_type`)}, ${assignee})`,
    assignedBy: byAbsence,
  };
}
