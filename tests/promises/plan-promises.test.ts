import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'happy-dom';
import { expect, it } from 'vitest';
import { promised, promisesIn, type Unit } from '../support/plan-promises.ts';
import { builtPage, textOf } from './built-page.ts';

/** `PRINT_PROMISES=1` prints each promise with its page. */
const prints = Boolean(process.env.PRINT_PROMISES);

const files = readdirSync(join(import.meta.dirname, '../../dist'), { recursive: true, encoding: 'utf8' });
const paths = files
  .filter((file) => file.endsWith('index.html') && !file.startsWith('admin'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

const inner = 'p, li, dt, dd, h1, h2, h3, summary, text';

function unitsOf(path: string): Unit[] {
  const page = builtPage(path);
  const own = /\/solutions\/enterprise$/.test(path) ? { plan: 'Enterprise' } : {};
  const meta = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const texts = [...page.querySelectorAll(`main :is(${inner})`)].filter((element) => !element.querySelector(inner));
  return [
    { text: meta, ...own },
    ...texts.map((element) => ({ text: textOf(element), ...planOf(element), ...own })),
    ...[...page.querySelectorAll('main tbody tr')].flatMap(cellsOf),
  ];
}

function planOf(element: Element): { plan?: string } {
  const card = element.closest('li[id]')?.querySelector('h3');
  return card ? { plan: textOf(card) } : {};
}

/** A cell belongs to its row and its column; one that says no promises nothing. */
function cellsOf(row: Element): Unit[] {
  const columns = [...row.closest('table')!.querySelectorAll('thead th')].map(textOf);
  const name = textOf(row.querySelector('th'));
  return [...row.querySelectorAll('td')].flatMap((cell, index) => {
    cell.querySelector('.column-name')?.remove();
    const text = cell.textContent.trim();
    if (/^–?(?:No|لا)$/.test(text)) return [];
    const isMark = /^(?:Yes|نعم)$/.test(text);
    return [{ text: isMark ? name : text, plan: columns[index + 1]! }];
  });
}

it('names the plans of a feature in each sentence that promises it', () => {
  const found = paths.flatMap((path) =>
    promisesIn(unitsOf(path), /^\/ar(?:\/|$)/.test(path) ? 'ar' : 'en').map((promise) => ({ path, ...promise })),
  );
  if (prints) console.table(found, ['feature', 'path', 'sentence']);
  expect(found.filter(({ holds }) => !holds)).toEqual([]);
  const stated = new Set(found.map(({ feature }) => feature));
  expect(promised.filter(({ feature }) => !stated.has(feature)).map(({ feature }) => feature)).toEqual([
    'approval, on every plan',
    'sign-up, which is not there',
  ]);
});

it.each(['/pricing', '/ar/pricing'])('lists approval and the log in every plan: %s', (path) => {
  const rows = [...builtPage(path).querySelectorAll('#comparison tbody tr')];
  const named = rows.filter((row) => /^(?:Approval|A log|موافقة|سجل لكل)/.test(textOf(row.querySelector('th'))));
  expect(named).toHaveLength(2);
  for (const row of named) {
    for (const cell of row.querySelectorAll('td')) expect(cell.textContent).toMatch(/(?:Yes|نعم)$/);
  }
});
