import type { AnswerEvents, ChatReply } from '#shared/contracts/chat.ts';

/** An answer of the chat as server-sent events, which a test writes. */
export function openAnswer() {
  const encoder = new TextEncoder();
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: <Name extends keyof AnswerEvents>(event: Name, data: AnswerEvents[Name]) =>
      controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    /** The connection is lost. */
    lose: () => controller.error(new TypeError('network error')),
    end: () => controller.close(),
  };
}

export function chatReply(message: string, rest: Partial<ChatReply> = {}): ChatReply {
  return { messageId: crypto.randomUUID(), message, confidence: 0.9, suggestedActions: [], sources: [], ...rest };
}

/** A whole answer. */
export function answer(message: string, rest: Partial<ChatReply> = {}): Response {
  const { response, send, end } = openAnswer();
  if (message !== '') send('delta', { text: message });
  send('done', chatReply(message, rest));
  end();
  return response;
}
