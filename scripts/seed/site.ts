import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { phoneSettings, templates } from '../whatsapp-phone.mjs';
import { createChatObjects } from './chat-objects.ts';
import { clock, type Random } from './clock.ts';
import type { LocalD1 } from './sqlite-d1.ts';
import type { ChatSessionClass, Worker } from './worker.ts';

export interface Visitor {
  ip: string;
  country: string;
}

interface SentMail {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  headers: Record<string, string>;
  replyTo?: string;
}

interface Parts {
  worker: Worker;
  ChatSession: ChatSessionClass;
  database: LocalD1;
  files: object;
  random: Random;
  sections: readonly KnowledgeSection[];
}

const origin = 'http://localhost:8787';
const graphUrl = 'https://graph.example';
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const unlimited = { limit: async () => ({ success: true }) };

/** The Worker with everything that reaches it: visitors, staff, the Cron Trigger, email, the email provider, a model. */
export function openSite({ worker, ChatSession, database, files, random, sections }: Parts) {
  const outbox = new Map<string, SentMail[]>();
  const pending: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) };
  const chats = createChatObjects(ChatSession, context.waitUntil);
  const sentOnWhatsapp = new Map<string, string[]>();
  const model = { answer: '', page: '' };
  let sentMails = 0;

  const env: Record<string, unknown> = {
    DB: database,
    FILES: files,
    ASSETS: { fetch: async () => Response.json(sections) },
    EMAIL: {
      async send(mail: Omit<SentMail, 'messageId'>) {
        sentMails += 1;
        const sent = { ...mail, messageId: `<${sentMails}@mail.rihla.example>` };
        outbox.set(mail.to, [...(outbox.get(mail.to) ?? []), sent]);
        return { messageId: sent.messageId };
      },
    },
    ...chats.namespaces(() => env),
    SUBMISSION_LIMIT: unlimited,
    NEWSLETTER_LIMIT: unlimited,
    CHAT_LIMIT: unlimited,
    CHAT_READ_LIMIT: unlimited,
    CLICK_LIMIT: unlimited,
    BEACON_LIMIT: unlimited,
    BEACON_WRITE_LIMIT: unlimited,
    SITE_URL: origin,
    CHAT_API_URL: 'https://model.example/v1',
    CHAT_API_KEY: 'seed',
    CHAT_PEOPLE: 'always',
    ...phoneSettings,
    WHATSAPP_API_URL: graphUrl,
  };
  const staffEnvs = new Map<string, object>();

  globalThis.fetch = async (url, init) => {
    if (String(url).includes('/message_templates')) return Response.json({ data: templates });
    clock.pass(random.between(900, 3200));
    if (String(url).startsWith(graphUrl)) {
      const { to, recipient } = JSON.parse(String(init?.body)) as { to?: string; recipient?: string };
      const ids = sentOnWhatsapp.get((to ?? recipient)!) ?? [];
      const id = `wamid.sent-${to ?? recipient}-${ids.length}`;
      sentOnWhatsapp.set((to ?? recipient)!, [...ids, id]);
      return Response.json({ messages: [{ id }] });
    }
    const { messages } = JSON.parse(String(init?.body)) as { messages: { content: string }[] };
    const cited = model.page && citation(messages[0]!.content, model.page);
    const usage = { prompt_tokens: random.between(2100, 3600), completion_tokens: random.between(60, 180) };
    return Response.json({ choices: [{ message: { content: model.answer + cited } }], usage });
  };
  // The Worker waits while staff can undo an email.
  Object.assign(globalThis, { scheduler: { wait: async (durationMs: number) => clock.pass(durationMs) } });

  async function settled<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    for (let next = pending.shift(); next; next = pending.shift()) await next;
    return result;
  }

  async function call(asked: Request, bindings: object): Promise<Response> {
    const response = await settled(worker.fetch(asked, bindings, context));
    if (response.status < 400) return response;
    throw new Error(`${asked.method} ${asked.url}: ${response.status} ${await response.text()}`);
  }

  function requestOf(method: string, path: string, body: unknown, headers: Record<string, string>): Request {
    const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Uint8Array);
    const content = isJson ? JSON.stringify(body) : (body as FormData | undefined);
    // The limit of bodies would replace a request without a length by one that lacks its `cf`.
    const type = isJson && {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(String(content))}`,
    };
    return new Request(origin + path, {
      method,
      headers: { 'user-agent': browser, 'sec-fetch-site': 'same-origin', ...headers, ...type },
      body: content ?? null,
    });
  }

  async function visit<Reply>(
    visitor: Visitor,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const asked = requestOf(method, path, body, { 'cf-connecting-ip': visitor.ip, ...headers });
    return replyOf(await call(Object.assign(asked, { cf: { country: visitor.country } }), env));
  }

  return {
    random,
    chats,
    visit,
    async staff<Reply>(email: string, method: string, path: string, body?: unknown, type?: string): Promise<Reply> {
      const bindings = staffEnvs.get(email) ?? { ...env, STAFF_DEV_EMAIL: email };
      staffEnvs.set(email, bindings);
      return replyOf(await call(requestOf(method, path, body, type ? { 'content-type': type } : {}), bindings));
    },
    cron: (cron = '* * * * *') => settled(worker.scheduled({ cron, scheduledTime: Date.now() }, env, context)),
    /** An email to the secret reply address of the last email to this person. */
    async receive(from: string, text: string, extraHeaders: Record<string, string> = {}) {
      const answered = outbox.get(from)?.findLast(({ replyTo }) => replyTo?.startsWith('reply+'));
      if (!answered) throw new Error(`No email to ${from} can be answered.`);
      const raw = receivedMail(from, `Re: ${answered.subject}`, text, { ...extraHeaders, random });
      const message = {
        from,
        to: answered.replyTo,
        headers: new Headers(),
        raw: new Blob([raw]).stream(),
        rawSize: raw.length,
        setReject(reason: string) {
          throw new Error(`The email from ${from} was rejected: ${reason}`);
        },
      };
      await settled(worker.email(message, env, context));
    },
    /** A report of the email provider about the last email to an address. */
    async report(address: string, type: 'delivered' | 'bounced' | 'complained', reason?: string) {
      const { messageId } = outbox.get(address)!.at(-1)!;
      const payload = {
        eventId: `event-${type}-${messageId}`,
        messageId,
        recipient: address,
        ...(reason && { bounce: { type: 'hard', reason } }),
      };
      const message = {
        id: payload.eventId,
        body: { type: `cf.email.sending.message.${type}`, payload },
        attempts: 1,
        ack: () => {},
        retry() {
          throw new Error(`The event about ${address} was not taken.`);
        },
      };
      await settled(worker.queue({ queue: 'rihla-email-events', messages: [message] }, env, context));
    },
    /** Meta's ids of the messages that went to a number, or to a user id. */
    sentOnWhatsapp: (person: string) => sentOnWhatsapp.get(person) ?? [],
    mailsTo: (address: string) => outbox.get(address) ?? [],
    /** The captured part of the newest matching link in the emails to an address. */
    lastLink(address: string, link: RegExp): string {
      const found = outbox
        .get(address)
        ?.flatMap(({ html }) => link.exec(html)?.[1] ?? [])
        .at(-1);
      if (!found) throw new Error(`No email to ${address} has a link like ${link}.`);
      return found;
    },
    /** Sets the model's next answer, and the page whose section it cites. */
    modelAnswers: (answer: string, page = '') => Object.assign(model, { answer, page }),
  };
}

export type Site = ReturnType<typeof openSite>;

async function replyOf<Reply>(response: Response): Promise<Reply> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const text = await response.text();
  return (isJson ? JSON.parse(text) : text) as Reply;
}

/** The number of that page's section in Joe's prompt; empty if the prompt lacks it. */
function citation(prompt: string, page: string): string {
  const line = prompt.split('\n').find((one) => /^\[\d+\]/.test(one) && one.includes(`"url":"${origin}${page}`));
  return line ? ` ${/^\[\d+\]/.exec(line)![0]}` : '';
}

function receivedMail(
  from: string,
  subject: string,
  text: string,
  { random, ...headers }: (Record<string, string> & { random: Random }) | { random: Random },
): string {
  const domain = from.split('@')[1];
  const checks = `mx.cloudflare.net; dkim=pass header.d=${domain}; dmarc=pass header.from=${domain}; spf=pass smtp.mailfrom=${domain}`;
  const all = {
    'authentication-results': checks,
    from,
    'message-id': `<${random.below(1e9)}@${domain}>`,
    subject: `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'content-type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', ...text.split('\n')].join('\r\n');
}
