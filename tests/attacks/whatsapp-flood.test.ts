import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { handleReceived } from '#worker/whatsapp/handle.ts';
import { expectLogs } from '../worker/support/logs.ts';
import { expectRefusal } from '../worker/support/refusal.ts';
import {
  messageFrom,
  mockGraph,
  noWhatsapp,
  payloadOf,
  signatureOf,
  transcriptWith,
  webhook,
  whatsappOn,
} from '../worker/support/whatsapp.ts';

beforeEach(noWhatsapp);

const phoneOf = (person: number) => `9715${String(person).padStart(8, '0')}`;

/** A minute of a thousand messages. */
const people = 100;
const questions = Array.from({ length: 10 }, (_, round) => `Question ${round}`);

it.runIf(env.TEST_FULL)('stores the messages of a hundred numbers once, and answers each in order', async () => {
  expectLogs('chat_cap_reached');
  mockGraph();
  for (const question of questions) {
    for (let first = 0; first < people; first += 5) {
      const values = Array.from({ length: 5 }, (_, index) => messageFrom({ phone: phoneOf(first + index) }, question));
      const body = payloadOf(...values);
      const answers = await Promise.all([webhook(body), webhook(body)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
  }
  await handleReceived({ ...env, ...whatsappOn });
  const { results } = await env.DB.prepare(
    'SELECT status, count(*) AS count FROM whatsapp_messages WHERE wamid LIKE ? GROUP BY status',
  )
    .bind('wamid.in-%')
    .all();
  expect(results).toEqual([{ status: 'handled', count: people * 10 }]);
  for (const person of [0, people / 2, people - 1]) {
    const transcript = await transcriptWith(phoneOf(person));
    expect(transcript.filter(([by]) => by === 'person').map(([, text]) => text)).toEqual(questions);
    expect(transcript.filter(([by]) => by === 'joe')).toHaveLength(10);
  }
});

it('reads no body above three megabytes, and no replay twice', async () => {
  mockGraph();
  const large = ' '.repeat(3 * 1024 * 1024 + 1);
  await expectRefusal(webhook(large), [413, 'body_too_large', 'The request body is larger than 3072 KiB.']);
  const body = payloadOf(messageFrom({ phone: phoneOf(1) }, 'Hello'));
  for (let replay = 0; replay < 3; replay += 1) expect((await webhook(body, signatureOf(body))).status).toBe(200);
  expect(await transcriptWith(phoneOf(1))).toHaveLength(2);
});
