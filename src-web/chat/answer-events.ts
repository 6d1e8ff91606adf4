import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { AnswerEvents, ChatEndpoints } from '#shared/contracts/chat.ts';
import { ApiProblem, callForEvents, NetworkError, withNetworkError } from '../lib/api.ts';

/** The Worker sends a comment every 15 seconds. */
const maxSilenceMs = 35_000;

type Input = ChatEndpoints['POST /api/chat/:sessionId/messages'];
type Named<Name extends keyof AnswerEvents> = { event: Name; data: AnswerEvents[Name] };

type AnswerEvent = { event: 'accepted' } | Named<'delta'> | Named<'done'>;

export async function* askForAnswer(
  sessionId: string,
  body: Input['body'],
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const silence = new AbortController();
  const expire = () => silence.abort(new DOMException('Nothing was received.', 'TimeoutError'));
  let timer = setTimeout(expire, maxSilenceMs);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, maxSilenceMs);
  };
  try {
    const input = { params: { sessionId }, body };
    const either = AbortSignal.any([signal, silence.signal]);
    const bytes = await callForEvents('POST /api/chat/:sessionId/messages', input, either);
    yield { event: 'accepted' };
    const reader = bytes
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: restart }))
      .getReader();
    for (;;) {
      const { done, value } = await withNetworkError(() => reader.read());
      if (done) throw new NetworkError('A network error occurred: the answer broke off.');
      restart();
      const data: unknown = JSON.parse(value.data);
      if (value.event === 'problem') throw new ApiProblem(data as AnswerEvents['problem']);
      if (value.event === 'delta') yield { event: 'delta', data: data as AnswerEvents['delta'] };
      if (value.event !== 'done') continue;
      yield { event: 'done', data: data as AnswerEvents['done'] };
      return;
    }
  } finally {
    clearTimeout(timer);
  }
}
