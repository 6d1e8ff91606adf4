import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { jsonPost, requestWith } from '../../support/faults.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { bindings, deliver, postEvent, signed, webhookSecret } from '../../support/resend-events.ts';

const body = JSON.stringify({ type: 'email.delivered', data: { email_id: 'e1', to: ['reader@example.com'] } });
const seconds = () => Math.floor(Date.now() / 1000);

const expectUnverified = (refused: Promise<Response>) =>
  expectRefusal(refused, [403, 'access_denied', 'The signature of this event could not be verified.'], () =>
    postEvent(body, signed(body)),
  );

async function knownEvents(): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT id FROM webhook_events').all<{ id: string }>();
  return results.map(({ id }) => id);
}

it('accepts a signed event without an Origin, and stores only its id', async () => {
  const response = await deliver('email.delivered', { email_id: 'e1', to: ['reader@example.com'] }, { id: 'msg_1' });
  expect(response.status).toBe(204);
  expect(await knownEvents()).toContain('msg_1');
  expect(await env.DB.prepare('SELECT * FROM suppressions').first()).toBeNull();
});

it('accepts a signature that is computed as the standard describes', async () => {
  const key = Buffer.from(webhookSecret.slice('whsec_'.length), 'base64');
  const timestamp = String(seconds());
  const signature = createHmac('sha256', key).update(`msg_hand.${timestamp}.${body}`).digest('base64');
  const headers = { 'svix-id': 'msg_hand', 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` };
  expect((await postEvent(body, headers)).status).toBe(204);
});

it('accepts one of several signatures, as during the rotation of a secret', async () => {
  const headers = signed(body);
  const other = signed(body, { secret: `whsec_${btoa('another secret')}` })['svix-signature'];
  const several = `v1a,${btoa('other version')} ${other} ${headers['svix-signature']}`;
  expect((await postEvent(body, { ...headers, 'svix-signature': several })).status).toBe(204);
  await expectUnverified(postEvent(body, { ...headers, 'svix-signature': other }));
});

it.each(['svix-id', 'svix-timestamp', 'svix-signature'])('refuses an event without %s', async (name) => {
  const { [name]: _missing, ...headers } = signed(body) as Record<string, string>;
  await expectUnverified(postEvent(body, headers));
});

it.each([
  ['with another secret', () => signed(body, { secret: `whsec_${btoa('forged')}` })],
  ['of another id', () => ({ ...signed(body), 'svix-id': 'msg_other' })],
  ['of another time', () => ({ ...signed(body), 'svix-timestamp': String(seconds() - 60) })],
  ['without a number as its time', () => ({ ...signed(body), 'svix-timestamp': 'now' })],
  [
    'of no known version',
    () => ({ ...signed(body), 'svix-signature': signed(body)['svix-signature'].replace('v1', 'v2') }),
  ],
  ['without a value', () => ({ ...signed(body), 'svix-signature': 'v1' })],
  ['that is empty', () => ({ ...signed(body), 'svix-signature': 'v1,' })],
])('refuses a signature %s', async (_what, headers) => {
  await expectUnverified(postEvent(body, headers()));
});

it.each([
  ['older than five minutes', 301],
  ['more than five minutes in the future', -302],
])('refuses an event that is %s, even when it is signed', async (_what, ageSeconds) => {
  await expectUnverified(postEvent(body, signed(body, { ageSeconds })));
});

it('accepts an event that is a little less than five minutes old', async () => {
  expect((await postEvent(body, signed(body, { ageSeconds: 290 }))).status).toBe(204);
});

it('refuses a body in which any single byte has changed', async () => {
  const headers = signed(body);
  const bytes = new TextEncoder().encode(body);
  for (let i = 0; i < bytes.length; i += 7) {
    const altered = bytes.with(i, bytes[i]! ^ 1);
    await expectUnverified(postEvent(altered, headers));
  }
});

it.each([
  ['with a byte order mark before it', (bytes: number[]) => [0xef, 0xbb, 0xbf, ...bytes]],
  [
    'with an invalid byte in place of a replacement character',
    (bytes: number[]) => [...bytes.slice(0, -5), 0xff, 0x22, 0x7d],
  ],
])('refuses a body %s, which decodes to the signed text', async (_what, alter) => {
  const text = '{"type":"\ufffd"}';
  const bytes = alter([...new TextEncoder().encode(text)]);
  await expectUnverified(postEvent(Uint8Array.from(bytes), signed(text)));
});

it('answers 400 to a signed body that is not JSON', async () => {
  for (const text of ['', 'hello', '{'])
    await expectRefusal(postEvent(text, signed(text)), [400, 'malformed_json', 'The request body is not valid JSON.']);
});

it.each(['[]', 'null', '7', '{}', '{"type":7}'])('accepts %s, which is not an event, and logs it', async (text) => {
  expectLogs('email_event_unknown');
  expect((await postEvent(text, signed(text))).status).toBe(204);
  expect(logged.join()).toContain('email_event_unknown');
});

it.each(['email.opened', 'contact.created', 'email.of_the_future', 'email.bounced'])(
  'accepts %s with any data',
  async (type) => {
    for (const data of [undefined, null, [], { to: 'text' }, { to: [7], bounce: 'hard' }, { bounce: { type: 5 } }]) {
      const text = JSON.stringify({ type, data });
      expect((await postEvent(text, signed(text))).status).toBe(204);
    }
  },
);

it('answers 404 without a secret, and names the missing setting in the log', async () => {
  expectLogs('not_configured');
  const response = await requestWith({ RESEND_WEBHOOK_SECRET: '' }, '/api/webhooks/resend', jsonPost({}));
  await expectRefusal(response, [404, 'not_configured', 'This part of the site is not turned on. Nothing was saved.']);
  expect(logged.join()).toContain('RESEND_WEBHOOK_SECRET is not set');
});

it.each(['whsec_', 'whsec_not base64!'])(
  'answers 404 when the secret is %j, and names the setting in the log',
  async (secret) => {
    expectLogs('not_configured');
    const response = await requestWith({ RESEND_WEBHOOK_SECRET: secret }, '/api/webhooks/resend', jsonPost({}));
    await expectRefusal(response, [
      404,
      'not_configured',
      'This part of the site is not turned on. Nothing was saved.',
    ]);
    expect(logged.join()).toContain('RESEND_WEBHOOK_SECRET does not parse');
    expect(logged.join()).not.toContain('not base64!');
  },
);

it('refuses a body that is too large, and an event from the page of another site', async () => {
  const large = JSON.stringify({ type: 'email.sent', data: { subject: 'x'.repeat(32 * 1024) } });
  await expectRefusal(
    postEvent(large, signed(large)),
    [413, 'body_too_large', 'The request body is larger than 32 KiB.'],
    () => postEvent(body, signed(body)),
  );
  const fromSite = { ...signed(body), origin: 'https://evil.example' };
  await expectRefusal(postEvent(body, fromSite), [403, 'access_denied', 'This request came from another site.'], () =>
    postEvent(body, signed(body)),
  );
  await expectRefusal(requestWith(bindings, '/api/webhooks/resend'), [
    405,
    'method_not_allowed',
    'This address does not accept that method.',
  ]);
});
