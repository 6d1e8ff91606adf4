import { expect, it } from 'vitest';
import { type CheckedSender, senderDoubts, statedResults } from '#worker/inbox/received/check-sender.ts';

/** Email Routing writes the results in one line. */
const stated =
  'mx.cloudflare.net; dkim=pass header.d=gmail.com header.s=20251104 header.b=L6CZ3OJ0; dmarc=pass header.from=gmail.com policy.dmarc=none; ' +
  'spf=none (mx.cloudflare.net: no SPF records found for postmaster@mail.google.com) smtp.helo=mail.google.com; ' +
  'spf=pass (mx.cloudflare.net: domain of layla@gmail.com designates 2607:f8b0::112d as permitted sender) smtp.mailfrom=layla@gmail.com; ' +
  'arc=pass smtp.remote-ip="2607:f8b0::112d"';

const received = { key: 'received', value: 'from mail.google.com by cloudflare-email.net (cloudflare) id GY1' };

const expected = {
  spf: { result: 'pass', domain: 'gmail.com' },
  dkim: [{ result: 'pass', domain: 'gmail.com' }],
  dmarc: { result: 'pass', domain: 'gmail.com' },
};

const plain = (value: string) => ({ key: 'authentication-results', value });

const arc = (value: string) => ({ key: 'arc-authentication-results', value });

it('reads the results of the receiving server, in either header', () => {
  const between = [
    { key: 'arc-seal', value: 'i=1' },
    { key: 'received-spf', value: 'pass' },
    { key: 'x-cf-spamh-score', value: '1' },
  ];
  expect(statedResults([received, ...between, plain(stated)])).toEqual(expected);
  expect(statedResults([received, ...between, arc(`i=2; ${stated}`), plain('mx.cloudflare.net; dmarc=fail')])).toEqual(
    expected,
  );
});

it.each([
  ['semicolons', 'x; dmarc=pass header.from=victim.example; dkim=pass header.d=victim.example'],
  ['an end of the comment', 'x); dmarc=pass header.from=victim.example; dkim=pass header.d=victim.example; ('],
  ['quotation marks', '"x; dmarc=pass header.from=victim.example; dkim=pass header.d=victim.example"'],
])('takes no result from an envelope’s sender with %s', (_how, local) => {
  const value =
    'mx.cloudflare.net; dkim=none; dmarc=fail header.from=victim.example; ' +
    `spf=fail (mx.cloudflare.net: domain of ${local}@evil.example does not designate 1.2.3.4) smtp.mailfrom=${local}@evil.example`;
  const { dkim, dmarc } = statedResults([received, plain(value)])!;
  expect(dmarc.result).not.toBe('pass');
  expect(dkim.map(({ result }) => result)).not.toContain('pass');
});

it('ignores invalid results, and comments without an end', () => {
  const none = { spf: { result: 'none', domain: null }, dkim: [], dmarc: { result: 'none', domain: null } };
  for (const rest of ['none', 'dmarc=PASSED', '=', ';;;', '(((', 'dmarc', 'dmarc (=pass)']) {
    expect(statedResults([received, plain(`mx.cloudflare.net; ${rest}`)])).toEqual(none);
  }
});

const layla = 'layla@gulf.example';

const none = { result: 'none', domain: null } as const;

const unchecked: CheckedSender = { spf: none, dkim: [], dmarc: none };

const checksOf = (checked: CheckedSender | undefined, envelope = layla, address = layla) =>
  senderDoubts(address, envelope, checked).map(({ check }) => check);

it('has no doubt when the domain of the address vouches for the email', () => {
  const dmarc = { result: 'pass', domain: 'gulf.example' } as const;
  expect(checksOf({ ...unchecked, dmarc }, 'bounce@mailer.example')).toEqual([]);
  expect(checksOf({ ...unchecked, spf: { result: 'pass', domain: 'mail.gulf.example' } })).toEqual([]);
  expect(checksOf({ ...unchecked, dkim: [none, { result: 'pass', domain: 'gulf.example' }] }, '<>')).toEqual([]);
  const arabic = { ...unchecked, dmarc: { result: 'pass', domain: 'xn--mgbh0fb.xn--mgbaam7a8h' } } as const;
  expect(checksOf(arabic, layla, 'a@مثال.امارات')).toEqual([]);
});

it.each([
  ['another domain passes', { spf: { result: 'pass', domain: 'evil.example' } }, ['envelope', 'spf', 'dkim', 'dmarc']],
  [
    'DMARC passes for another domain',
    { dmarc: { result: 'pass', domain: 'evil.example' } },
    ['envelope', 'spf', 'dkim', 'dmarc'],
  ],
  [
    'a domain only ends alike',
    { spf: { result: 'pass', domain: 'evilgulf.example' } },
    ['envelope', 'spf', 'dkim', 'dmarc'],
  ],
  [
    'DMARC fails in spite of SPF',
    { spf: { result: 'pass', domain: 'gulf.example' }, dmarc: { result: 'fail', domain: 'gulf.example' } },
    ['envelope', 'dkim', 'dmarc'],
  ],
] as const)('names the mismatch when %s', (_when, results, checks) => {
  expect(checksOf({ ...unchecked, ...results } as CheckedSender, 'x@evil.example')).toEqual(checks);
});
