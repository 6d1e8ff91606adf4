import { Hono } from 'hono';
import { movedAdminPath } from '#shared/admin/paths.ts';
import { adminAnalytics, adminAnalyticsExport } from '../analytics/admin.ts';
import { adminCampaigns } from '../analytics/admin-campaigns.ts';
import { requireStaff } from '../auth/access-token.ts';
import { requireRight } from '../auth/roles.ts';
import { adminBookings, adminSlots } from '../bookings/admin.ts';
import { adminCalendar } from '../bookings/admin-calendar.ts';
import { adminHosts } from '../bookings/admin-hosts.ts';
import { adminChats, adminDesk } from '../chat/admin.ts';
import { adminChatQuestions, adminChatUsage } from '../chat/admin-questions.ts';
import { adminChatAnswers } from '../chat/knowledge/admin.ts';
import { adminModelState } from '../chat/model/model-state.ts';
import { adminDeck } from '../deck/admin.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { unavailable } from '../http/problem.ts';
import { adminSubmissions, adminSubmissionsExport } from '../inbox/admin.ts';
import { adminConversation, adminNotes } from '../inbox/admin-conversation.ts';
import { adminNotifications } from '../inbox/admin-notifications.ts';
import { adminCompanies } from '../inbox/companies.ts';
import { adminApplications, adminAttachments } from '../inbox/hiring/admin.ts';
import { adminViews } from '../inbox/saved-views.ts';
import { adminTemplates } from '../inbox/templates.ts';
import { adminDeadLetters, adminEmails, adminMailState } from '../mail/admin.ts';
import { adminSuppressions } from '../mail/admin-suppressions.ts';
import { adminMedia } from '../media/admin.ts';
import { adminPosts } from '../news/admin.ts';
import { adminNewsletters } from '../newsletter/admin.ts';
import { adminDrafts } from '../newsletter/admin-drafts.ts';
import { adminSubscribers, adminSubscribersExport } from '../newsletter/admin-subscribers.ts';
import { adminPositions } from '../positions/admin.ts';
import { adminPersonalData } from '../privacy/admin.ts';
import { adminWebhooks } from '../webhooks/admin.ts';
import { whatsappChats, whatsappTemplates } from '../whatsapp/admin.ts';
import { adminAudit } from './audit.ts';
import { auditServices } from './audit-services.ts';
import { adminContact } from './contact.ts';
import { adminActivity, adminLiveUpdates, adminStats, adminToday } from './overview.ts';
import { adminMe, adminStaff, mailSwitchPages } from './staff.ts';
import { adminStatus } from './status/routes.ts';

export const adminApi = new Hono<HonoEnv>()
  .use(requireStaff)
  .use(requireRight)
  .use(auditServices)
  .route('/stats', adminStats)
  .route('/activity', adminActivity)
  .route('/person', adminContact)
  .route('/companies', adminCompanies)
  .route('/pulse', adminLiveUpdates)
  .route('/today', adminToday)
  .route('/status', adminStatus)
  .route('/me', adminMe)
  .route('/staff', adminStaff)
  .route('/notices', adminNotifications)
  .route('/audit', adminAudit)
  .route('/analytics', adminAnalytics)
  .route('/analytics.csv', adminAnalyticsExport)
  .route('/campaigns', adminCampaigns)
  .route('/submissions', adminSubmissions)
  .route('/submissions', adminConversation)
  .route('/submissions.csv', adminSubmissionsExport)
  .route('/notes', adminNotes)
  .route('/attachments', adminAttachments)
  .route('/reply-templates', adminTemplates)
  .route('/views', adminViews)
  .route('/applications', adminApplications)
  .route('/positions', adminPositions)
  .route('/bookings', adminBookings)
  .route('/slots', adminSlots)
  .route('/hosts', adminHosts)
  .route('/calendar', adminCalendar)
  .route('/subscribers', adminSubscribers)
  .route('/subscribers.csv', adminSubscribersExport)
  .route('/newsletters', adminNewsletters)
  .route('/newsletter-drafts', adminDrafts)
  .route('/media', adminMedia)
  .route('/posts', adminPosts)
  .route('/emails', adminEmails)
  .route('/mail-state', adminMailState)
  .route('/dead-letters', adminDeadLetters)
  .route('/suppressions', adminSuppressions)
  .route('/chats', adminChats)
  .route('/chats', whatsappChats)
  .route('/whatsapp', whatsappTemplates)
  .route('/desk', adminDesk)
  .route('/chat-usage', adminChatUsage)
  .route('/chat-questions', adminChatQuestions)
  .route('/chat-answers', adminChatAnswers)
  .route('/model-state', adminModelState)
  .route('/deck', adminDeck)
  .route('/webhooks', adminWebhooks)
  .route('/people', adminPersonalData);

export const adminPages = new Hono<HonoEnv>()
  .use(requireStaff)
  .route('/', mailSwitchPages)
  .on('GET', ['/', '/*'], async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const moved = movedAdminPath(pathname);
    if (moved) return c.redirect(moved + search, 302);
    const fetchPage = (path: string) => c.env.ASSETS.fetch(new URL(path, c.req.url)).catch(unavailable);
    // The page of a section requests its scripts; a person or a company has none.
    const [, , section] = pathname.split('/');
    const own = await fetchPage(section ? `/admin/${section}` : '/admin');
    const page = own.ok ? own : await fetchPage('/admin');
    return new Response(page.body, page);
  });
