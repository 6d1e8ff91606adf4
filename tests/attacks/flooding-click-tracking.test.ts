// A program opens the links of a newsletter over and over, to forge the subscribers' interests and to keep the database
// writing.
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { sendNewsletter } from '#worker/newsletter/send.ts';
import { browserHeaders } from '../worker/support/analytics.ts';
import { request } from '../worker/support/client.ts';
import { mailbox } from '../worker/support/mail.ts';
import { subscribe } from '../worker/support/newsletter.ts';

const limit = 30;

it.each([
  ['an IPv4 address', () => '203.0.113.77'],
  ['the addresses of an IPv6 network', (i: number) => `2001:db8:77:1:${i.toString(16)}::1`],
])('counts at most 30 clicks a minute from %s, and redirects every one', async (_, addressOf) => {
  mailbox();
  await subscribe('reader@reader.example');
  const { newsletter } = await sendNewsletter(
    env,
    {
      kind: 'newsletter',
      audience: 'all',
      subject: 'June',
      content: '[Jobs](https://rihla.example/careers)',
    },
    'staff@rihla.example',
  );
  for (let i = 0; i < 3 * limit; i++) {
    const headers = { ...browserHeaders, 'cf-connecting-ip': addressOf(i) };
    const response = await request(`/letters/${newsletter.id}/1`, undefined, { headers });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/careers?utm_source=newsletter&utm_medium=email',
    ]);
  }
  const clicks = env.DB.prepare('SELECT clicks FROM letter_clicks WHERE newsletter_id = ?').bind(newsletter.id);
  const counted = await clicks.first<number>('clicks');
  expect(counted).toBeGreaterThanOrEqual(limit);
  // The limit counts by the minute of the clock, which may change meanwhile.
  expect(counted).toBeLessThanOrEqual(2 * limit);
});
