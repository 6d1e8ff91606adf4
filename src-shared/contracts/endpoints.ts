import type { AdminEndpoints } from './admin.ts';
import type { ChatEndpoints } from './chat.ts';
import type { NewsletterEndpoints } from './newsletter.ts';
import type { SubmissionEndpoints } from './submissions.ts';

/** Every endpoint by `METHOD /path`, with what it takes and answers. The browser takes this as a type only. */
export interface Endpoints extends SubmissionEndpoints, NewsletterEndpoints, ChatEndpoints, AdminEndpoints {}
