import { Hono } from 'hono';
import type { HonoEnv } from '../hono-env.ts';
import { requireStaff } from './access.ts';
import { adminAnalytics } from './analytics.ts';
import { adminApplications } from './applications.ts';
import { adminAttachments } from './attachments.ts';
import { adminBookings } from './bookings.ts';
import { adminCalendar } from './calendar.ts';
import { adminChatAnswers } from './chat-answers.ts';
import { adminChatQuestions } from './chat-questions.ts';
import { adminChats } from './chats.ts';
import { adminConversation } from './conversation.ts';
import { adminDeadLetters } from './dead-letters.ts';
import { adminEmails } from './emails.ts';
import { adminHosts } from './hosts.ts';
import { adminLiveChats } from './live-chats.ts';
import { adminMailState } from './mail-state.ts';
import { mailSwitchPages } from './mail-switch-page.ts';
import { adminNewsletters } from './newsletters.ts';
import { adminOverview } from './overview.ts';
import { adminPersonalData } from './personal-data.ts';
import { adminStaff } from './staff.ts';
import { adminSubmissions } from './submissions.ts';
import { adminSubscribers } from './subscribers.ts';
import { adminSuppressions } from './suppressions.ts';

/** All routes under `/api/admin`. Without a valid token even an unknown path is answered with 401. */
export const adminApi = new Hono<HonoEnv>()
  .use(requireStaff)
  .route('/', adminOverview)
  .route('/', adminConversation)
  .route('/', adminStaff)
  .route('/', adminAnalytics)
  .route('/', adminSubmissions)
  .route('/', adminApplications)
  .route('/', adminBookings)
  .route('/', adminHosts)
  .route('/', adminCalendar)
  .route('/', adminSubscribers)
  .route('/', adminNewsletters)
  .route('/', adminEmails)
  .route('/', adminMailState)
  .route('/', adminDeadLetters)
  .route('/', adminSuppressions)
  .route('/', adminLiveChats)
  .route('/', adminChats)
  .route('/', adminChatQuestions)
  .route('/', adminChatAnswers)
  .route('/', adminPersonalData)
  .route('/', adminAttachments);

/** The admin area's one page, for every path under `/admin`. */
export const adminPages = new Hono<HonoEnv>()
  .use(requireStaff)
  .route('/', mailSwitchPages)
  .on('GET', ['/', '/*'], async (c) => {
    const page = await c.env.ASSETS.fetch(new URL('/admin', c.req.url));
    return new Response(page.body, page);
  });
