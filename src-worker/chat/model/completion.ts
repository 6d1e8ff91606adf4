import type { Config } from '../../config.ts';
import { type CallCost, type CompletionCall, requestCompletion } from './completion-request.ts';

export const maxAnswerLength = 16_000;

interface Completion {
  /** The text, as the models of Workers AI return it. */
  response?: unknown;
  /** The answer, as the binding wraps it. */
  result?: Completion;
  choices?: { message?: Message | null; finish_reason?: string | null }[];
  usage?: ReportedUsage | null;
}

/** Providers differ: some write text as a list of parts, with a refusal beside it. */
export interface Message {
  content?: unknown;
  refusal?: unknown;
}

/** Parts of other types, such as thoughts, are not text. Undefined if there is no text. */
export function textOf({ content, refusal }: Message): string | undefined {
  if (Array.isArray(content)) return content.map(partText).join('');
  if (typeof content === 'string' && content !== '') return content;
  return typeof refusal === 'string' ? refusal : content === null || content === '' ? '' : undefined;
}

/** Workers AI writes a text of digits as a number. */
export function messageOf(response: unknown): Message {
  return { content: typeof response === 'number' ? `${response}` : response };
}

function partText(part: unknown): string {
  if (typeof part === 'string') return part;
  const { type, text } = (part ?? {}) as { type?: unknown; text?: unknown };
  return (type === 'text' || type === 'output_text') && typeof text === 'string' ? text : '';
}

/** Providers name a normal end differently, so only the reasons for a cut-off count. */
export function assertNotCutOff(reason: string | null | undefined): void {
  if (reason === 'length' || reason === 'max_tokens' || reason === 'content_filter') {
    throw new Error(`The completion API cut its answer off: ${reason}`);
  }
}

export async function* complete(call: CompletionCall): AsyncGenerator<string> {
  const { config, cancelled, cost } = call;
  const timeout = createTimeout(config.CHAT_TIMEOUT_MS, cancelled);
  const request = requestCompletion(call, { stream: false }, timeout.signal);
  const answered = await timeout
    .race(request.then((response) => response.json<Completion>()))
    .finally(() => timeout.clear());
  const completion = answered.result ?? answered;
  noteUsage(cost, completion.usage);
  const [choice] = completion.choices ?? [];
  const content = textOf(choice?.message ?? messageOf(completion.response));
  if (content === undefined) throw new Error('The completion API returned no completion');
  cost.received = content.slice(0, maxAnswerLength).toWellFormed();
  yield cost.received;
  assertNotCutOff(choice?.finish_reason);
}

/** Providers charge a fraction for a prefix that they have cached: about a tenth. */
const cachedShare = 0.1;

export interface ReportedUsage {
  prompt_tokens?: number;
  completion_tokens?: number;
  prompt_tokens_details?: { cached_tokens?: number } | null;
}

export function noteUsage(cost: CallCost, usage: ReportedUsage | null | undefined): void {
  if (!usage) return;
  const { prompt_tokens: prompt = 0, completion_tokens: output = 0, prompt_tokens_details: details } = usage;
  const cached = Math.min(details?.cached_tokens ?? 0, prompt);
  cost.counted = { input: prompt - cached + Math.ceil(cached * cachedShare), output };
}

export function longestCall({ CHAT_TIMEOUT_MS }: Config): number {
  return CHAT_TIMEOUT_MS + 4 * 60_000;
}

interface Timeout {
  signal: AbortSignal;
  restart: (milliseconds: number) => void;
  clear: () => void;
  race: <Value>(promise: Promise<Value>) => Promise<Value>;
}

/** `AbortSignal.timeout` cannot be cleared: its timer would keep the Durable Object in memory. */
export function createTimeout(milliseconds: number, cancelled: AbortSignal): Timeout {
  const expiry = new AbortController();
  const signal = AbortSignal.any([cancelled, expiry.signal]);
  const expire = () => expiry.abort(new Error('The completion API took too long'));
  let timer = setTimeout(expire, milliseconds);
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  const clear = () => clearTimeout(timer);
  return {
    signal,
    restart(next) {
      clear();
      timer = setTimeout(expire, next);
    },
    clear,
    race: (promise) => Promise.race([promise, aborted]),
  };
}
