import { Hono } from 'hono';
import { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { bookingOf } from '../bookings/find.ts';
import type { HonoEnv } from '../hono-env.ts';
import { readJson } from '../http/body.ts';
import { acceptSubmission } from './accept.ts';
import { givenIds } from './record-ids.ts';

export const submissions = new Hono<HonoEnv>().post('/submissions', async (c) => {
  const request = await readJson(c, SubmissionRequest);
  const { submission, created, booking } = await acceptSubmission(c, request, givenIds(request.id));
  return c.json({ submission, ...(booking && { booking: bookingOf(booking) }) }, created ? 201 : 200);
});
