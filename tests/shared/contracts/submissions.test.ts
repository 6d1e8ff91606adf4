import { afterEach, expect, it, vi } from 'vitest';
import { DemoRequest } from '#shared/contracts/submissions.ts';

afterEach(() => vi.useRealTimers());

const demo = {
  formType: 'demo',
  firstName: 'Layla',
  lastName: 'Haddad',
  company: 'Gulf Logistics',
  email: 'layla@gulf.example',
  companySize: '11-50',
  useCase: 'Process Automation',
  preferredTime: '9-10 AM',
};

it.each([
  ['2026-03-02', false],
  ['2026-03-03', true],
  ['2027-03-03', true],
  ['2027-03-04', false],
])('a demo is requested for %s: %s', (preferredDate, expected) => {
  // In Dubai, it is 3 March already.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T20:30:00Z') });
  expect(DemoRequest.safeParse({ ...demo, preferredDate }).success).toBe(expected);
});
