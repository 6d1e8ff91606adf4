import { expect, test } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { structuredData } from '#web/site/structured-data.ts';

test('a job posting is valid for 90 days from the build', () => {
  const data = structuredData(jobPath('ai-engineer'), 'en', [], '2026-11-27');
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'JobPosting', validThrough: '2027-02-25' }));
});
