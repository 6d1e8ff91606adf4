import { env } from 'cloudflare:workers';
import { request } from './client.ts';

export function newSession(): string {
  return `session_${Date.now()}_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

/** A session whose visitor has asked for a person. */
export async function begunSession(session = newSession()): Promise<string> {
  await request(`/api/chat/${session}/person`, {});
  return session;
}

export function leaveAddress(session: string, overrides: Record<string, unknown> = {}): Promise<Response> {
  const question = {
    name: 'Noor Al Suwaidi',
    email: 'noor@dubai-retail.example',
    message: 'Can you read old ledgers?',
  };
  return request(`/api/chat/${session}/handoff`, { ...question, ...overrides });
}

/** The transcript in the database, oldest first, once all of it has arrived there. */
export async function transcriptOf(session: string): Promise<string[]> {
  await request(`/api/chat/${session}`);
  const { results } = await env.DB.prepare(
    'SELECT message FROM chat_messages WHERE session_id = ? ORDER BY timestamp, seq',
  )
    .bind(session)
    .all<{ message: string }>();
  return results.map(({ message }) => message);
}
