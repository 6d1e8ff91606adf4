import { confidenceOf } from '#shared/chat/confidence.ts';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { causeOf, log } from '../../http/log.ts';
import type { FoundSection } from '../knowledge/section-index.ts';
import { hasSubject } from '../knowledge/terms.ts';
import { complete } from '../model/completion.ts';
import { CompletionError } from '../model/completion-error.ts';
import type { CallCost, CompletionCall } from '../model/completion-request.ts';
import { streamCompletion } from '../model/stream-completion.ts';
import type { Answer } from '../store.ts';
import { wantsPerson } from '../topics/topic-of.ts';
import { createAnswerFilter } from './answer-filter.ts';
import type { Asked } from './asked.ts';
import { cannedReply, chatContents, namesCannedTopic, suggestedActionsOf } from './canned-reply.ts';
import { sourcesOf } from './prompt.ts';
import { replyWithoutModel, wishIn, withFailure } from './reply-without-model.ts';

export interface AnswerTask {
  asked: Asked;
  call: Omit<CompletionCall, 'cost'>;
  numbered: readonly FoundSection[];
  messageId: string;
  requestId: string;
  onDelta?: ((text: string) => void) | undefined;
}

export function answerWithoutModel(task: AnswerTask, cause: string): Answer {
  log('info', 'chat_canned', { requestId: task.requestId, cause });
  const reply = replyWithoutModel(task.asked);
  task.onDelta?.(reply.message.trimStart());
  return canned(task, reply);
}

/**
 * Text that was shown is the answer, even if the rest never arrives; undefined if nothing was shown before a
 * cancellation.
 */
export async function answerWithModel(task: AnswerTask, cost: CallCost): Promise<Answer | undefined> {
  const { asked, numbered, messageId, onDelta } = task;
  const { question, found, afterHours } = asked;
  let shown = '';
  function show(text: string) {
    const visible = shown === '' ? text.trimStart() : text;
    if (visible === '') return;
    shown += visible;
    onDelta?.(visible);
  }
  const unanswered = !found.confident && hasSubject(question.text);
  const call = { ...task.call, cost };
  const { cancelled } = call;
  const filter = createAnswerFilter(numbered);
  let interrupted: ChatReply['interrupted'];
  try {
    for await (const text of onDelta ? streamCompletion(call) : complete(call)) show(filter.push(text));
  } catch (error) {
    if (cancelled.aborted && shown === '') return undefined;
    interrupted = cancelled.aborted ? 'stopped' : 'broken';
    if (!cancelled.aborted) noteFailure(error, call, task.requestId);
    if (shown === '') {
      const reply = { ...replyAfterFailure(asked), retry: true as const };
      show(reply.message);
      return canned(task, reply);
    }
  }
  const { rest, cited } = filter.end();
  show(rest);
  if (shown.trim() === '') show(chatContents[question.language].emptyReply);
  if (afterHours && !interrupted) show(`\n\n${afterHours}`);
  const message = shown.trim();
  const sources = sourcesOf(cited.flatMap((number) => numbered[number - 1] ?? []));
  const offersPerson = (unanswered && cited.length === 0) || wantsPerson(question.text) || wantsPerson(found.question);
  const actions = [...new Set([...suggestedActionsOf(message), ...(offersPerson ? ['contact_team' as const] : [])])];
  const reply = {
    messageId,
    message,
    confidence: confidenceOf.model,
    suggestedActions: actions,
    sources,
    ...bookingIn(asked),
    ...(unanswered && cited.length === 0 && { unanswered }),
  };
  return { reply: interrupted ? { ...reply, interrupted } : reply };
}

function canned({ asked, messageId }: AnswerTask, reply: Omit<ChatReply, 'messageId'>): Answer {
  return { reply: { ...reply, ...bookingIn(asked), messageId }, canned: true };
}

/** The specification's replies stay for its keywords; other questions get what Joe answers without a model. */
function replyAfterFailure(asked: Asked): Omit<ChatReply, 'messageId'> {
  const { question, found, closed, afterHours } = asked;
  const short = namesCannedTopic(question.text) ? undefined : replyWithoutModel(asked);
  const { fallback } = chatContents[question.language].canned;
  if (short && short.message !== fallback) return withFailure(short, question.language);
  const reply = cannedReply(question.text, question.language, found.sure, closed);
  return { ...reply, ...(afterHours && withOffer(reply, afterHours)) };
}

function bookingIn(asked: Asked): Pick<ChatReply, 'booking' | 'bookingTime'> | undefined {
  const booking = wishIn(asked);
  const { bookingTime } = asked;
  return booking && { booking, ...(bookingTime && { bookingTime }) };
}

function withOffer({ message, suggestedActions }: ReturnType<typeof cannedReply>, offer: string) {
  return {
    message: `${message}\n\n${offer}`,
    suggestedActions: [...suggestedActionsOf(offer), ...suggestedActions],
  };
}

/** A provider's error message may contain the rejected key. */
function noteFailure(error: unknown, { config, cost }: CompletionCall, requestId: string): void {
  if (error instanceof CompletionError && error.fault) cost.fault = error.fault;
  const cause = causeOf(error)
    .replaceAll(config.CHAT_API_KEY ?? '', '[key]')
    .slice(0, 500);
  log('error', 'chat_completion_failed', { requestId, cause });
}
