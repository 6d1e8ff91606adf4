import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';
import { request } from './client.ts';
import { staffSocket, type TestSocket, visitorSocket } from './sockets.ts';

/** A Tuesday at ten in Dubai, in the future: no alarm rings by itself. */
export const workingTime = Date.parse('2031-01-14T06:00:00Z');
export const layla = 'layla@rihla.example';
export const omar = 'omar@rihla.example';
/** The first line of a conversation with a person. */
export const waitingLine = 'You asked for a person. We’ve notified our team.';

export const day = 24 * 60 * 60 * 1000;

/** Stops the clock; only `expect.poll` moves it, by 50 milliseconds with each check. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: workingTime });
}

/** Moves the clock forward, in milliseconds. */
export function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

export const message = (text: string, id: string = crypto.randomUUID()) => ({ type: 'message', id, text });

/** A chat's conversation, from both sides. */
export class LiveChat {
  readonly session = `session_${workingTime}_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;

  get object() {
    return env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(this.session));
  }

  stored<Value>(key: string): Promise<Value | undefined> {
    return runInDurableObject(this.object, (_, { storage }) => storage.kv.get<Value>(key));
  }

  /** The stored keys of the object that begin with the prefix. */
  keys(prefix: string): Promise<string[]> {
    return runInDurableObject(this.object, (_, { storage }) => [...storage.kv.list({ prefix })].map(([key]) => key));
  }

  /** The database and the desk are up to date, and the alarm is for the next event. */
  async settled(): Promise<void> {
    await expect.poll(() => this.keys('unsaved:')).toEqual([]);
    await expect.poll(() => this.stored('deskOutdated')).toBeUndefined();
  }

  /** Moves the clock to the object's alarm, and rings it. @returns how long it was until then, in milliseconds */
  async ring(): Promise<number> {
    const at = await runInDurableObject(this.object, (_, { storage }) => storage.getAlarm());
    if (at === null) throw new Error('No alarm is set');
    const wait = Math.max(0, at - Date.now());
    pass(wait);
    await runDurableObjectAlarm(this.object);
    return wait;
  }

  /** The time since which the staff member has no connection, in milliseconds. */
  async lostAt(): Promise<number | undefined> {
    return (await this.stored<{ lostAt?: number }>('handover'))?.lostAt;
  }

  staff(email = layla): Promise<TestSocket> {
    return staffSocket(`/api/admin/chats/${this.session}/socket`, email);
  }

  visitor(): Promise<TestSocket> {
    return visitorSocket(this.session);
  }

  async askForPerson(locale = 'en') {
    const response = await request(`/api/chat/${this.session}/person`, { locale });
    return response.json<{ state: string; until?: string }>();
  }

  /** A visitor and Layla, who has taken the conversation. */
  async handedOver() {
    const deskSocket = await staffSocket('/api/admin/desk/socket', layla);
    await this.askForPerson();
    const [visitor, staff] = [await this.visitor(), await this.staff()];
    staff.send({ type: 'take' });
    await expect.poll(() => visitor.state?.state).toBe('person');
    return { deskSocket, visitor, staff };
  }

  async transcript() {
    const { results } = await env.DB.prepare(
      'SELECT id, message, is_bot, metadata FROM chat_messages WHERE session_id = ? ORDER BY timestamp, seq',
    )
      .bind(this.session)
      .all<{ id: string; message: string; is_bot: number; metadata: string }>();
    return results;
  }

  async storedTexts(): Promise<string[]> {
    return (await this.transcript()).map((row) => row.message);
  }
}
