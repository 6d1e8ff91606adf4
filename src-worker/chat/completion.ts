import type { Config } from '../config.ts';
import type { ConversationEntry } from './prompt.ts';

export const maxAnswerLength = 16_000;

interface TokenUsage {
  input: number;
  output: number;
}

export interface CallCost {
  requests: number;
  received: string;
  counted?: TokenUsage;
}

export interface CompletionCall {
  config: Config;
  messages: ConversationEntry[];
  cancelled: AbortSignal;
  cost: CallCost;
}

/** In milliseconds: an answer takes longer, so a connection that fails earlier has cost nothing. */
const connecting = 2000;

/** The model may have written an answer before the gateway gave up; no other error is charged. */
const gatewayTimeouts = new Set([504, 524]);

export async function* complete({ config, messages, cancelled, cost }: CompletionCall): AsyncGenerator<string> {
  const client = await completionClient(config, cost);
  const timeout = createTimeout(config.CHAT_TIMEOUT_MS, cancelled);
  const request = { ...completionRequest(config, messages), stream: false } as const;
  const call = client.chat.completions.create(request, { signal: timeout.signal });
  const completion = await timeout.race(call).finally(() => timeout.clear());
  noteUsage(cost, completion.usage);
  const content: unknown = completion.choices?.[0]?.message?.content ?? '';
  if (!completion.choices?.[0]?.message || typeof content !== 'string') {
    throw new Error('The completion API returned no completion');
  }
  cost.received = content.slice(0, maxAnswerLength).toWellFormed();
  yield cost.received;
}

export async function completionClient({ CHAT_API_KEY, CHAT_API_URL }: Config, cost: CallCost) {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey: CHAT_API_KEY,
    baseURL: CHAT_API_URL,
    maxRetries: 1,
    fetch: (...args) => fetchAtCost(cost, ...args),
  });
}

async function fetchAtCost(cost: CallCost, ...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const from = Date.now();
  cost.requests += 1;
  try {
    const response = await fetch(input, init);
    if (!response.ok && !gatewayTimeouts.has(response.status)) cost.requests -= 1;
    return response;
  } catch (error) {
    // workerd throws one error for no connection and a lost one, so it does not say whether the request was sent.
    if (!init?.signal?.aborted && Date.now() - from < connecting) cost.requests -= 1;
    throw error;
  }
}

export function completionRequest(config: Config, messages: ConversationEntry[]) {
  const { CHAT_MODEL, CHAT_MAX_TOKENS, CHAT_TEMPERATURE } = config;
  return { model: CHAT_MODEL, messages, max_tokens: CHAT_MAX_TOKENS, temperature: CHAT_TEMPERATURE };
}

interface ReportedUsage {
  prompt_tokens?: number;
  completion_tokens?: number;
}

export function noteUsage(cost: CallCost, usage: ReportedUsage | null | undefined): void {
  if (usage) cost.counted = { input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 };
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
