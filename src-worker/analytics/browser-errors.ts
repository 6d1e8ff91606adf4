import { and, desc, gte, lt, lte, sql } from 'drizzle-orm';
import { browserErrorKinds, maxReportedErrors, placeIn } from '#shared/analytics/browser-errors.ts';
import { addDays } from '#shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/insert-if.ts';
import { browserErrors } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import type { Counts } from './counts.ts';

export const reportsType = 'application/reports+json';

/** A browser sends several reports together, and each repeats the whole policy. */
export const maxReportsBytes = 64 * 1024;

const keptDays = 30;

/** A program can invent lines of a file that we have: after so many places, a day is full. */
const maxPlacesADay = 200;
const maxListed = 20;

/** Only files that this version has: a place is never a text that a visitor chose. */
export async function errorCounts(env: Bindings, places: string[] = []): Promise<Counts> {
  const reported = [...new Set(places)].slice(0, maxReportedErrors);
  const areOurs = await Promise.all(reported.map((place) => isOurs(env, place)));
  return Object.fromEntries(reported.filter((_, i) => areOurs[i]).map((place) => [`error|${place}`, 1]));
}

async function isOurs(env: Bindings, place: string): Promise<boolean> {
  if (placeIn(`/assets/${place}`) !== place) return false;
  const file = `https://assets.local/assets/${place.split(':', 1)[0]!}`;
  try {
    return (await env.ASSETS.fetch(file, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

const directives = new Set(
  'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src manifest-src frame-src form-action base-uri frame-ancestors require-trusted-types-for trusted-types default-src worker-src media-src object-src'.split(
    ' ',
  ),
);

/** `script-src-elem`, and the place in a file of ours. Extensions and other origins violate the policy, too: not ours. */
export async function violationCounts(env: Bindings, reports: unknown, origin: string): Promise<Counts> {
  const counts: Counts = {};
  for (const report of (Array.isArray(reports) ? reports : []).slice(0, maxReportedErrors)) {
    const { effectiveDirective, sourceFile, lineNumber, columnNumber } = report?.body ?? {};
    if (report?.type !== 'csp-violation' || !directives.has(effectiveDirective)) continue;
    const source = String(sourceFile ?? '');
    if (source && !source.startsWith(`${origin}/`)) continue;
    const place = placeIn(`${source}:${lineNumber}:${columnNumber}`);
    const key = place && (await isOurs(env, place)) ? `${effectiveDirective} ${place}` : effectiveDirective;
    counts[`violation|${key}`] = (counts[`violation|${key}`] ?? 0) + 1;
  }
  return counts;
}

export function isErrorKey(key: string): boolean {
  return browserErrorKinds.some((kind) => key.startsWith(`${kind}|`));
}

export function addErrors(db: Database, day: string, counts: Counts) {
  const { count } = browserErrors;
  return [
    insertFrom(
      db,
      browserErrors,
      {
        day,
        kind: sql`substr(key, 1, instr(key, '|') - 1)`,
        place: sql`substr(key, instr(key, '|') + 1)`,
        count: sql`value`,
      },
      sql`FROM json_each(${JSON.stringify(counts)})
        WHERE (SELECT count(*) FROM browser_errors WHERE day = ${day}) < ${maxPlacesADay}`,
    ).onConflictDoUpdate({
      target: [browserErrors.day, browserErrors.kind, browserErrors.place],
      set: { count: sql`${count} + excluded.count` },
    }),
    db.delete(browserErrors).where(lt(browserErrors.day, addDays(day, -keptDays))),
  ] as const;
}

export function selectErrors(db: Database, from: string, to: string) {
  const { day, kind, place, count } = browserErrors;
  const total = sql<number>`sum(${count})`;
  return db
    .select({ kind, place, count: total })
    .from(browserErrors)
    .where(and(gte(day, from), lte(day, to)))
    .groupBy(kind, place)
    .orderBy(desc(total))
    .limit(maxListed);
}
