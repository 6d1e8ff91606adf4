import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/tooling.mjs';
import { allMutations } from '../../../scripts/mutate/all-mutations.ts';

it('finds the text of each promise that can be broken exactly once in its file', () => {
  const stale = allMutations.filter(
    ({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2,
  );
  expect(stale.map(({ file, promise }) => `${file}: ${promise}`)).toEqual([]);
  expect(allMutations.length).toBeGreaterThan(100);
});
