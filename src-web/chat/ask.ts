import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import { ApiProblem, call } from '../lib/api.ts';
import type { Said } from './message.ts';

/** Asks Joe. Whatever goes wrong has an answer of its own, in his words. */
export async function ask(sessionId: string, text: string, content: ChatContent): Promise<Said> {
  try {
    const { message, ...rest } = await call('POST /api/chat/:sessionId/messages', {
      params: { sessionId },
      body: { text },
    });
    return { text: message, isBot: true, ...rest };
  } catch (error) {
    return excuse(error, content);
  }
}

/** What Joe says instead of an answer. */
export function excuse(error: unknown, content: ChatContent): Said {
  const problem = error instanceof ApiProblem ? error.problem : undefined;
  if (problem?.code === 'rate_limited') {
    const minutes = Math.ceil(((error as ApiProblem).retryAfter ?? 60) / 60);
    return { text: content.tooMany(minutes), isBot: true };
  }
  if (problem?.code === 'reply_pending') return { text: content.stillAnswering, isBot: true };
  const fault = problem?.errors?.[0]?.message;
  if (fault) return { text: fault, isBot: true };
  console.error(error);
  return { text: content.apology, isBot: true, confidence: 0.5, suggestedActions: ['contact_support'] };
}
