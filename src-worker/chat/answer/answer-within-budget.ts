import { database } from '../../db/client.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import type { CallCost } from '../model/completion-request.ts';
import { clearFault, storeFault } from '../model/model-state.ts';
import { estimateTokens, type Reservation, reserveTokens, settleTokens } from '../model/token-budget.ts';
import type { Answer } from '../store.ts';
import { type AnswerTask, answerWithModel, answerWithoutModel } from './answer.ts';

const pauses = [1000, 4000, 15_000];

export async function answerWithinBudget(
  { env, waitUntil }: { env: Bindings; waitUntil: (promise: Promise<void>) => void },
  task: AnswerTask,
): Promise<Answer | undefined> {
  const { model, messages } = task.call;
  if (!model) return answerWithoutModel(task, 'CHAT_API_KEY is not set');
  const texts = messages.map(({ content }) => content);
  const reservation = await reserve(env, texts, task.requestId);
  if (!reservation) return answerWithoutModel(task, 'CHAT_DAILY_TOKENS leaves no room');
  const cost: CallCost = { requests: 0, received: '' };
  try {
    return await answerWithModel(task, cost);
  } finally {
    waitUntil(settle(env, reservation, usedTokens(texts, cost), cost, task.requestId));
  }
}

/** Without the database the usage is unknown, so the model is not called. */
async function reserve(env: Bindings, texts: string[], requestId: string): Promise<Reservation | undefined> {
  try {
    return await reserveTokens(env, texts);
  } catch (error) {
    log('error', 'chat_tokens_not_reserved', { requestId, cause: error });
  }
}

function usedTokens(texts: string[], { requests, received, counted }: CallCost): number {
  const uncounted = requests - (counted ? 1 : 0);
  const answered = counted ? counted.input + counted.output : received === '' ? 0 : estimateTokens([received]);
  return answered + Math.max(0, uncounted) * estimateTokens(texts);
}

async function settle(
  env: Bindings,
  reservation: Reservation,
  used: number,
  { fault, received }: CallCost,
  requestId: string,
): Promise<void> {
  const noted = fault ? storeFault(env, fault) : received === '' ? [] : [clearFault(env)];
  for (const pause of [...pauses, undefined]) {
    try {
      await database(env).batch([settleTokens(env, reservation, used), ...noted]);
      return;
    } catch (error) {
      if (pause === undefined) log('error', 'chat_tokens_not_settled', { requestId, cause: error });
      else await scheduler.wait(pause);
    }
  }
}
