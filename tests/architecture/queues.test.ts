import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

it('runs two consumers of the mail queue side by side, as documented', () => {
  const { queues } = unstable_readConfig({ config: 'wrangler.toml' });
  expect(queues.consumers.find(({ queue }: { queue: string }) => queue === 'rihla-mail')).toMatchObject({
    max_concurrency: 2,
  });
  for (const path of ['docs/scale.md', 'docs/decisions/0027-newsletters-in-whole-batches.md']) {
    expect(readFileSync(path, 'utf8')).toMatch(/two consumers/i);
  }
});
