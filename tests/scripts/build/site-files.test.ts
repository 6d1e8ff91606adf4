import { expect, it } from 'vitest';
import { securityText } from '../../../scripts/build/site-files.ts';

it('writes a security.txt that is valid for less than a year, as RFC 9116 asks', () => {
  const lines = securityText(new Date('2026-11-25T10:00:00Z')).trimEnd().split('\n');
  expect(lines).toEqual([
    'Contact: mailto:hello@rihla.example',
    'Expires: 2027-11-24T10:00:00.000Z',
    'Preferred-Languages: en, ar',
    'Canonical: https://rihla.example/.well-known/security.txt',
    'Policy: https://rihla.example/trust#report',
  ]);
});
