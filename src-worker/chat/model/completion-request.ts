import type { ModelFault } from '#shared/contracts/chat-questions.ts';
import type { Config } from '../../config.ts';
import type { AiBinding } from '../../env.ts';
import type { ConversationEntry } from '../history.ts';
import { CompletionError } from './completion-error.ts';

interface TokenUsage {
  input: number;
  output: number;
}

export interface CallCost {
  requests: number;
  received: string;
  counted?: TokenUsage;
  fault?: ModelFault;
}

export interface CompletionCall {
  config: Config;
  model: string;
  /** Asked in place of the API. */
  binding?: AiBinding | undefined;
  messages: ConversationEntry[];
  cancelled: AbortSignal;
  cost: CallCost;
}

type Mode = { stream: false } | { stream: true; stream_options: { include_usage: true } };

const parameters = ['max_tokens', 'temperature'] as const;
type Parameter = (typeof parameters)[number];

const refusedParameters = new Map<string, ReadonlySet<Parameter>>();

const retryPauseMs = 500;

/** An answer takes longer than this, so a connection that fails earlier has cost nothing. */
const connectingMs = 2000;

/** After these errors of a gateway the model may have written an answer; no other error is charged. */
const gatewayTimeouts = new Set([504, 524]);

export async function requestCompletion(call: CompletionCall, mode: Mode, signal: AbortSignal): Promise<Response> {
  const { config } = call;
  const model = `${call.binding ? 'binding' : config.CHAT_API_URL} ${call.model}`;
  let refused = refusedParameters.get(model) ?? new Set();
  for (let retries = 1; ; ) {
    try {
      const response = await post(call, { ...completionRequest(call, refused), ...mode }, signal);
      refusedParameters.set(model, refused);
      return response;
    } catch (error) {
      const named = parameters.filter((name) => !refused.has(name) && isRefusal(error, name));
      if (named.length > 0) {
        refused = new Set([...refused, ...named]);
        continue;
      }
      const pause = pauseAfter(error);
      if (signal.aborted || retries-- === 0 || pause >= config.CHAT_TIMEOUT_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function completionRequest({ config, model, messages }: CompletionCall, refused: ReadonlySet<Parameter>) {
  const { CHAT_MAX_TOKENS, CHAT_TEMPERATURE: temperature } = config;
  return {
    model,
    messages,
    [refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: CHAT_MAX_TOKENS,
    ...(!refused.has('temperature') && { temperature }),
  };
}

async function post(call: CompletionCall, body: object, signal: AbortSignal): Promise<Response> {
  const { cost } = call;
  signal.throwIfAborted();
  const from = Date.now();
  cost.requests += 1;
  try {
    const response = await fetchCompletion(call, body, signal);
    if (response.ok) return response;
    if (!gatewayTimeouts.has(response.status)) cost.requests -= 1;
    throw await CompletionError.of(response);
  } catch (error) {
    // workerd throws the same error for a refused and a lost connection, so it does not show whether the request was
    // sent.
    const isUnsent = !(error instanceof CompletionError) && !signal.aborted && Date.now() - from < connectingMs;
    if (isUnsent) cost.requests -= 1;
    throw error;
  }
}

function fetchCompletion({ config, model, binding }: CompletionCall, body: object, signal: AbortSignal) {
  if (binding) return binding.run(model, body, { returnRawResponse: true, signal });
  return fetch(`${config.CHAT_API_URL}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.CHAT_API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

function isRefusal(error: unknown, parameter: Parameter): boolean {
  return error instanceof CompletionError && error.status === 400 && error.names(parameter);
}

function pauseAfter(error: unknown): number {
  if (!(error instanceof CompletionError)) return retryPauseMs;
  return error.isTemporary ? (error.retryAfter ?? retryPauseMs) : Number.POSITIVE_INFINITY;
}
