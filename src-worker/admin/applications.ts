import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import type { StageColumn } from '../../src-shared/contracts/inbox.ts';
import { maxLength } from '../../src-shared/limits.ts';
import { type Stage, stages } from '../../src-shared/stages.ts';
import { type Database, database } from '../db/client.ts';
import { stageCounts } from '../db/schema.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse } from '../http/body.ts';
import { staffSubmissionOf } from '../inbox/staff-submission.ts';
import { pageOf } from './paging.ts';
import { listPosition, listSubmissions } from './submissions-store.ts';

/** The applications of each stage on the first page of the board. */
const cards = 15;

const BoardQuery = z.object({ position: z.string().max(maxLength.search).optional() });

export const adminApplications = new Hono<HonoEnv>().get('/applications', async (c) => {
  const { position } = parse(BoardQuery, c.req.query());
  const db = database(c.env);
  const column = (stage: Stage) => listSubmissions(db, { stage, position }, cards + 1);
  const [counts, ...lists] = await db.batch([selectCounts(db, position), ...stages.map(column)]);
  const columns = stages.map((stage, i): StageColumn => {
    const ofStage = counts.filter((row) => row.stage === stage);
    return {
      stage,
      count: ofStage.reduce((sum, row) => sum + row.count, 0),
      ...pageOf(lists[i] ?? [], cards, (row) => listPosition({}, row), staffSubmissionOf),
    };
  });
  return c.json({ stages: columns });
});

function selectCounts(db: Database, position?: string) {
  return db
    .select()
    .from(stageCounts)
    .where(position === undefined ? undefined : eq(stageCounts.position, position));
}
