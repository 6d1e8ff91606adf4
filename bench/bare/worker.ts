import { DurableObject } from 'cloudflare:workers';

interface Env {
  DB: D1Database;
  CHAT: DurableObjectNamespace<BareChat>;
  CHAT_API_URL: string;
}
type Body = Record<string, string>;

const mail = `INSERT INTO emails (id, kind, to_address, subject, due_at, created_at) VALUES (?, 'newsletter_welcome', ?, 'Bench', ?, ?)`;

/** Keeps a history and asks the completion API, as Joe does. */
export class BareChat extends DurableObject<Env> {
  async reply(text: string): Promise<unknown> {
    const history = this.ctx.storage.kv.get<unknown[]>('history') ?? [];
    history.push({ role: 'user', content: text });
    await this.ctx.storage.setAlarm(Date.now() + 86_400_000);
    const response = await fetch(`${this.env.CHAT_API_URL}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ messages: history.slice(-11) }),
    });
    const completion = await response.json();
    this.ctx.storage.kv.put('history', history.slice(-10));
    return completion;
  }
}

/** Does what the API does to D1 and the Durable Object, and nothing else: no checks, no mail, no log. */
export default {
  async fetch(request, env): Promise<Response> {
    const { pathname } = new URL(request.url);
    const now = new Date().toISOString();
    if (pathname === '/api/admin/stats') return Response.json(await env.DB.prepare('SELECT * FROM site_stats').first());
    if (pathname === '/api/admin/submissions') {
      const list = env.DB.prepare('SELECT * FROM form_submissions ORDER BY submitted_at DESC, seq DESC LIMIT 11');
      return Response.json((await list.all()).results);
    }
    const body = await request.json<Body>();
    if (pathname === '/api/submissions') {
      const insert = `INSERT INTO form_submissions (id, form_type, first_name, last_name, email, company, message, submitted_at)
        VALUES (?, 'partnership', ?, ?, ?, ?, ?, ?) RETURNING id`;
      const { id, firstName, lastName, email, company, message } = body;
      await env.DB.batch([
        env.DB.prepare(insert).bind(id, firstName, lastName, email, company, message, now),
        ...[1, 2, 3, 4].map(() => env.DB.prepare(mail).bind(crypto.randomUUID(), email, '2999', now)),
        env.DB.prepare('SELECT * FROM form_submissions WHERE id = ?').bind(id),
      ]);
      return Response.json({}, { status: 201 });
    }
    if (pathname === '/api/newsletter/subscriptions') {
      const insert = 'INSERT INTO newsletter_subscribers (id, email, subscribed_at) VALUES (?, ?, ?)';
      await env.DB.batch([
        env.DB.prepare(insert).bind(crypto.randomUUID(), body.email, now),
        ...[1, 2, 3, 4].map(() => env.DB.prepare(mail).bind(crypto.randomUUID(), body.email, '2999', now)),
      ]);
      return Response.json({}, { status: 201 });
    }
    const reply = await env.CHAT.get(env.CHAT.idFromName(pathname)).reply(body.text ?? '');
    return Response.json(reply);
  },
} satisfies ExportedHandler<Env>;
