import { Hono } from 'hono';
import { bookingOf } from '../bookings/find.ts';
import type { HonoEnv } from '../hono-env.ts';
import { limitBody, limitUpload } from '../http/body.ts';
import { mediaTypeOf, multipart } from '../http/read-form.ts';
import { acceptSubmission } from './accept.ts';
import { readSubmission } from './read-submission.ts';
import { givenIds } from './record-ids.ts';

export const submissions = new Hono<HonoEnv>()
  .use('/submissions', (c, next) => (mediaTypeOf(c.req.raw) === multipart ? limitUpload : limitBody)(c, next))
  .post('/submissions', async (c) => {
    const { request, cv } = await readSubmission(c);
    const { submission, created, booking } = await acceptSubmission(c, request, givenIds(request.id), cv);
    return c.json({ submission, ...(booking && { booking: bookingOf(booking) }) }, created ? 201 : 200);
  });
