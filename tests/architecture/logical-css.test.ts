import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Utilities and properties that name a side. They are wrong on either the English or the Arabic page. */
const physical = [
  /(?<![\w-])-?(?:scroll-)?[mp][lr]-(?=[\d[(]|auto|px)/,
  /(?<![\w-])-?(?:left|right)-(?=[\d[(]|auto|px|full)/,
  /(?<![\w-])(?:border|rounded)-[lr](?![\w])/,
  /(?<![\w-])rounded-[tb][lr](?![\w])/,
  /(?<![\w-])(?:text|float|clear|bg|object)-(?:left|right)(?![\w])/,
  /(?<![\w-])origin-(?:top-|bottom-)?(?:left|right)(?![\w])/,
  /(?<![\w-])bg-(?:linear|gradient)-to-[tb]?[lr](?![\w])/,
  /(?<![\w-])-?(?:translate-x|skew-x|scale-x)-/,
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-(?:\w+-)?)?(?:left|right)(?:-\w+)?:/,
  /(?<![\w-])(?:text-align|float|clear|transform-origin):\s*(?:left|right)/,
  /(?<![\w-])(?:translateX|skewX|scaleX)\(/,
  /(?<![\w-])translate:\s*-?[\d.]*[1-9]/,
  /(?<![\w-])to (?:left|right)(?![\w])/,
  /(?<![\w-])(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?![a-z])/,
  /(?<![\w-])(?:textAlign|float):\s*'(?:left|right)'/,
];

/** Mail programs know no logical properties: each direction has styles of its own. */
const mailTemplates = 'src-worker/mail/';

/** A line of these files may name a side, for the reason given. */
const allowed: Record<string, Record<string, string>> = {
  'src-web/ui/styles/base.css': {
    'transform: scaleX(-1);': 'what mirrors in RTL',
    'translate: 2px;': 'has an RTL counterpart',
    'translate: -2px;': 'the RTL counterpart',
  },
  'src-web/ui/styles/night.css': {
    'transform: scaleX(-1);': 'the light source mirrors in RTL',
    'background-image: linear-gradient(to right, var(--color-amber), var(--color-rose));': 'has an RTL counterpart',
    'background-image: linear-gradient(to left, var(--color-amber), var(--color-rose));': 'the RTL counterpart',
  },
  'src-web/ui/styles/illustrations.css': {
    'transform-origin: right;': 'inside a drawing, which does not mirror',
    'transform-origin: left;': 'inside a drawing, which does not mirror',
    'transform: scaleX(0.35);': 'grows towards the origin above',
  },
};

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => join(folder, file).split(sep).join('/'));
}

it('lays out by the start and end of a line, not by left and right', () => {
  const found = ['src-web', 'src-worker'].flatMap(files).flatMap((file) => {
    if (file.startsWith(mailTemplates)) return [];
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines
      .map((line) => line.trim())
      .filter((line) => !/^\{?(?:\/\/|\/?\*)/.test(line))
      .filter((line) => physical.some((pattern) => pattern.test(line)) && !allowed[file]?.[line])
      .map((line) => `${file}: ${line}`);
  });
  expect(found).toEqual([]);
});

it('has no unused exception', () => {
  const lines = (file: string) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  const unused = Object.entries(allowed).flatMap(([file, reasons]) =>
    Object.keys(reasons).filter((line) => !lines(file).includes(line)),
  );
  expect(unused).toEqual([]);
});
