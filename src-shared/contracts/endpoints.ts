import type { AdminEndpoints } from './admin.ts';
import type { AdminBookingEndpoints } from './admin-bookings.ts';
import type { AdminChatEndpoints } from './admin-chats.ts';
import type { AnalyticsEndpoints } from './analytics.ts';
import type { AuditEndpoints } from './audit.ts';
import type { BookingEndpoints } from './bookings.ts';
import type { ChatEndpoints } from './chat.ts';
import type { ContactEndpoints } from './contact.ts';
import type { DeckEndpoints } from './deck.ts';
import type { HandoverEndpoints } from './handover.ts';
import type { HiringEndpoints } from './hiring.ts';
import type { InboxEndpoints } from './inbox.ts';
import type { LeadEndpoints } from './leads.ts';
import type { MailEndpoints } from './mail.ts';
import type { MediaEndpoints } from './media.ts';
import type { MyDataEndpoints } from './my-data.ts';
import type { NewsletterEndpoints } from './newsletter.ts';
import type { NewsletterDraftEndpoints } from './newsletter-drafts.ts';
import type { NotificationEndpoints } from './notifications.ts';
import type { PositionEndpoints } from './positions.ts';
import type { PostEndpoints } from './posts.ts';
import type { ReplyDraftEndpoints } from './reply-drafts.ts';
import type { ReplyTemplateEndpoints } from './reply-templates.ts';
import type { SubmissionEndpoints } from './submissions.ts';
import type { SubscriberImportEndpoints } from './subscriber-import.ts';
import type { WebhookEndpoints } from './webhooks.ts';

export interface Endpoints
  extends SubmissionEndpoints,
    NewsletterEndpoints,
    MyDataEndpoints,
    ChatEndpoints,
    HandoverEndpoints,
    BookingEndpoints,
    AdminEndpoints,
    NewsletterDraftEndpoints,
    NotificationEndpoints,
    ContactEndpoints,
    PositionEndpoints,
    SubscriberImportEndpoints,
    AdminBookingEndpoints,
    AdminChatEndpoints,
    InboxEndpoints,
    HiringEndpoints,
    ReplyDraftEndpoints,
    ReplyTemplateEndpoints,
    LeadEndpoints,
    MailEndpoints,
    AnalyticsEndpoints,
    MediaEndpoints,
    PostEndpoints,
    WebhookEndpoints,
    AuditEndpoints,
    DeckEndpoints {}
