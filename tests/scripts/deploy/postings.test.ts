import { expect, it, vi } from 'vitest';
import { endingPostings } from '../../../scripts/deploy/postings.ts';

const pages: Record<string, string> = {
  // The last of the 30 days, the day after, and a closed position, which has no posting.
  'frontend-developer': '{"@type":"JobPosting","validThrough":"2026-12-31"}',
  'ai-engineer': '{"@type":"JobPosting","validThrough":"2027-01-01"}',
};

const fetchPage = async (input: string | URL | Request) =>
  new Response(pages[String(input).replace('https://rihla.ae/careers/', '')] ?? '<h1>Closed</h1>');

it('names each posting that ends within 30 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T08:00:00Z') });
  expect(await endingPostings('https://rihla.ae', fetchPage)).toEqual([
    expect.stringMatching(/^The posting frontend-developer is valid until 2026-12-31: /),
  ]);
  vi.useRealTimers();
});
