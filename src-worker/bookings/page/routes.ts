import { type Context, Hono } from 'hono';
import { RescheduleRequest } from '#shared/contracts/bookings.ts';
import { maxBodyBytes } from '#shared/limits.ts';
import { bookingFilePath, bookingFormPaths, bookingPath, localizedPath, paths } from '#shared/paths.ts';
import type { Bindings } from '../../env.ts';
import { parse } from '../../http/body.ts';
import { enforceRateLimit } from '../../http/client.ts';
import { answerInLocaleOf, type HonoEnv } from '../../http/hono-env.ts';
import { limitTo } from '../../http/limit-body.ts';
import { type FormValues, readForm } from '../../http/read-form.ts';
import { sameOrigin } from '../../http/security.ts';
import { tokenOf } from '../../http/token-page.ts';
import { deliverNow } from '../../mail/delivery.ts';
import { acceptBooking, type Changed, cancelBooking, moveBooking } from '../change.ts';
import { openBooking, openDemo } from '../find.ts';
import { bookingFileOf, bookingPage, refusedPage, unknownPage } from './load.ts';

export const bookingPages = new Hono<HonoEnv>()
  .use(`${paths.booking}/*`, limitTo(maxBodyBytes), sameOrigin)
  .get(paths.booking, async (c) => {
    const demo = await openDemo(c.env, tokenOf(c));
    return demo ? bookingPage(c, demo) : unknownPage(c);
  })
  .get(bookingFilePath, async (c) => {
    const booking = await openBooking(c.env, tokenOf(c));
    if (!booking) return unknownPage(c);
    return c.body(await bookingFileOf(c.env, booking), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="demo.ics"',
      'x-robots-tag': 'noindex',
    });
  })
  .post(bookingFormPaths.reschedule, (c) =>
    acceptForm(c, 'moved', (env, id, values) => {
      const { startsAt } = parse(RescheduleRequest, { startsAt: values.startsAt });
      return moveBooking(env, id, startsAt, 'visitor');
    }),
  )
  .post(bookingFormPaths.cancel, (c) => acceptForm(c, 'cancelled', (env, id) => cancelBooking(env, id, 'visitor')))
  .post(bookingFormPaths.accept, (c) =>
    acceptForm(c, 'accepted', async (env, id) => {
      await acceptBooking(env, id);
      return { mailIds: [] };
    }),
  )
  .onError((error, c) => refusedPage(c, error, tokenOf(c)));

async function acceptForm(
  c: Context<HonoEnv>,
  outcome: 'moved' | 'cancelled' | 'accepted',
  change: (env: Bindings, id: string, values: FormValues) => Promise<Pick<Changed, 'mailIds'>>,
): Promise<Response> {
  const values = await readForm(c.req.raw);
  answerInLocaleOf(c, values);
  const token = values.token ?? '';
  try {
    await enforceRateLimit(c, 'SUBMISSION_LIMIT');
    const booking = await openBooking(c.env, token);
    if (!booking) return await unknownPage(c);
    const { mailIds } = await change(c.env, booking.id, values);
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return c.redirect(localizedPath(`${bookingPath(token)}&${outcome}=1`, c.get('locale')), 303);
  } catch (error) {
    return refusedPage(c, error, token);
  }
}
