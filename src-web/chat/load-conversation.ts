import type { ChatMessage, HandoverState } from '#shared/contracts/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { call } from '../lib/api.ts';
import { contentFor, type PageChat } from './chat-contents.ts';
import { type Message, newMessage } from './message.ts';
import { wasLeft } from './open-state.ts';

/** The visitor cannot write meanwhile. */
const timeoutMs = 5_000;

interface LoadedConversation {
  messages: Message[];
  answering: boolean;
  state: HandoverState;
}

export async function loadConversation(sessionId: string, page: PageChat): Promise<LoadedConversation> {
  const input = { params: { sessionId } };
  const { messages, answering, state } = await call('GET /api/chat/:sessionId', input, { timeout: timeoutMs });
  const loaded = await Promise.all(messages.map((message) => fromStored(message, page)));
  const last = loaded.at(-1);
  if (answering && last?.isBot) last.writing = true;
  return { messages: withLeftAnswer(loaded), answering, state };
}

export function withLeftAnswer(messages: Message[]): Message[] {
  const last = messages.at(-1);
  const question = messages.findLast(({ isBot }) => !isBot)?.text;
  if (last?.interrupted !== 'stopped' || question === undefined || !wasLeft(question)) return messages;
  return [...messages.slice(0, -1), { ...last, interrupted: 'broken', retry: { text: question, offline: false } }];
}

export async function fromStored(stored: ChatMessage, page: PageChat): Promise<Message> {
  if (isTakeoverMessage(stored)) return toTakeoverMessage(stored, page.locale);
  const { id, message, is_bot: isBot, timestamp, metadata } = stored;
  const { confidence, suggestedActions, sources, unanswered, interrupted, booking, bookingTime, helpful } = metadata;
  const shown = newMessage({ text: message.trim(), isBot, timestamp }, page.locale);
  if (!isBot) return { ...shown, id };
  const offer = { suggestedActions, booking, bookingTime };
  const answer = { confidence: confidence ?? undefined, sources, unanswered, interrupted, ...offer };
  const judged = { sessionId: stored.session_id, messageId: id, helpful };
  return { ...shown, id, messageId: id, ...answer, judged, labels: await contentFor(message, page) };
}

export function toTakeoverMessage({ id, message, timestamp, metadata }: ChatMessage, locale: Locale): Message {
  const { name, notice, suggestedActions } = metadata;
  const isBot = notice !== undefined || name !== undefined;
  const shown = newMessage({ text: message.trim(), isBot, timestamp }, locale);
  return { ...shown, id, ...(name && { name }), ...(notice && { notice: true, suggestedActions }) };
}

export function isTakeoverMessage({ metadata }: ChatMessage): boolean {
  return Boolean(metadata.notice || metadata.name || metadata.toPerson);
}
