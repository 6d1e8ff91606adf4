import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../../src-worker/db/client.ts';
import { selectDrafting } from '../../../src-worker/inbox/notes.ts';
import { amal, asStaff, basim, reply, stayInUndo, store } from '../support/conversation.ts';
import { silenceLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  silenceLogs();
  mailbox();
  stayInUndo();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const put = (id: string, by: string) => asStaff(`${id}/draft`, { method: 'PUT' }, by);
const seenBy = async (id: string, by: string) => (await selectDrafting(database(env), id, by)).map((draft) => draft.by);

it('shows colleagues for a minute who is writing, until the reply is sent or given up', async () => {
  const { id } = await store();
  expect((await put(id, amal)).status).toBe(204);
  expect((await put(id, amal)).status).toBe(204);
  await put(id, basim);
  expect(await seenBy(id, 'eve@rihla.example')).toEqual([amal, basim]);
  expect(await seenBy(id, amal)).toEqual([basim]);
  expect((await asStaff(`${id}/draft`, { method: 'DELETE' }, basim)).status).toBe(204);
  expect(await seenBy(id, amal)).toEqual([]);
  await reply(id);
  expect(await seenBy(id, basim)).toEqual([]);
  await put(id, amal);
  vi.setSystemTime(Date.now() + 60_001);
  expect(await seenBy(id, basim)).toEqual([]);
  await put((await store()).id, basim);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM reply_drafts').first()).toEqual({ n: 1 });
});

it('answers 404 for a submission that does not exist', async () => {
  expect((await put(crypto.randomUUID(), amal)).status).toBe(404);
});
