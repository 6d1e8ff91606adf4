import { expect, it } from 'vitest';
import { type CheckedSender, senderDoubts } from '../../../src-worker/inbox/received/check-sender.ts';

const layla = 'layla@gulf.example';
const none = { result: 'none', domain: null } as const;
const unchecked: CheckedSender = { spf: none, dkim: [], dmarc: none };
const checksOf = (checked: CheckedSender | undefined, envelope = layla, address = layla) =>
  senderDoubts(address, envelope, checked).map(({ check }) => check);

it('has no doubt when the domain of the address vouches for the mail', () => {
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
] as const)('names what did not match when %s', (_when, results, checks) => {
  expect(checksOf({ ...unchecked, ...results } as CheckedSender, 'x@evil.example')).toEqual(checks);
});

it('says when nothing is known, and still compares the envelope', () => {
  expect(senderDoubts(layla, 'x@evil.example', undefined)).toEqual([
    { check: 'unchecked' },
    { check: 'envelope', domain: 'evil.example' },
  ]);
  expect(checksOf(undefined)).toEqual(['unchecked']);
});
