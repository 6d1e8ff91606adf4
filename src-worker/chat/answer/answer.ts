import { confidenceOf } from '#shared/chat/confidence.ts';
import type { ChatReply } from '#shared/contracts/chat.ts';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { JobId } from '#shared/paths.ts';
import type { Config } from '../../config.ts';
import { causeOf, log } from '../../http/log.ts';
import type { ConversationEntry } from '../history.ts';
import type { FoundFor } from '../knowledge/find-sections.ts';
import type { FoundSection } from '../knowledge/section-index.ts';
import { hasSubject } from '../knowledge/terms.ts';
import { complete } from '../model/completion.ts';
import { CompletionError } from '../model/completion-error.ts';
import type { CallCost } from '../model/completion-request.ts';
import { streamCompletion } from '../model/stream-completion.ts';
import type { Answer, Question } from '../store.ts';
import { bookingWishOf } from '../topics/topic-of.ts';
import { createAnswerFilter } from './answer-filter.ts';
import { cannedReply, chatContents, suggestedActionsOf } from './canned-reply.ts';
import { sourcesOf } from './prompt.ts';
import { replyWithoutModel } from './reply-without-model.ts';

export interface AnswerTask {
  config: Config;
  conversation: ConversationEntry[];
  question: Question;
  found: FoundFor;
  site: readonly KnowledgeSection[];
  numbered: readonly FoundSection[];
  closed: readonly JobId[];
  messageId: string;
  requestId: string;
  signal: AbortSignal;
  /** The sentence for someone who asks for a person while no one is there. */
  afterHours?: string | undefined;
  withoutModel?: string;
  cost: CallCost;
  onDelta?: (text: string) => void;
}

/**
 * Text that was shown is the answer, even if the rest never arrives; undefined if nothing was shown before a
 * cancellation.
 */
export async function generateAnswer(task: AnswerTask): Promise<Answer | undefined> {
  const {
    config,
    conversation,
    question,
    found,
    site,
    numbered,
    closed,
    messageId,
    requestId,
    signal,
    afterHours,
    withoutModel,
    cost,
    onDelta,
  } = task;
  let shown = '';
  function show(text: string) {
    const visible = shown === '' ? text.trimStart() : text;
    if (visible === '') return;
    shown += visible;
    onDelta?.(visible);
  }
  const unanswered = !found.confident && hasSubject(question.text);
  const booking = bookingWishOf(question.text) ?? bookingWishOf(found.question);
  const wish = booking && { booking };
  function canned(reply: Omit<ChatReply, 'messageId'>): Answer {
    show(reply.message);
    return { reply: { ...reply, ...wish, messageId }, canned: true };
  }

  if (withoutModel) {
    log('info', 'chat_canned', { requestId, cause: withoutModel });
    return canned(replyWithoutModel({ question, found, site, closed, afterHours }));
  }
  const call = { config, messages: conversation, cancelled: signal, cost };
  const filter = createAnswerFilter(numbered);
  let interrupted: ChatReply['interrupted'];
  try {
    for await (const text of onDelta ? streamCompletion(call) : complete(call)) show(filter.push(text));
  } catch (error) {
    if (signal.aborted && shown === '') return undefined;
    interrupted = signal.aborted ? 'stopped' : 'broken';
    if (!signal.aborted) noteFailure(error, task);
    if (shown === '') {
      const sections = found.confident ? found.sections : [];
      const reply = cannedReply(question.text, question.language, sections, closed);
      return canned({ ...reply, ...(afterHours && withOffer(reply, afterHours)), ...(unanswered && { unanswered }) });
    }
  }
  const { rest, cited } = filter.end();
  show(rest);
  if (shown.trim() === '') show(chatContents[question.language].emptyReply);
  if (afterHours && !interrupted) show(`\n\n${afterHours}`);
  const message = shown.trim();
  const sources = sourcesOf(cited.flatMap((number) => numbered[number - 1] ?? []));
  const reply = {
    messageId,
    message,
    confidence: confidenceOf.model,
    suggestedActions: suggestedActionsOf(message),
    sources,
    ...wish,
    ...(unanswered && cited.length === 0 && { unanswered }),
  };
  return { reply: interrupted ? { ...reply, interrupted } : reply };
}

function withOffer({ message, suggestedActions }: ReturnType<typeof cannedReply>, offer: string) {
  return {
    message: `${message}\n\n${offer}`,
    suggestedActions: [...suggestedActionsOf(offer), ...suggestedActions],
  };
}

/** A provider's error message may contain the rejected key. */
function noteFailure(error: unknown, { config, requestId, cost }: AnswerTask): void {
  if (error instanceof CompletionError && error.fault) cost.fault = error.fault;
  const cause = causeOf(error)
    .replaceAll(config.CHAT_API_KEY ?? '', '[key]')
    .slice(0, 500);
  log('error', 'chat_completion_failed', { requestId, cause });
}
