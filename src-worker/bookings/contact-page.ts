import { Hono } from 'hono';
import { officeNow as ar } from '#shared/content/ar/office-hours.ts';
import { officeNow as en } from '#shared/content/en/office-hours.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { inPieces } from '../http/in-pieces.ts';
import { inTime } from '../http/in-time.ts';
import { log } from '../http/log.ts';
import { notFound, sitePage } from '../http/pages.ts';
import { answerNow } from './opening-hours.ts';

const texts = { en, ar };

/** Adds to the built page whether the office is open. Only the sentence waits for the database; without it, it stays away. */
export const contactPage = new Hono<HonoEnv>().get(paths.contact, async (c) => {
  const locale = c.get('locale');
  const page = await sitePage(c, localizedPath(paths.contact, locale), 200);
  if (!page) return notFound(c);
  page.headers.delete('x-robots-tag');
  page.headers.set('cache-control', 'no-cache');
  const reading = inTime(answerNow(c.env));
  // The handler below reports it.
  reading.catch(() => {});
  return new HTMLRewriter()
    .on('[data-office-now]', {
      async element(place) {
        try {
          const { open, nextTime } = await reading;
          const { isOpen, isClosed } = texts[locale];
          const when = promisedTime(nextTime, new Date().toISOString(), locale);
          place.setInnerContent(open ? isOpen : isClosed(when));
        } catch (error) {
          log('error', 'office_hours_unavailable', { requestId: c.get('requestId'), cause: error });
        }
      },
    })
    .transform(inPieces(page));
});
