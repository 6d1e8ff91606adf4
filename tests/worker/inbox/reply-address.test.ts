import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { mailDomain, replyAddress, submissionOfAddress } from '../../../src-worker/mail/thread.ts';

const id = '0b0e2a5c-6f0b-4a57-9a39-5d9a2a1f6c11';
const withSender = (MAIL_FROM: string) => ({ ...env, MAIL_FROM });

it('finds the submission of an address, which mail servers may write in capitals', async () => {
  const address = await replyAddress(env, id);
  expect(address).toMatch(/^reply\+0b0e2a5c6f0b4a579a395d9a2a1f6c11[0-9a-f]{24}@rihla\.example$/);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  expect(await submissionOfAddress(env, address)).toBe(id);
  expect(await submissionOfAddress(env, address.toUpperCase())).toBe(id);
});

it('knows no other address', async () => {
  const address = await replyAddress(env, id);
  const last = address.indexOf('@') - 1;
  const otherDigit = address[last] === '0' ? '1' : '0';
  const others = [
    address.slice(0, last) + otherDigit + address.slice(last + 1),
    address.replace('0b0e', '0b0f'),
    address.replace('rihla.example', 'evil.example'),
    `${address}.evil.example`,
    `x${address}`,
    address.replace('+', ''),
    `reply+${id}@rihla.example`,
    'hello@rihla.example',
    `reply+${'é'.repeat(56)}@rihla.example`,
    '',
  ];
  for (const other of others) expect(await submissionOfAddress(env, other)).toBeUndefined();
});

it.each([
  ['Rihla AI <hello@Rihla.example>', 'rihla.example'],
  ['hello@mail.rihla.example', 'mail.rihla.example'],
  ['"Rihla @ Dubai" <hello@rihla.example> ', 'rihla.example'],
])('takes the domain of the sender %s', (sender, domain) => {
  expect(mailDomain(withSender(sender))).toBe(domain);
});
