import { Buffer } from 'node:buffer';
import { Hono } from 'hono';
import type { UploadedPicture } from '#shared/contracts/media.ts';
import { maxPicture } from '#shared/limits.ts';
import { pictureMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { readPicture } from './read-picture.ts';
import { storePicture } from './store.ts';

const limitPicture = limitTo(maxPicture.bytes, () => {
  throw refused(pictureMessages.tooLarge);
});

export const adminMedia = new Hono<HonoEnv>().post('/', requireRole('marketing'), limitPicture, async (c) => {
  const { FILES } = c.env;
  if (!FILES)
    throw new ProblemError('not_configured', { detail: pictureMessages.off, cause: 'There is no bucket FILES' });
  const picture = await readPicture(Buffer.from(await c.req.arrayBuffer()));
  if (!picture) throw refused(pictureMessages.noPicture);
  const { width, height } = picture;
  if (Math.min(width, height) < 1 || Math.max(width, height) > maxPicture.side) throw refused(pictureMessages.tooWide);
  const { isNew, ...stored } = await storePicture(c.env, FILES, picture, c.get('staffEmail'));
  return reply<'POST /api/admin/media'>(c, stored satisfies UploadedPicture, isNew ? 201 : 200);
});

function refused(message: string): ProblemError {
  return new ProblemError('validation_failed', { detail: message, errors: [{ path: 'file', message }] });
}
