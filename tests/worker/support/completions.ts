import { vi } from 'vitest';

export interface CompletionRequest {
  url: string;
  headers: Headers;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
  signal: AbortSignal | null | undefined;
}

type Respond = (call: number) => Response | Promise<Response>;

/** Mocks the completion API. `requests` grows with each request. */
export function mockCompletions(respond: Respond) {
  const mock = { requests: [] as CompletionRequest[], respond };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const sent = new Request(input as RequestInfo, init as RequestInit);
    const body = await sent.clone().json<CompletionRequest['body']>();
    mock.requests.push({ url: sent.url, headers: sent.headers, body, signal: init?.signal });
    return mock.respond(mock.requests.length);
  });
  return mock;
}

export const completionWith = (content: unknown) =>
  Response.json({ choices: [{ message: { role: 'assistant', content } }] });

export const chunk = (content: string, rest: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, ...rest }] })}\n\n`;
export const finish = chunk('', { finish_reason: 'stop' });
export const doneMark = 'data: [DONE]\n\n';

type Step = { data: Uint8Array } | { error: Error } | { end: true };

interface Queued {
  step: Step;
  next: Promise<Queued>;
}

/**
 * A streamed completion that a test writes. Its stream is made where it is read, in the Durable Object, and waits for
 * promises that are made and settled in the test.
 */
export function openCompletion() {
  const encoder = new TextEncoder();
  let last = Promise.withResolvers<Queued>();
  let queue = last.promise;
  const state = { cancelled: false };
  function add(step: Step) {
    const { resolve } = last;
    last = Promise.withResolvers();
    resolve({ step, next: last.promise });
  }
  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    const { step, next } = await queue;
    queue = next;
    if ('data' in step) controller.enqueue(step.data);
    else if ('error' in step) controller.error(step.error);
    else controller.close();
  }
  const write = (data: string | Uint8Array) => add({ data: typeof data === 'string' ? encoder.encode(data) : data });
  return {
    state,
    respond() {
      const body = new ReadableStream<Uint8Array>({
        pull,
        cancel() {
          state.cancelled = true;
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    write,
    text: (...texts: string[]) => write(texts.map((text) => chunk(text)).join('')),
    end: () => add({ end: true }),
    die: () => add({ error: new TypeError('Network connection lost.') }),
  };
}

/** A complete streamed completion with these texts. */
export function streamOf(...texts: string[]): Response {
  const completion = openCompletion();
  completion.text(...texts);
  completion.write(finish + doneMark);
  completion.end();
  return completion.respond();
}

const refusals: Record<string, { message: string; code: string }> = {
  max_tokens: {
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    code: 'unsupported_parameter',
  },
  temperature: {
    message:
      "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) is supported.",
    code: 'unsupported_value',
  },
};

/** The 400 of a model that does not accept one of these parameters, if the request has one. */
export function refusalOf({ body }: CompletionRequest, parameters: string[], named = true): Response | undefined {
  const param = parameters.find((parameter) => parameter in body);
  if (param === undefined) return undefined;
  const error = { ...refusals[param], type: 'invalid_request_error', param: named ? param : null };
  return Response.json({ error }, { status: 400 });
}
