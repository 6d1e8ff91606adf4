import { confidenceOf } from '#shared/chat/confidence.ts';
import type { ChatContent } from '#shared/content/en/chat.ts';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { turnstileField } from '#shared/forms/fields.ts';
import { ApiProblem, NetworkError } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';
import { askForAnswer } from './answer-events.ts';
import { contentFor, type PageChat } from './chat-contents.ts';
import type { MessageInput } from './message.ts';
import { type FirstMessageCheck, isCheckRefusal } from './use-first-message-check.tsx';

interface SendOptions {
  signal: AbortSignal;
  onAccepted: () => void;
  onText: (text: string) => void;
  check: FirstMessageCheck;
}

/**
 * Resolves to undefined when a person reads the message. Never throws: an error becomes a message from Joe, in the
 * visitor's language.
 */
export async function sendMessage(
  sessionId: string,
  text: string,
  page: PageChat,
  { signal, onAccepted, onText, check }: SendOptions,
): Promise<MessageInput | undefined> {
  let shown = '';
  try {
    const body = { text, locale: page.locale, [turnstileField]: await check.token(signal) };
    for await (const answer of askForAnswer(sessionId, body, signal)) {
      if (answer.event === 'done') {
        return answer.data.toPerson ? undefined : await answerMessage(sessionId, answer.data, text, page);
      }
      if (answer.event === 'accepted') {
        check.passed();
        onAccepted();
      } else {
        shown += answer.data.text;
        onText(shown);
      }
    }
    throw new NetworkError('A network error occurred: the answer has no end.');
  } catch (error) {
    if (isCheckRefusal(error)) {
      check.renew();
      const labels = await contentFor(text, page);
      return { ...errorMessage(error, labels), labels, retry: { text, offline: false } };
    }
    const interrupted = signal.aborted ? 'stopped' : 'broken';
    if (interrupted === 'stopped' || shown !== '') {
      if (interrupted === 'broken') logError("Joe's answer broke off", error);
      const labels = await contentFor(text, page);
      const retry = retryOf(text, interrupted);
      return { text: shown.trim(), isBot: true, confidence: confidenceOf.model, interrupted, retry, labels };
    }
    return errorMessage(error, await contentFor(text, page), text);
  }
}

export function errorMessage(error: unknown, labels: ChatContent, question?: string): MessageInput {
  const problem = error instanceof ApiProblem ? error.problem : undefined;
  const validationError = problem?.errors?.[0]?.message;
  if (validationError) return { text: validationError, isBot: true };
  const offline = isOffline(error);
  const failure = { isBot: true, labels, ...(question !== undefined && { retry: { text: question, offline } }) };
  if (problem?.code === 'rate_limited') {
    const minutes = Math.ceil(((error as ApiProblem).retryAfter ?? 60) / 60);
    return { ...failure, text: labels.tooMany(minutes) };
  }
  if (problem?.code === 'reply_pending') return { ...failure, text: labels.stillAnswering };
  if (offline) return { ...failure, text: labels.offline };
  logError('Joe could not be asked', error);
  return { ...failure, text: labels.apology, confidence: confidenceOf.apology, suggestedActions: ['contact_support'] };
}

async function answerMessage(
  sessionId: string,
  reply: ChatReply,
  question: string,
  page: PageChat,
): Promise<MessageInput> {
  const { message, interrupted, retry, ...rest } = reply;
  const labels = await contentFor(message || question, page);
  // An answer without text is not stored.
  const judged = message ? { sessionId, messageId: reply.messageId } : undefined;
  const answer = { text: message, isBot: true, ...rest, labels, judged };
  if (retry) return { ...answer, retry: { text: question, offline: false } };
  return interrupted ? { ...answer, interrupted, retry: retryOf(question, interrupted) } : answer;
}

function retryOf(text: string, interrupted: ChatReply['interrupted']): MessageInput['retry'] {
  return interrupted === 'broken' ? { text, offline: false } : undefined;
}

function isOffline(error: unknown): boolean {
  return error instanceof NetworkError && !navigator.onLine;
}
