import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

it('names the same Node in .nvmrc as in the packages that bring it', () => {
  const nvmrc = readFileSync(resolve(import.meta.dirname, '../../.nvmrc'), 'utf8').trim();
  expect(new Set(Object.values(packageJson.optionalDependencies))).toEqual(new Set([nvmrc]));
});
