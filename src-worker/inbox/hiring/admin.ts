import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import type { StageColumn } from '../../../src-shared/contracts/inbox.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { type Stage, stages } from '../../../src-shared/stages.ts';
import { audit } from '../../db/audit.ts';
import { type Database, database } from '../../db/client.ts';
import { stageCounts } from '../../db/schema.ts';
import { parse } from '../../http/body.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { pageOf } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem.ts';
import { sameOriginRead } from '../../http/security.ts';
import { selectAttachment } from '../../submissions/files/store.ts';
import { listPosition, listSubmissions } from '../list.ts';
import { staffSubmissionOf } from '../store.ts';

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

/** Always downloads, never shown on the site's origin. */
export const adminAttachments = new Hono<HonoEnv>().get('/attachments/:id', sameOriginRead, async (c) => {
  const db = database(c.env);
  const attachment = await selectAttachment(db, c.req.param('id')).get();
  const object = attachment && (await c.env.FILES?.get(attachment.key));
  if (!object) throw new ProblemError('not_found', { detail: 'There is no such file.' });
  const at = new Date().toISOString();
  // Audit before sending, so that no download goes unrecorded.
  await audit(db, { action: 'attachment_downloaded', detail: attachment.id, by: c.get('staffEmail'), at });
  return new Response(object.body, {
    headers: {
      'content-type': attachment.type,
      'content-length': String(object.size),
      'content-disposition': contentDisposition(attachment.name),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
});

function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
