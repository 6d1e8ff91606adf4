import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { type AnswerTask, type GeneratedAnswer, generateAnswer } from './answer.ts';
import { type Reservation, reserveTokens, settleTokens } from './token-budget.ts';
import { estimateTokens } from './token-estimate.ts';

/**
 * Joe's answer within the tokens of the day: they are reserved before the model is asked and settled in the background. Without
 * room for the call he answers from the canned replies.
 */
export async function answerWithinBudget(
  { env, waitUntil }: { env: Bindings; waitUntil: (promise: Promise<void>) => void },
  task: AnswerTask,
): Promise<GeneratedAnswer | undefined> {
  if (!task.config.CHAT_API_KEY) return generateAnswer({ ...task, withoutModel: 'CHAT_API_KEY is not set' });
  const texts = task.conversation.map(({ content }) => content);
  const reservation = await reserve(env, texts, task.requestId);
  if (!reservation) return generateAnswer({ ...task, withoutModel: 'CHAT_DAILY_TOKENS leaves no room' });
  const isAsked = !task.signal.aborted;
  const answer = await generateAnswer(task);
  const used = isAsked ? usedTokens(texts, answer) : 0;
  if (used !== undefined) waitUntil(settle(env, reservation, used, task.requestId));
  return answer;
}

/** Without the database nobody knows what was used, so the model is not asked. */
async function reserve(env: Bindings, texts: string[], requestId: string): Promise<Reservation | undefined> {
  try {
    return await reserveTokens(env, texts);
  } catch (error) {
    log('error', 'chat_tokens_not_reserved', { requestId, cause: causeOf(error) });
  }
}

/** What a call has used: as the provider counts it, else by estimate; undefined when nobody can tell, which leaves the reservation. */
function usedTokens(texts: string[], answer: GeneratedAnswer | undefined): number | undefined {
  if (!answer) return undefined;
  const { usage, canned, reply } = answer;
  if (usage) return usage.input + usage.output;
  return canned ? undefined : estimateTokens([...texts, reply.message]);
}

async function settle(env: Bindings, reservation: Reservation, used: number, requestId: string): Promise<void> {
  try {
    await settleTokens(env, reservation, used);
  } catch (error) {
    log('error', 'chat_tokens_not_settled', { requestId, cause: causeOf(error) });
  }
}
