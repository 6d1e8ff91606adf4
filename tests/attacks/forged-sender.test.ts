// Someone has obtained a reply address, for example from a forwarded email, and writes in the visitor's name: the
// email's address is that of the form. Staff must see that the visitor's domain does not vouch for it, and the
// attacker's headers must not say the opposite.
import { beforeEach, expect, it } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { asStaff } from '../worker/support/conversation.ts';
import { mailbox } from '../worker/support/mail.ts';
import { deliverMail, mailOf, storeConversation, visitor } from '../worker/support/received-mail.ts';

beforeEach(() => {
  mailbox();
});

const received = 'Received: from mx.evil.example (1.2.3.4) by cloudflare-email.net (cloudflare) id 1\r\n';
const stated = (results: string) => `Authentication-Results: mx.cloudflare.net;\r\n\t${results}\r\n`;
const domain = 'gulf-logistics.example';
const good = `dkim=pass header.d=${domain}; dmarc=pass header.from=${domain}; spf=pass smtp.mailfrom=${visitor}`;
const bad =
  `dkim=none; dmarc=fail header.from=${domain} policy.dmarc=none; spf=none smtp.helo=mx.evil.example; ` +
  'spf=pass (mx.cloudflare.net: domain of x@evil.example designates 1.2.3.4) smtp.mailfrom=x@evil.example';

async function doubtsAfter(before: string, from = visitor) {
  const { id, address } = await storeConversation({ email: visitor });
  expect(await deliverMail(address, before + mailOf('Please pay to another account.'), { from })).toBeUndefined();
  const { conversation } = await (await asStaff(id)).json<SubmissionDetail>();
  return conversation[0]!.doubts!;
}

it('raises no doubt about the visitor’s own email', async () => {
  expect(await doubtsAfter(received + stated(good))).toEqual([]);
});

it('says which of envelope, SPF, DKIM and DMARC a forged email fails', async () => {
  expect(await doubtsAfter(received + stated(bad), 'x@evil.example')).toEqual([
    { check: 'envelope', domain: 'evil.example' },
    { check: 'spf', result: 'pass', domain: 'evil.example' },
    { check: 'dkim', result: 'none', domain: null },
    { check: 'dmarc', result: 'fail', domain },
  ]);
});

it('ignores results that the attacker writes', async () => {
  const checks = async (before: string) => (await doubtsAfter(before, 'x@evil.example')).map(({ check }) => check);
  const all = ['envelope', 'spf', 'dkim', 'dmarc'];
  expect(await checks(received + stated(bad) + stated(good))).toEqual(all);
  expect(await checks(received + stated(bad) + received + stated(good))).toEqual(all);
  expect(
    await checks(`${received}ARC-Authentication-Results: i=1; mx.cloudflare.net; ${bad}\r\n${stated(good)}`),
  ).toEqual(all);
  const unchecked = ['unchecked', 'envelope'];
  expect(await checks(received + stated(good).replace('mx.cloudflare.net', 'mx.evil.example'))).toEqual(unchecked);
  expect(await checks(`${received}X-Mailer: x\r\n${stated(good)}`)).toEqual(unchecked);
  expect(await checks('')).toEqual(unchecked);
});
