import type { Config } from '../env.ts';
import type { ConversationEntry } from './history.ts';

/** The most characters of an answer that are read: several times what `max_tokens` allows, so only a faulty service is cut. */
const maxAnswerLength = 16_000;

/**
 * Asks the completion API for the next message, with one retry on 429 and 5xx after the delay that the provider asks for.
 * @returns the text, which may be empty
 * @throws on a failed call, a malformed answer, after `CHAT_TIMEOUT_MS` in all, and when `cancelled` is aborted
 */
export async function complete(config: Config, messages: ConversationEntry[], cancelled: AbortSignal): Promise<string> {
  const { CHAT_API_KEY, CHAT_API_URL, CHAT_MODEL, CHAT_MAX_TOKENS, CHAT_TEMPERATURE, CHAT_TIMEOUT_MS } = config;
  const { OpenAI } = await import('openai');
  const client = new OpenAI({
    apiKey: CHAT_API_KEY,
    baseURL: CHAT_API_URL,
    maxRetries: 1,
    fetch: (...args) => fetch(...args),
  });
  const timeout = new AbortController();
  const signal = AbortSignal.any([cancelled, timeout.signal]);
  // `AbortSignal.timeout` cannot be cleared: its timer would keep the Durable Object in memory after the answer.
  const timer = setTimeout(() => timeout.abort(new Error('The completion API took too long')), CHAT_TIMEOUT_MS);
  const request = {
    model: CHAT_MODEL,
    messages,
    max_tokens: CHAT_MAX_TOKENS,
    temperature: CHAT_TEMPERATURE,
    stream: false,
  } as const;
  const completion = await unlessAborted(signal, client.chat.completions.create(request, { signal })).finally(() =>
    clearTimeout(timer),
  );
  const content: unknown = completion.choices?.[0]?.message?.content ?? '';
  if (!completion.choices?.[0]?.message || typeof content !== 'string') {
    throw new Error('The completion API returned no completion');
  }
  return content.slice(0, maxAnswerLength).toWellFormed();
}

/** The client's retry delay ignores the signal, so the promise is raced against it. */
function unlessAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
