import type { ChatContent } from '../../src-shared/content/types/chat.ts';
import { ApiProblem, call } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';
import { contentFor, type PageChat } from './chat-contents.ts';
import type { MessageInput } from './message.ts';

/** Milliseconds; longer than the Worker waits for the completion API (`CHAT_TIMEOUT_MS`). */
const answerTimeout = 45_000;

/** Never throws: an error becomes a message from Joe. It and the labels of the actions are in the visitor's language. */
export async function sendMessage(sessionId: string, text: string, page: PageChat): Promise<MessageInput> {
  try {
    const input = { params: { sessionId }, body: { text, locale: page.locale } };
    const { message, ...rest } = await call('POST /api/chat/:sessionId/messages', input, { timeout: answerTimeout });
    return { text: message, isBot: true, ...rest, actionLabels: (await contentFor(message, page)).actions };
  } catch (error) {
    return errorMessage(error, await contentFor(text, page));
  }
}

export function errorMessage(error: unknown, content: ChatContent): MessageInput {
  const problem = error instanceof ApiProblem ? error.problem : undefined;
  if (problem?.code === 'rate_limited') {
    const minutes = Math.ceil(((error as ApiProblem).retryAfter ?? 60) / 60);
    return { text: content.tooMany(minutes), isBot: true };
  }
  if (problem?.code === 'reply_pending') return { text: content.stillAnswering, isBot: true };
  const validationError = problem?.errors?.[0]?.message;
  if (validationError) return { text: validationError, isBot: true };
  logError('Joe could not be asked', error);
  const actions: Pick<MessageInput, 'suggestedActions' | 'actionLabels'> = {
    suggestedActions: ['contact_support'],
    actionLabels: content.actions,
  };
  return { text: content.apology, isBot: true, confidence: 0.5, ...actions };
}
