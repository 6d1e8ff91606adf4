import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const [, table = ''] = /### Answers of 500 and 503\n(.*?)\n## /s.exec(guide) ?? [];

const failing = /ProblemError\('(?:unavailable|internal_error)'|\(unavailable\)|problemFor\b.*=>|\b50[03]\)/;

function sources(): [file: string, lines: string[]][] {
  const files = readdirSync(join(root, 'src-worker'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, 'src-worker', file), 'utf8').split('\n')]);
}

it('lists every file that answers 500 or 503 in the operations guide', () => {
  const found = sources().filter(([, lines]) => lines.some((line) => failing.test(line) && !line.includes('slice(')));
  expect(found.length).toBeGreaterThan(10);
  expect(found.map(([file]) => file).filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
});

it('names only files there that answer 500 or 503', () => {
  const files = new Map(sources().map(([file, lines]) => [file, lines.join('\n')]));
  const named = [...table.matchAll(/`([a-z-]+(?:\/[a-z-]+)*\.tsx?)`/g)].map(([, file]) => file!);
  expect(named.filter((file) => !/unavailable|internal_error|503/.test(files.get(file) ?? ''))).toEqual([]);
});

it('never answers 500 or 503 because a setting is missing', () => {
  const stated = sources().flatMap(([file, lines]) =>
    lines
      .filter((line) => /'(?:unavailable|internal_error)'.*(?:not set|both set|no bucket|does not parse)/.test(line))
      .map(() => file),
  );
  expect(stated).toEqual([]);
});
