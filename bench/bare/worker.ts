import { DurableObject } from 'cloudflare:workers';
import * as sql from './statements.ts';

interface Env {
  DB: D1Database;
  CHAT: DurableObjectNamespace<BareChat>;
  COUNTER: DurableObjectNamespace<BareCounter>;
  LIMIT: RateLimit;
  WRITE_LIMIT: RateLimit;
  CHAT_API_URL: string;
}
type Body = Record<string, string>;
type Counts = Record<string, number>;

/** As long as the answer about a month. */
const slots = Array.from({ length: 150 }, () => ({ startsAt: 'x'.repeat(24), endsAt: 'x'.repeat(24) }));

const json = { 'content-type': 'application/json' };
const wordingId = '0'.repeat(64);
/** As long as Joe's system prompt. */
const system = { role: 'system', content: 'x'.repeat(6000) };

export class BareChat extends DurableObject<Env> {
  async reply(sessionId: string, text: string): Promise<unknown> {
    const { storage } = this.ctx;
    const now = Date.now();
    storage.kv.put('sentAt', [...(storage.kv.get<number[]>('sentAt') ?? []), now]);
    await storage.setAlarm(now + 86_400_000);
    const history = [...(storage.kv.get<unknown[]>('history') ?? []), { role: 'user', content: text }];
    const body = JSON.stringify({ messages: [system, ...history.slice(-10)] });
    const response = await fetch(`${this.env.CHAT_API_URL}/chat/completions`, { method: 'POST', headers: json, body });
    const completion: unknown = await response.json();
    storage.kv.put('history', history);
    this.ctx.waitUntil(this.store(sessionId, text, now));
    return completion;
  }

  /** Passes on the bytes of the completion API. */
  async stream(sessionId: string, text: string): Promise<ReadableStream<Uint8Array>> {
    const { storage } = this.ctx;
    const now = Date.now();
    storage.kv.put('sentAt', [...(storage.kv.get<number[]>('sentAt') ?? []), now]);
    await storage.setAlarm(now + 86_400_000);
    const messages = [system, { role: 'user', content: text }];
    const body = JSON.stringify({ messages, stream: true });
    const response = await fetch(`${this.env.CHAT_API_URL}/chat/completions`, { method: 'POST', headers: json, body });
    this.ctx.waitUntil(this.store(sessionId, text, now));
    return response.body!;
  }

  private async store(sessionId: string, text: string, now: number): Promise<void> {
    const at = new Date(now).toISOString();
    const turn = [sessionId, crypto.randomUUID(), text, 0, at, '{}', sessionId, crypto.randomUUID(), text, 1, at, '{}'];
    await this.env.DB.prepare(sql.insertTurn)
      .bind(...turn)
      .run();
  }

  /** Never runs here, but `setAlarm` requires the method. */
  override async alarm() {}
}

export class BareCounter extends DurableObject<Env> {
  private totals: Counts = {};
  private scheduled = false;

  async add(counts: Counts): Promise<void> {
    for (const [key, count] of Object.entries(counts)) this.totals[key] = (this.totals[key] ?? 0) + count;
    if (this.scheduled) return;
    this.scheduled = true;
    await this.ctx.storage.setAlarm(Date.now() + 10_000);
  }

  override async alarm() {
    this.scheduled = false;
    const counts = JSON.stringify(this.totals);
    this.totals = {};
    await this.env.DB.prepare(sql.addCounts).bind('2026-11-24', counts).run();
  }
}

/** As many keys as a beacon has. */
const beaconCounts: Counts = Object.fromEntries(
  Array.from({ length: 22 }, (_, i) => [`vital|schedule-demo|lcp|${i}`, 1]),
);

/** The same use of D1 and Durable Objects as in the API, without validation, mail delivery and logs. */
export default {
  async fetch(request, { DB, CHAT, COUNTER, LIMIT, WRITE_LIMIT }, context): Promise<Response> {
    const { pathname } = new URL(request.url);
    const statement = (text: string, ...values: unknown[]) => DB.prepare(text).bind(...values);
    if (pathname === '/api/admin/stats') return Response.json((await DB.prepare(sql.selectStats).all()).results);
    if (pathname === '/api/admin/submissions') {
      return Response.json((await statement(sql.listSubmissions, 11).all()).results);
    }
    if (pathname.startsWith('/api/admin/submissions/')) {
      const id = pathname.slice('/api/admin/submissions/'.length);
      const now = new Date().toISOString();
      const [rows, booking, periods] = await Promise.all([
        DB.batch([
          statement(sql.openSubmission, id, 1),
          statement(sql.selectEvents, id),
          statement(sql.selectConversation, id, 500),
          statement(sql.selectAutomaticMails, id),
          statement(sql.selectAttachments, id),
          statement(sql.selectDrafting, id, 'staff@localhost', now),
          statement(sql.selectDuplicates, id, id, id),
        ]),
        statement(sql.selectBooking, id).all(),
        statement(sql.selectPeriods, now, 'a', 'b').all(),
      ]);
      return Response.json([...rows, booking, periods].map(({ results }) => results));
    }
    if (pathname === '/api/slots') {
      const [from, to] = [new Date(), new Date(Date.now() + 31 * 86_400_000)].map((time) => time.toISOString());
      const rows = await DB.batch([
        statement(sql.selectHosts, 1),
        statement(sql.selectPeriods, from, 'a', 'b'),
        statement(sql.selectTaken, from, to),
      ]);
      return Response.json({ slots, rows: rows.map(({ results }) => results) });
    }
    const body = await request.json<Body>();
    if (pathname === '/api/analytics') {
      const count = async () => {
        await LIMIT.limit({ key: request.headers.get('cf-connecting-ip') ?? '' });
        const { success } = await WRITE_LIMIT.limit({ key: 'site' });
        if (success) await statement(sql.addCounts, '2026-11-24', JSON.stringify(beaconCounts)).run();
        else await COUNTER.getByName('site').add(beaconCounts);
      };
      context.waitUntil(count());
      return new Response(null, { status: 204 });
    }
    // The local simulation of a rate limit uses a Durable Object, so the bare route needs it too.
    await LIMIT.limit({ key: request.headers.get('cf-connecting-ip') ?? '' });
    const now = new Date().toISOString();
    const mail = { id: '', to: body.email, subject: 'As long as a usual subject', dueAt: now, createdAt: now };
    const mails = (fields: object) =>
      JSON.stringify([1, 2, 3, 4].map(() => ({ ...mail, ...fields, id: crypto.randomUUID() })));
    if (pathname === '/api/submissions') {
      const { id, firstName, lastName, email, company, message } = body;
      const row = [
        id,
        'partnership',
        firstName,
        lastName,
        email,
        company,
        message,
        '{}',
        now,
        'pending',
        '0'.repeat(64),
      ];
      const [, , stored] = await DB.batch([
        statement(sql.insertSubmission, ...row),
        statement(sql.insertMailsOnce, mails({ kind: 'partnership_notification', submissionId: id }), id),
        statement(sql.selectSubmission, id, 1),
      ]);
      return Response.json(stored?.results, { status: 201 });
    }
    if (pathname === '/api/newsletter/subscriptions') {
      const { email } = body;
      const hash = crypto.randomUUID();
      const consent = [hash, 'newsletter', 'given', wordingId, 'en', 'footer', now];
      await DB.batch([
        statement(sql.insertUnconfirmed, crypto.randomUUID(), email, 'unconfirmed', now, null),
        statement(sql.selectSubscriber, email),
        statement(sql.keepWording, wordingId, 'en', 'As long as the text at the newsletter form'),
        statement(sql.recordConsent, ...consent, email),
        statement(sql.liftErasure, hash, email),
        statement(sql.insertSeries, mails({ kind: 'newsletter_welcome' }), email),
        statement(sql.welcomeBack, mails({ kind: 'newsletter_welcome_back' }), email),
        statement(sql.activate, 'active', now, null, email),
      ]);
      return Response.json({}, { status: 201 });
    }
    const [, , , sessionId = ''] = pathname.split('/');
    const chat = CHAT.get(CHAT.idFromName(sessionId));
    if (request.headers.get('accept') === 'text/event-stream') {
      return new Response(await chat.stream(sessionId, body.text ?? ''), {
        headers: { 'content-type': 'text/event-stream' },
      });
    }
    return Response.json(await chat.reply(sessionId, body.text ?? ''));
  },
} satisfies ExportedHandler<Env>;
