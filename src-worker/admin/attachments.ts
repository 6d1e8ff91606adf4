import { Hono } from 'hono';
import { database } from '../db/client.ts';
import { contentDisposition } from '../files/content-disposition.ts';
import { selectAttachment } from '../files/store.ts';
import type { HonoEnv } from '../hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { sameOriginRead } from '../http/same-origin.ts';
import { audit } from '../personal-data/store.ts';

/** The files of submissions: always downloads, never shown on the site's origin. */
export const adminAttachments = new Hono<HonoEnv>().get('/attachments/:id', sameOriginRead, async (c) => {
  const db = database(c.env);
  const attachment = await selectAttachment(db, c.req.param('id')).get();
  const object = attachment && (await c.env.FILES.get(attachment.key));
  if (!object) throw new ProblemError('not_found', { detail: 'There is no such file.' });
  const at = new Date().toISOString();
  // Before the content is sent: no download without its line.
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
