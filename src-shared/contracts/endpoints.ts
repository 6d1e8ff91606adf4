import type { AdminEndpoints } from './admin.ts';
import type { AnalyticsEndpoints } from './analytics.ts';
import type { BookingEndpoints } from './bookings.ts';
import type { ChatEndpoints } from './chat.ts';
import type { ChatQuestionEndpoints } from './chat-questions.ts';
import type { CompanyEndpoints } from './companies.ts';
import type { ContactEndpoints } from './contact.ts';
import type { ConversationEndpoints } from './conversation.ts';
import type { DeckEndpoints } from './deck.ts';
import type { HandoverEndpoints } from './handover.ts';
import type { HiringEndpoints } from './hiring.ts';
import type { HostEndpoints } from './hosts.ts';
import type { InboxEndpoints } from './inbox.ts';
import type { MailEndpoints } from './mail.ts';
import type { MediaEndpoints } from './media.ts';
import type { NewsEndpoints } from './news.ts';
import type { NewsletterEndpoints } from './newsletter.ts';
import type { PositionEndpoints } from './positions.ts';
import type { PrivacyEndpoints } from './privacy.ts';
import type { ReplyTemplateEndpoints } from './reply-templates.ts';
import type { SavedViewEndpoints } from './saved-views.ts';
import type { StaffEndpoints } from './staff.ts';
import type { SubmissionEndpoints } from './submissions.ts';
import type { SubscriberEndpoints } from './subscribers.ts';
import type { WebhookEndpoints } from './webhooks.ts';
import type { WhatsappEndpoints } from './whatsapp.ts';

export interface Endpoints
  extends AdminEndpoints,
    AnalyticsEndpoints,
    BookingEndpoints,
    ChatEndpoints,
    ChatQuestionEndpoints,
    CompanyEndpoints,
    ContactEndpoints,
    ConversationEndpoints,
    DeckEndpoints,
    HandoverEndpoints,
    HiringEndpoints,
    HostEndpoints,
    InboxEndpoints,
    MailEndpoints,
    MediaEndpoints,
    NewsEndpoints,
    NewsletterEndpoints,
    PositionEndpoints,
    PrivacyEndpoints,
    ReplyTemplateEndpoints,
    SavedViewEndpoints,
    StaffEndpoints,
    SubmissionEndpoints,
    SubscriberEndpoints,
    WebhookEndpoints,
    WhatsappEndpoints {}
