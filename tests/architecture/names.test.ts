import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

function read(folder: string): [file: string, text: string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [`${folder}/${file.replaceAll('\\', '/')}`, readFileSync(join(root, folder, file), 'utf8')]);
}

const worker = read('src-worker');
const filesWith = (pattern: RegExp) =>
  worker
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort();

it('names the results of a transaction, instead of skipping those before them', () => {
  expect(filesWith(/\[\s*,[^;=]*\] = [^;]*(\.batch|transaction)\(/)).toEqual([]);
  expect(filesWith(/\[[^;=]*,\s*,[^;=]*\] = [^;]*(\.batch|transaction)\(/)).toEqual([]);
  expect(filesWith(/\[[^;=]*, \.\.\.\w+\] = [^;]*\.batch\(/)).toEqual([]);
});

it('groups the steps of a transaction, since a spread could replace a name unseen', () => {
  const spreading = worker.filter(([file, text]) => {
    let spreads = false;
    new Visitor({
      CallExpression({ callee, arguments: [, steps] }) {
        if (callee.type !== 'Identifier' || callee.name !== 'transaction') return;
        spreads ||= steps?.type === 'ObjectExpression' && steps.properties.some(({ type }) => type === 'SpreadElement');
      },
    }).visit(parseSync(file, text).program);
    return spreads;
  });
  expect(spreading.map(([file]) => file)).toEqual([]);
});

it('inserts by the names of columns, instead of their positions', () => {
  expect(filesWith(/\.insert\([^)]*\)\s*\.select\(/)).toEqual(['src-worker/db/insert-if.ts']);
});

it('replies to each endpoint of the contract as its type says', () => {
  const contracts = read('src-shared/contracts').flatMap(([, text]) => [
    ...text.matchAll(/^ {2}'([A-Z]+ \/[^']+)': (.*?);\n(?= {2}'|\})/gms),
  ]);
  const replying = contracts
    .filter(([, , type]) => !type?.includes('reply: undefined'))
    .map(([, endpoint]) => endpoint);
  const replies = worker.flatMap(([, text]) =>
    [...text.matchAll(/reply<\s*'([^']+)'/g)].map(([, endpoint]) => endpoint),
  );
  expect(replying.length).toBeGreaterThan(80);
  expect([...new Set(replies)].sort()).toEqual(replying.sort());
});

it('writes JSON without the contract only where another program reads it', () => {
  expect(filesWith(/\bc\.json\(/)).toEqual([
    'src-worker/admin/status/routes.ts',
    'src-worker/app.ts',
    'src-worker/http/reply.ts',
    'src-worker/newsletter/routes.ts',
    'src-worker/privacy/my-data/pages.ts',
  ]);
});

const participle = '(?:given|known|left|over|told|said|heard|done)';
const otherWords = [
  new RegExp(`\\b(?:const|let) ${participle}\\b`),
  new RegExp(`[(,] ?(?:\\.{3})?${participle}(?:\\?: |: (?:[A-Z{(]|string|number|object|unknown)|\\) =>)`),
  /\b(?:tell[A-Z]\w+|letters?(?:To|For|Of|Sent|Delivered)|LETTER_\w+|(?:insert|has|count|fateOf)Readers?)\b/,
];

it('names a value by a noun, and each concept by its one word', () => {
  const sources = ['src-worker', 'src-web', 'tests', 'tools', 'scripts'].flatMap(read);
  const breaches = sources
    .filter(
      ([file]) =>
        !file.includes('/node_modules/') &&
        !file.includes('/chat/knowledge/') &&
        !file.startsWith('tests/architecture/'),
    )
    .flatMap(([file, text]) => otherWords.flatMap((word) => word.exec(text)?.[0] ?? []).map((word) => [file, word]));
  expect(breaches).toEqual([]);
});
