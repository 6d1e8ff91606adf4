import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../.github/workflows');

it('pins every action of the workflows to a commit', () => {
  const used = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/uses: .*/g) ?? []);
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
});
