import { expect, test } from './test.ts';

/** Where `wrangler dev` takes mails in place of Email Routing. */
const endpoint = '/cdn-cgi/local/email';

test('the built Worker receives mail, and refuses one to an address that is not of a conversation', async ({
  request,
}) => {
  const [from, to] = ['layla@gulf-logistics.example', `reply+${'0'.repeat(56)}@rihla.example`];
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: <${crypto.randomUUID()}@gulf-logistics.example>`,
    '',
    'Hello',
  ];
  const response = await request.post(`${endpoint}?${new URLSearchParams({ from, to })}`, { data: lines.join('\r\n') });
  expect(await response.text()).toContain('This conversation does not exist any more.');
});
