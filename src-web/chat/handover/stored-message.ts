import type { ChatMessage } from '../../../src-shared/contracts/chat.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { type Message, newMessage } from '../message.ts';

/** A message of a conversation with a person, or a line that tells of a change. `locale` is that of the page. */
export function personMessage({ id, message, timestamp, metadata }: ChatMessage, locale: Locale): Message {
  const { name, notice } = metadata;
  const isBot = notice !== undefined || name !== undefined;
  const shown = newMessage({ text: message.trim(), isBot, timestamp }, locale);
  return { ...shown, id, ...(name && { name }), ...(notice && { notice: true }) };
}

/** Whether a stored message has to do with a person, not with Joe. */
export function isOfPeople({ metadata }: ChatMessage): boolean {
  return Boolean(metadata.notice || metadata.name || metadata.toPerson);
}
