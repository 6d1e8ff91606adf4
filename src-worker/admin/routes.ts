import { Hono } from 'hono';
import { movedAdminPath } from '../../src-shared/admin-paths.ts';
import { adminAnalytics } from '../analytics/admin.ts';
import { adminCampaigns } from '../analytics/admin-campaigns.ts';
import { requireStaff } from '../auth/access-token.ts';
import { requireRight } from '../auth/roles.ts';
import { adminBookings } from '../bookings/admin.ts';
import { adminCalendar } from '../bookings/admin-calendar.ts';
import { adminHosts } from '../bookings/admin-hosts.ts';
import { adminChats, adminLiveChats } from '../chat/admin.ts';
import { adminChatQuestions } from '../chat/admin-questions.ts';
import { adminChatAnswers } from '../chat/knowledge/admin.ts';
import { adminModelState } from '../chat/model-state.ts';
import { adminDeck } from '../deck/admin.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { adminSubmissions } from '../inbox/admin.ts';
import { adminConversation } from '../inbox/admin-conversation.ts';
import { adminNotices } from '../inbox/admin-notices.ts';
import { adminApplications, adminAttachments } from '../inbox/hiring/admin.ts';
import { adminTemplates } from '../inbox/templates.ts';
import { adminDeadLetters, adminEmails, adminMailState } from '../mail/admin.ts';
import { adminSuppressions } from '../mail/admin-suppressions.ts';
import { adminNewsletters } from '../newsletter/admin.ts';
import { adminDrafts } from '../newsletter/admin-drafts.ts';
import { adminReaders } from '../newsletter/admin-readers.ts';
import { adminSubscribers } from '../newsletter/admin-subscribers.ts';
import { adminPositions } from '../positions/admin.ts';
import { adminPersonalData } from '../privacy/admin.ts';
import { adminWebhooks } from '../webhooks/admin.ts';
import { adminAudit } from './audit.ts';
import { adminOverview } from './overview.ts';
import { adminPerson } from './person.ts';
import { adminPulse } from './pulse.ts';
import { adminStaff, mailSwitchPages } from './staff.ts';
import { adminStatus } from './status/routes.ts';
import { adminToday } from './today.ts';

export const adminApi = new Hono<HonoEnv>()
  .use(requireStaff)
  .use(requireRight)
  .route('/', adminOverview)
  .route('/', adminPerson)
  .route('/', adminPulse)
  .route('/', adminToday)
  .route('/', adminStatus)
  .route('/', adminConversation)
  .route('/', adminTemplates)
  .route('/', adminStaff)
  .route('/', adminAudit)
  .route('/', adminNotices)
  .route('/', adminAnalytics)
  .route('/', adminCampaigns)
  .route('/', adminSubmissions)
  .route('/', adminApplications)
  .route('/', adminPositions)
  .route('/', adminBookings)
  .route('/', adminHosts)
  .route('/', adminCalendar)
  .route('/', adminSubscribers)
  .route('/', adminReaders)
  .route('/', adminNewsletters)
  .route('/', adminDrafts)
  .route('/', adminEmails)
  .route('/', adminMailState)
  .route('/', adminDeadLetters)
  .route('/', adminSuppressions)
  .route('/', adminLiveChats)
  .route('/', adminChats)
  .route('/', adminChatQuestions)
  .route('/', adminChatAnswers)
  .route('/', adminModelState)
  .route('/', adminDeck)
  .route('/', adminWebhooks)
  .route('/', adminPersonalData)
  .route('/', adminAttachments);

export const adminPages = new Hono<HonoEnv>()
  .use(requireStaff)
  .route('/', mailSwitchPages)
  .on('GET', ['/', '/*'], async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const moved = movedAdminPath(pathname);
    if (moved) return c.redirect(moved + search, 302);
    const page = await c.env.ASSETS.fetch(new URL('/admin', c.req.url));
    return new Response(page.body, page);
  });
