import * as z from 'zod';
import { maxLength } from '../limits.ts';
import { messageKey, RequestLocale, requiredText } from './field-types.ts';

/** `session_{13-digit time in ms}_{at least 16 random characters}`. */
export const ChatSessionId = z.string().regex(/^session_\d{13}_[a-z0-9]{16,64}$/, messageKey('invalidSessionId'));

export const ChatRequest = z.object({ text: requiredText(maxLength.chatText), locale: RequestLocale });

export const suggestedActions = [
  'schedule_demo',
  'contact_team',
  'get_quote',
  'view_careers',
  'contact_support',
  'check_website',
] as const;
export type SuggestedAction = (typeof suggestedActions)[number];

/** `confidence` is between 0 and 1. */
export interface ChatReply {
  message: string;
  confidence: number;
  suggestedActions: SuggestedAction[];
}

export interface ChatMessage {
  id: string;
  session_id: string;
  message: string;
  is_bot: boolean;
  timestamp: string;
  metadata: { confidence: number | null; suggestedActions: SuggestedAction[] };
}

export interface ChatEndpoints {
  'POST /api/chat/:sessionId/messages': {
    params: { sessionId: string };
    body: z.input<typeof ChatRequest>;
    reply: ChatReply;
  };
  'POST /api/chat/:sessionId/reset': { params: { sessionId: string }; reply: undefined };
}
