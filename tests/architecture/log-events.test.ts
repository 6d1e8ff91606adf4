import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { logEvents } from '#worker/http/log-events.ts';

const root = resolve(import.meta.dirname, '../..');

it('finds every event of the log in the operations guide', () => {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(logEvents.filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
});

/** The compiler refuses an event that is not listed. */
it('lists only events that the code logs', () => {
  const sources = readdirSync(join(root, 'src-worker'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('log-events.ts'))
    .map((file) => readFileSync(join(root, 'src-worker', file), 'utf8'))
    .join('\n');
  expect(logEvents.filter((event) => !sources.includes(`'${event}'`))).toEqual([]);
});
