import type { Config } from '../env.ts';
import type { Entry } from './history.ts';

/** The longest answer that is read, in characters: several times what `max_tokens` allows, so only a broken service is cut. */
const longestAnswer = 16_000;

/**
 * Asks the completion API for the next entry of a conversation, with one retry on 429 and 5xx after the provider's own pause.
 * @returns the answer's text, which may be empty
 * @throws on every failure, on an answer that is none, after `CHAT_TIMEOUT_MS` in all, and when `left` says the visitor has gone
 */
export async function complete(config: Config, messages: Entry[], left: AbortSignal): Promise<string> {
  const { CHAT_API_KEY, CHAT_API_URL, CHAT_MODEL, CHAT_MAX_TOKENS, CHAT_TEMPERATURE, CHAT_TIMEOUT_MS } = config;
  const { OpenAI } = await import('openai');
  const client = new OpenAI({
    apiKey: CHAT_API_KEY,
    baseURL: CHAT_API_URL,
    maxRetries: 1,
    fetch: (...args) => fetch(...args),
  });
  const late = new AbortController();
  const signal = AbortSignal.any([left, late.signal]);
  // Not `AbortSignal.timeout`: its timer runs on after the answer, and keeps the object in memory that long.
  const timer = setTimeout(() => late.abort(new Error('The completion API took too long')), CHAT_TIMEOUT_MS);
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
    throw new Error('The completion API answered with something that is no completion');
  }
  return content.slice(0, longestAnswer).toWellFormed();
}

/** The client's own pause before a retry does not listen to the signal; this does. */
function unlessAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
