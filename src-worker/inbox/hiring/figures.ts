import { type SQL, sql } from 'drizzle-orm';
import type { Applications, HiringFigures } from '#shared/contracts/hiring.ts';
import { type DeclineReason, declineReasons, type Verdict, verdicts } from '#shared/inbox/hiring.ts';
import { type Stage, stages, statusOfStage } from '#shared/inbox/stages.ts';
import { maxFigured } from '#shared/limits.ts';
import { addDays, gulfHour } from '#shared/time/days.ts';
import type { Database } from '../../db/client.ts';
import { undoableSeconds } from '../../db/submission-changes.ts';
import { transaction } from '../../db/transaction.ts';

interface Group {
  position: string | null;
  source: string | null;
  /** Null for an application that its applicant withdrew. */
  stage: Stage | null;
  count: number;
}

export async function loadHiringFigures(
  db: Database,
  { to, length }: { to: string; length: number },
): Promise<HiringFigures> {
  const from = addDays(to, 1 - length);
  const applications = newestOf(from, to);
  const { groups, stays, declines, reviews } = await transaction(db, {
    groups: selectGroups(db, applications),
    stays: selectStays(db, applications),
    declines: selectDeclines(db, applications),
    reviews: selectReviews(db, applications),
  });
  const total = sumOf(null, groups);
  return {
    period: { from, to },
    isCut: total.all === maxFigured,
    total,
    positions: sumsBy(groups, ({ position }) => position),
    sources: sumsBy(groups, ({ source }) => source),
    stages: [...stages, 'withdrawn' as const].map((stage) => ({
      stage,
      count: countOf(groups.filter((group) => (group.stage ?? 'withdrawn') === stage)),
      medianSeconds: stays.find((stay) => stay.stage === stage)?.median ?? null,
    })),
    declines: [...declineReasons, null].flatMap((reason) => declines.filter((row) => row.reason === reason)),
    reviewers: [...Map.groupBy(reviews, ({ by }) => by)].map(([by, own]) => ({
      by,
      counts: Object.fromEntries(
        verdicts.map((verdict) => [verdict, own.find((row) => row.verdict === verdict)?.count ?? 0]),
      ) as Record<Verdict, number>,
    })),
  };
}

function newestOf(from: string, to: string): SQL {
  const [start, end] = [from, addDays(to, 1)].map((day) => gulfHour(day, 0).toISOString());
  return sql`(SELECT id, submitted_at, additional_data ->> '$.position' AS position, source_name, stage
    FROM form_submissions WHERE form_type = 'career' AND submitted_at >= ${start} AND submitted_at < ${end}
      AND hidden_as IS NULL ORDER BY submitted_at DESC, seq DESC LIMIT ${maxFigured}) AS application`;
}

function selectGroups(db: Database, applications: SQL) {
  return db
    .select({
      position: sql<string | null>`position`,
      source: sql<string | null>`source_name`,
      stage: sql<Stage | null>`stage`,
      count: sql<number>`count(*)`,
    })
    .from(applications)
    .groupBy(sql`position, source_name, stage`);
}

/** A move that was undone at once is no stay, and neither is its undoing. */
function selectStays(db: Database, applications: SQL) {
  const openStages = stages.filter((stage) => statusOfStage(stage) !== 'completed').map((stage) => `'${stage}'`);
  const soon = (earlier: string, later: string) =>
    sql.raw(`unixepoch(${later}) - unixepoch(${earlier}) <= ${undoableSeconds}`);
  const moves = sql`(SELECT application.id AS application_id, event.id AS event_id, submitted_at, from_value, changed_at,
      lead(to_value) OVER moves = from_value AND ${soon('changed_at', 'lead(changed_at) OVER moves')} AS is_undone,
      lag(from_value) OVER moves = to_value AND ${soon('lag(changed_at) OVER moves', 'changed_at')} AS undoes
    FROM ${applications} CROSS JOIN submission_events AS event
    WHERE submission_id = application.id AND field IN ('stage', 'withdrawn')
    WINDOW moves AS (PARTITION BY submission_id ORDER BY event.id))`;
  const stays = sql`(SELECT from_value AS stage, unixepoch(changed_at) - unixepoch(lag(changed_at, 1, submitted_at)
      OVER (PARTITION BY application_id ORDER BY event_id)) AS seconds
    FROM ${moves} WHERE is_undone IS NOT true AND undoes IS NOT true)`;
  return db
    .select({ stage: sql<Stage>`stage`, median: sql<number>`avg(seconds)` })
    .from(
      sql`(SELECT stage, seconds, row_number() OVER (PARTITION BY stage ORDER BY seconds) AS place,
        count(*) OVER (PARTITION BY stage) AS stays
      FROM ${stays} WHERE stage IN (${sql.raw(openStages.join())}))`,
    )
    .where(sql`place IN ((stays + 1) / 2, (stays + 2) / 2)`)
    .groupBy(sql`stage`);
}

function selectDeclines(db: Database, applications: SQL) {
  const reason = sql<DeclineReason | null>`(SELECT decline ->> '$.reason' FROM submission_events
    WHERE submission_id = application.id AND decline IS NOT NULL ORDER BY submission_events.id DESC LIMIT 1)`;
  return db
    .select({ reason: reason.as('reason'), count: sql<number>`count(*)` })
    .from(applications)
    .where(sql`stage = 'declined'`)
    .groupBy(sql`reason`);
}

function selectReviews(db: Database, applications: SQL) {
  return db
    .select({
      by: sql<string>`recommended_by`,
      verdict: sql<Verdict>`verdict`,
      count: sql<number>`count(*)`,
    })
    .from(sql`${applications} CROSS JOIN recommendations`)
    .where(sql`submission_id = application.id`)
    .groupBy(sql`recommended_by, verdict`)
    .orderBy(sql`recommended_by`);
}

/** The most applications first. */
function sumsBy(groups: Group[], nameOf: (group: Group) => string | null): Applications[] {
  const sums = [...Map.groupBy(groups, nameOf)].map(([name, own]) => sumOf(name, own));
  return sums.toSorted((a, b) => b.all - a.all);
}

function sumOf(name: string | null, groups: Group[]): Applications {
  const count = (isCounted: (stage: Stage | null) => boolean) =>
    countOf(groups.filter(({ stage }) => isCounted(stage)));
  return {
    name,
    all: countOf(groups),
    open: count((stage) => stage !== null && statusOfStage(stage) !== 'completed'),
    hired: count((stage) => stage === 'hired'),
    notHired: count((stage) => stage === null || stage === 'declined'),
  };
}

function countOf(groups: Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
