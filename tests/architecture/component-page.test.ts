import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const web = resolve(import.meta.dirname, '../../src-web');

const examples = readdirSync(join(web, 'dev'))
  .filter((file) => file.endsWith('-examples.tsx'))
  .map((file) => readFileSync(join(web, 'dev', file), 'utf8'))
  .join('\n');

it('has an example of every UI component on the component page', () => {
  const components = readdirSync(join(web, 'ui')).filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(15);
  expect(components.filter((file) => !examples.includes(`'../ui/${file}'`))).toEqual([]);
});
