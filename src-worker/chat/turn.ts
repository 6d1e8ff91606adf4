import type { ChatMessage, ChatReply } from '../../src-shared/contracts/chat.ts';
import { dominantLocale } from '../../src-shared/dominant-locale.ts';
import { isArabizi } from './knowledge/arabizi.ts';
import type { VisitorMessage } from './rpc.ts';
import { answerRow, type Question, questionRow, toChatMessage } from './store.ts';

export interface Turn {
  message: VisitorMessage;
  question: Question;
  messageId: string;
  text: string;
  abort: AbortController;
}

export function newTurn(message: VisitorMessage): Turn {
  // The answer's language follows the visitor's text, not the page.
  const language = isArabizi(message.text) ? 'ar' : dominantLocale(message.text, message.locale);
  return {
    message,
    question: { id: crypto.randomUUID(), text: message.text, language, at: Date.now() },
    messageId: crypto.randomUUID(),
    text: '',
    abort: new AbortController(),
  };
}

export function messagesOf({ message: { sessionId }, question, messageId, text }: Turn): ChatMessage[] {
  const asked = toChatMessage(questionRow(sessionId, question));
  if (text === '') return [asked];
  const reply: ChatReply = { messageId, message: text, confidence: 0.9, suggestedActions: [], sources: [] };
  return [asked, toChatMessage(answerRow(sessionId, question, { reply }))];
}

export function stoppedBeforeText(messageId: string): ChatReply {
  return { messageId, message: '', confidence: 0, suggestedActions: [], sources: [], interrupted: 'stopped' };
}
