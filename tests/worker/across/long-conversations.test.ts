import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { listedIds, postAsStaff } from '../support/conversation.ts';
import { mailbox } from '../support/mail.ts';
import { deliverMail, entriesOf, mailOf, storeConversation } from '../support/received-mail.ts';

const start = Date.parse('2026-11-23T06:00:00.000Z');

beforeEach(() => {
  mailbox();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
const found = (q: string) => listedIds(`q=${encodeURIComponent(q)}`);

it('accepts the seventieth long Arabic email, and finds the newest words', async () => {
  const { id, address } = await storeConversation({ searchText: 'layla zayed' });
  const long = 'والمشروعات المستقبلية '.repeat(900);
  for (let i = 0; i < 70; i++) {
    vi.setSystemTime(start + i * 3 * 60_000);
    expect(await deliverMail(address, mailOf(`number${i} ${long}`))).toBeUndefined();
  }
  expect((await postAsStaff(`${id}/notes`, { text: 'Called about containers.' })).status).toBe(201);
  const entries = await entriesOf(id);
  expect(entries).toHaveLength(71);
  expect(entries[69]!.text).toBe(`number69 ${long.trim()}`);
  for (const words of ['number69', 'containers', 'مشروعات', 'zayed']) expect(await found(words), words).toEqual([id]);
  expect(await found('number0')).toEqual([]);
  const row = env.DB.prepare(
    'SELECT length(conversation_text) AS characters, octet_length(conversation_text) AS bytes FROM form_submissions WHERE id = ?',
  );
  const { characters, bytes } = (await row.bind(id).first<{ characters: number; bytes: number }>())!;
  expect(characters).toBe(100_000);
  expect(bytes).toBeLessThan(400_000);
});
