import { EventSourceParserStream } from 'eventsource-parser/stream';
import {
  assertNotCutOff,
  createTimeout,
  longestCall,
  type Message,
  maxAnswerLength,
  messageOf,
  noteUsage,
  type ReportedUsage,
  textOf,
} from './completion.ts';
import { CompletionError } from './completion-error.ts';
import { type CompletionCall, requestCompletion } from './completion-request.ts';

const chunkTimeoutMs = 10_000;

const maxEventLength = 256 * 1024;

interface Chunk {
  /** The text, as the models of Workers AI stream it. */
  response?: unknown;
  error?: { message?: string; code?: unknown };
  choices?: { delta?: Message | null; finish_reason?: string | null }[];
  usage?: ReportedUsage | null;
}

/** Fails when the first text takes `CHAT_TIMEOUT_MS`, a later chunk ten seconds, or the whole answer `longestCall`. */
export async function* streamCompletion(call: CompletionCall): AsyncGenerator<string> {
  const { config, cancelled, cost } = call;
  const deadline = Date.now() + longestCall(config);
  const timeout = createTimeout(config.CHAT_TIMEOUT_MS, cancelled);
  let reader: ReadableStreamDefaultReader<{ data: string }> | undefined;
  try {
    const mode = { stream: true, stream_options: { include_usage: true } } as const;
    const response = await timeout.race(requestCompletion(call, mode, timeout.signal));
    reader = eventsOf(response).getReader();
    let finished = false;
    for (let length = 0; length < maxAnswerLength; ) {
      const { done, value } = await timeout.race(reader.read());
      if (done && !finished) throw new Error('The completion API ended its answer too early');
      if (done || value.data.trim() === '[DONE]') return;
      const chunk = parseChunk(value.data);
      noteUsage(cost, chunk.usage);
      const choice = chunk.choices?.[0];
      finished ||= Boolean(choice?.finish_reason);
      const content = textOf(choice?.delta ?? messageOf(chunk.response)) ?? '';
      if (content !== '' || length > 0) timeout.restart(chunkTimeoutMs);
      const text = content.slice(0, maxAnswerLength - length);
      length += text.length;
      cost.received += text;
      if (Date.now() > deadline) throw new Error('The completion API took too long');
      if (text !== '') yield text;
      assertNotCutOff(choice?.finish_reason);
    }
  } finally {
    timeout.clear();
    // Not awaited, because a stalled connection may never confirm it.
    reader?.cancel().catch(() => {});
  }
}

function eventsOf(response: Response): ReadableStream<{ data: string }> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !type.startsWith('text/event-stream')) {
    throw new Error(`The completion API does not stream: its answer has the type "${type}"`);
  }
  return response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventLength }));
}

function parseChunk(data: string): Chunk {
  const chunk = JSON.parse(data) as Chunk;
  if (chunk.error) throw new CompletionError(200, chunk.error);
  return chunk;
}
