import type { ChatMessage } from '../../src-shared/contracts/chat.ts';
import type { chatMessages } from './schema.ts';

/** A row as the API shows it. */
export function toChatMessage(row: Omit<typeof chatMessages.$inferSelect, 'seq'>): ChatMessage {
  const { id, sessionId, message, isBot, timestamp, metadata } = row;
  return { id, session_id: sessionId, message, is_bot: isBot, timestamp, metadata };
}
