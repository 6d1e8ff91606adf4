import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { database } from '#worker/db/client.ts';
import { formSubmissions } from '#worker/db/schema.ts';
import type { Bindings } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { replyAddress } from '#worker/mail/thread.ts';
import { exampleOf } from './mail-examples.ts';

export const visitor = 'layla@gulf-logistics.example';

/** An email with these headers besides the usual ones; a value of undefined removes one. Lines end with CRLF. */
export function mailOf(text: string, headers: Record<string, string | undefined> = {}): string {
  const all = {
    from: `Layla <${visitor}>`,
    'message-id': `<${crypto.randomUUID()}@gulf-logistics.example>`,
    subject: 'Re: Your demo',
    'content-type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
  return [...lines, '', ...text.split('\n')].join('\r\n');
}

interface Delivery {
  from?: string;
  bindings?: Partial<Bindings>;
  rawSize?: number;
  raw?: ReadableStream;
}

/** Delivers an email to the Worker, and waits for its work. @returns the sentence of a refusal */
export async function deliverMail(
  to: string,
  mail: string | Uint8Array<ArrayBuffer>,
  { from = visitor, bindings, rawSize, raw }: Delivery = {},
): Promise<string | undefined> {
  const bytes = typeof mail === 'string' ? new TextEncoder().encode(mail) : mail;
  const context = createExecutionContext();
  let refusal: string | undefined;
  const message = {
    from,
    to,
    headers: new Headers(),
    raw: raw ?? new Blob([bytes]).stream(),
    rawSize: rawSize ?? bytes.byteLength,
    setReject(reason: string) {
      refusal = reason;
    },
  };
  await worker.email(message as unknown as ForwardableEmailMessage, { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return refusal;
}

/** Stores a demo request. @returns its id and the address for replies */
export async function storeConversation(overrides: Partial<typeof formSubmissions.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const { seq: _seq, ...submission } = exampleOf('demo_confirmation').submission!;
  await database(env)
    .insert(formSubmissions)
    .values({ ...submission, id, ...overrides });
  return { id, address: await replyAddress(env, id) };
}

export async function entriesOf(submissionId: string) {
  const { results } = await env.DB.prepare('SELECT * FROM conversation_entries WHERE submission_id = ? ORDER BY seq')
    .bind(submissionId)
    .all<{
      text: string;
      quoted: string | null;
      subject: string | null;
      written_by: string;
      files: string;
      message_id: string;
      automatic: number;
    }>();
  return results;
}
