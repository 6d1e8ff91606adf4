import type { ChatMessage, HandoverState } from '../../src-shared/contracts/chat.ts';
import { call } from '../lib/api.ts';
import { contentFor, type PageChat } from './chat-contents.ts';
import { isOfPeople, personMessage } from './handover/stored-message.ts';
import { type Message, newMessage } from './message.ts';

/** In milliseconds. The visitor cannot write meanwhile. */
const timeout = 5_000;

export interface LoadedConversation {
  messages: Message[];
  /** Joe is answering a question of another tab. */
  answering: boolean;
  state: HandoverState;
}

/** The conversation as the Worker knows it, without the greeting. */
export async function loadConversation(sessionId: string, page: PageChat): Promise<LoadedConversation> {
  const input = { params: { sessionId } };
  const { messages, answering, state } = await call('GET /api/chat/:sessionId', input, { timeout });
  const loaded = await Promise.all(messages.map((message) => fromStored(message, page)));
  const last = loaded.at(-1);
  if (answering && last?.isBot) last.writing = true;
  return { messages: loaded, answering, state };
}

/** A message as the Worker stores it. */
export async function fromStored(stored: ChatMessage, page: PageChat): Promise<Message> {
  if (isOfPeople(stored)) return personMessage(stored, page.locale);
  const { id, message, is_bot: isBot, timestamp, metadata } = stored;
  const { confidence, suggestedActions, sources, unanswered, interrupted, helpful } = metadata;
  const shown = newMessage({ text: message.trim(), isBot, timestamp }, page.locale);
  if (!isBot) return { ...shown, id };
  const answer = { confidence: confidence ?? undefined, suggestedActions, sources, unanswered, interrupted };
  const judged = { sessionId: stored.session_id, messageId: id, helpful };
  return { ...shown, id, messageId: id, ...answer, judged, labels: await contentFor(message, page) };
}
