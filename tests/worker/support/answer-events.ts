import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { AnswerEvents, ChatReply } from '#shared/contracts/chat.ts';
import type { Bindings } from '#worker/env.ts';
import { request } from './client.ts';

export type AnswerEvent = {
  [Name in keyof AnswerEvents]: { event: Name; data: AnswerEvents[Name] };
}[keyof AnswerEvents];

const headers = { accept: 'text/event-stream' };

export function newSession(): string {
  return `session_${Date.now()}_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

export function askForEvents(session: string, text: string, rest: object = {}): Promise<Response> {
  return request(`/api/chat/${session}/messages`, { text, ...rest }, { headers });
}

/** Reads the events of an answer one by one. */
export function eventReader(response: Response) {
  const reader = response
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  async function next(): Promise<AnswerEvent | undefined> {
    const { value } = await reader.read();
    return value && ({ event: value.event, data: JSON.parse(value.data) } as AnswerEvent);
  }
  async function rest(): Promise<AnswerEvent[]> {
    const events: AnswerEvent[] = [];
    for (let event = await next(); event; event = await next()) events.push(event);
    return events;
  }
  return { next, rest, cancel: () => reader.cancel() };
}

/** The text of the deltas, and the end of the answer. */
export function summaryOf(events: AnswerEvent[]): { text: string; deltas: number; reply: ChatReply | undefined } {
  const deltas = events.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : []));
  const last = events.at(-1);
  return { text: deltas.join(''), deltas: deltas.length, reply: last?.event === 'done' ? last.data : undefined };
}

export async function streamedAnswer(session: string, text: string) {
  return summaryOf(await eventReader(await askForEvents(session, text)).rest());
}

/** Asks a session with other settings of its object. */
export function replyWith(bindings: Partial<Bindings>, text: string, sessionId = newSession()) {
  return runInDurableObject(env.CHAT_SESSION.getByName(sessionId), async (instance) => {
    Object.assign(instance, { env: { ...env, ...bindings } });
    return instance.reply({ sessionId, text, locale: 'en', requestId: 'r' });
  });
}

/** Asks in the same way, and streams the answer. */
export function streamWith(bindings: Partial<Bindings>, text: string) {
  const sessionId = newSession();
  return runInDurableObject(env.CHAT_SESSION.getByName(sessionId), async (instance) => {
    Object.assign(instance, { env: { ...env, ...bindings } });
    const outcome = await instance.streamReply({ sessionId, text, locale: 'en', requestId: 'r' });
    if (outcome.kind !== 'streaming') throw new Error(outcome.kind);
    return summaryOf(await eventReader(new Response(outcome.events)).rest());
  });
}
