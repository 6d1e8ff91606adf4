import { env } from 'cloudflare:workers';
import { createHmac } from 'node:crypto';
import { vi } from 'vitest';
import type { Bindings } from '#worker/env.ts';
import { completionWith } from './completions.ts';
import { requestWith } from './faults.ts';
import { emptyTables } from './tables.ts';

export const whatsappOn: Partial<Bindings> = {
  WHATSAPP_PHONE_ID: '100200300',
  WHATSAPP_TOKEN: 'token-of-meta',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_VERIFY_TOKEN: 'verify-me',
  WHATSAPP_API_URL: 'https://graph.test/v1',
};

export async function noWhatsapp(): Promise<void> {
  await emptyTables('whatsapp_messages', 'whatsapp_people', 'chat_messages', 'chat_sessions');
}

/** The body of a call of `/messages`. */
export interface Call {
  to?: string;
  recipient?: string;
  type: string;
  text?: { body: string };
  interactive?: { body: { text: string }; action: { buttons: { reply: { id: string; title: string } }[] } };
  template?: object;
  image?: { id: string; caption?: string };
  document?: { id: string; caption?: string; filename: string };
  biz_opaque_callback_data: string;
}

type Answer = (call: Call) => Response | Promise<Response> | undefined;

/** Stands in for Meta’s API. `answer` may refuse a call; otherwise it is taken. */
export function mockGraph(answer: Answer = () => undefined) {
  const sent: Call[] = [];
  let taken = 0;
  const graph = {
    sent,
    templates: [] as object[],
    files: new Map<string, Uint8Array>(),
    uploads: [] as File[],
    textsTo: (to: string) =>
      sent
        .filter((call) => call.to === to || call.recipient === to)
        .map(({ text, interactive, template }) => text?.body ?? interactive?.body.text ?? JSON.stringify(template)),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, origin } = new URL(String(input instanceof Request ? input.url : input));
    if (origin === 'https://model.test') return completionWith('Hello **from** the model.');
    if (origin !== 'https://graph.test') throw new TypeError(`No network in tests: ${origin}`);
    if (pathname.endsWith('/message_templates')) return Response.json({ data: graph.templates });
    const name = pathname.split('/').at(-1)!;
    const file = graph.files.get(name);
    if (file) {
      if (pathname.includes('/content/')) return new Response(file);
      return Response.json({ url: `https://graph.test/content/${name}`, file_size: file.byteLength });
    }
    if (pathname.endsWith('/media')) {
      graph.uploads.push((init!.body as FormData).get('file') as unknown as File);
      return Response.json({ id: `uploaded-${graph.uploads.length}` });
    }
    const call: Call = JSON.parse(String(init!.body));
    const refusal = await answer(call);
    if (refusal) return refusal;
    sent.push(call);
    taken += 1;
    return Response.json({ messages: [{ id: `wamid.out-${taken}` }] });
  });
  return graph;
}

export function graphError(code: number, status = 400): Response {
  return Response.json({ error: { code, message: 'As Meta says it' } }, { status });
}

let messages = 0;

/** A received text, or another kind by `rest`. */
export function messageFrom(from: { phone?: string; userId?: string; name?: string }, text: string, rest: object = {}) {
  const { phone, userId, name = 'Omar' } = from;
  messages += 1;
  return {
    contacts: [{ profile: { name }, ...(phone && { wa_id: phone }), ...(userId && { user_id: userId }) }],
    messages: [
      {
        id: `wamid.in-${messages}`,
        timestamp: String(Math.floor(Date.now() / 1000)),
        ...(phone && { from: phone }),
        ...(userId && { from_user_id: userId }),
        type: 'text',
        text: { body: text },
        ...rest,
      },
    ],
  };
}

export function payloadOf(...values: object[]): string {
  const metadata = { phone_number_id: '100200300' };
  const changes = values.map((value) => ({ field: 'messages', value: { metadata, ...value } }));
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '555', changes }] });
}

export function signatureOf(body: string, secret = 'app-secret'): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Waits for the answers, too. */
export function webhook(body: string, signature = signatureOf(body), bindings: Partial<Bindings> = {}) {
  return requestWith({ ...whatsappOn, ...bindings }, '/api/webhooks/whatsapp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  });
}

export async function transcriptWith(phone: string): Promise<[by: 'person' | 'joe' | string, text: string][]> {
  const { results } = await env.DB.prepare(
    `SELECT message, is_bot, metadata ->> '$.author' AS author FROM chat_messages
     WHERE session_id = (SELECT session_id FROM whatsapp_people WHERE phone = ?) ORDER BY timestamp, seq`,
  )
    .bind(phone)
    .all<{ message: string; is_bot: number; author: string | null }>();
  return results.map(({ message, is_bot, author }) => [author ?? (is_bot ? 'joe' : 'person'), message]);
}
