import { Hono } from 'hono';
import type { HonoEnv } from '../app.ts';
import { staffOnly } from './access.ts';
import { staffChats } from './chats.ts';
import { staffEmails } from './emails.ts';
import { staffNewsletters } from './newsletters.ts';
import { staffOverview } from './overview.ts';
import { staffPeople } from './people.ts';
import { staffSubmissions } from './submissions.ts';
import { staffSubscribers } from './subscribers.ts';

/** Everything under `/api/admin`: nothing there is answered before the token verifies, not even that it is missing. */
export const staffApi = new Hono<HonoEnv>()
  .use(staffOnly)
  .route('/', staffOverview)
  .route('/', staffSubmissions)
  .route('/', staffSubscribers)
  .route('/', staffNewsletters)
  .route('/', staffEmails)
  .route('/', staffChats)
  .route('/', staffPeople);

/** The staff area's page, the same for each of its addresses: the app in it reads the address. */
export const staffPages = new Hono<HonoEnv>().use(staffOnly).on('GET', ['/', '/*'], async (c) => {
  const page = await c.env.ASSETS.fetch(new URL('/admin', c.req.url));
  return new Response(page.body, page);
});
