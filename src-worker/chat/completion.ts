import type { Config } from '../env.ts';
import type { ConversationEntry } from './history.ts';
import { createTimeout } from './timeout.ts';

/** The most characters of an answer that are read: several times what `max_tokens` allows, so only a faulty service is cut. */
export const maxAnswerLength = 16_000;

/** The tokens of a call, as the provider counts them. */
export interface TokenUsage {
  input: number;
  output: number;
}

export interface CompletionCall {
  config: Config;
  messages: ConversationEntry[];
  /** Aborted when nobody waits for the answer any more. */
  cancelled: AbortSignal;
  onUsage?: (usage: TokenUsage) => void;
}

/**
 * Asks the completion API for the next message as a whole, with one retry on 429 and 5xx after the delay that the provider asks for.
 * @yields the text, which may be empty
 * @throws on a failed call, a malformed answer, after `CHAT_TIMEOUT_MS` in all, and when `cancelled` is aborted
 */
export async function* complete({ config, messages, cancelled, onUsage }: CompletionCall): AsyncGenerator<string> {
  const client = await completionClient(config);
  const timeout = createTimeout(config.CHAT_TIMEOUT_MS, cancelled);
  const request = { ...completionRequest(config, messages), stream: false } as const;
  const call = client.chat.completions.create(request, { signal: timeout.signal });
  const completion = await timeout.race(call).finally(() => timeout.clear());
  const content: unknown = completion.choices?.[0]?.message?.content ?? '';
  if (!completion.choices?.[0]?.message || typeof content !== 'string') {
    throw new Error('The completion API returned no completion');
  }
  reportUsage(completion.usage, onUsage);
  yield content.slice(0, maxAnswerLength).toWellFormed();
}

/** Whether the provider has answered with an error instead of a text. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

export async function completionClient({ CHAT_API_KEY, CHAT_API_URL }: Config) {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey: CHAT_API_KEY,
    baseURL: CHAT_API_URL,
    maxRetries: 1,
    fetch: (...args) => fetch(...args),
  });
}

export function completionRequest(config: Config, messages: ConversationEntry[]) {
  const { CHAT_MODEL, CHAT_MAX_TOKENS, CHAT_TEMPERATURE } = config;
  return { model: CHAT_MODEL, messages, max_tokens: CHAT_MAX_TOKENS, temperature: CHAT_TEMPERATURE };
}

interface ReportedUsage {
  prompt_tokens?: number;
  completion_tokens?: number;
}

export function reportUsage(usage: ReportedUsage | null | undefined, onUsage: CompletionCall['onUsage']): void {
  if (usage) onUsage?.({ input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 });
}
