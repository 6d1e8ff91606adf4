import type { AnswerEvents } from '#shared/contracts/chat.ts';

const heartbeatIntervalMs = 15_000;

export interface EventStream {
  body: ReadableStream<Uint8Array>;
  send: <Name extends keyof AnswerEvents>(event: Name, data: AnswerEvents[Name]) => void;
  close: () => void;
}

export function openEventStream(onCancel: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableByteStreamController | undefined;
  const write = (text: string) => controller?.enqueue(encoder.encode(text));
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatIntervalMs);
  function end() {
    clearInterval(heartbeat);
    controller = undefined;
  }
  const body = new ReadableStream({
    type: 'bytes',
    start(opened) {
      controller = opened;
    },
    cancel() {
      end();
      onCancel();
    },
  });
  return {
    body,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close() {
      const opened = controller;
      end();
      opened?.close();
    },
  };
}
