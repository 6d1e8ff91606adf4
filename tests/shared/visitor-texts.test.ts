import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { leavesOf } from '../support/content-leaves.ts';

const content = resolve(import.meta.dirname, '../../src-shared/content');

/** Files of which a visitor reads every text after doing something: errors, results, Joe's own answers. */
const files = [
  'messages.ts',
  'newsletter-messages.ts',
  'topic-answers.ts',
  'chat.ts',
  'slot-picker.ts',
  'forms/common.ts',
  'forms/demo.ts',
  'forms/partnership.ts',
  'forms/career.ts',
  'forms/deck.ts',
  'forms/other.ts',
];

/** Choices have a table of their own; notes are put together from a plan; addresses and examples are no sentences. */
const others =
  /\.options\.|^default\.handover\.|^(?:problems|requestedPlan|estimateNote|sampleNote)\b|\.problems\.|\.(?:to|placeholder|requiredMark)$/;

async function textsOf(locale: string): Promise<Record<string, Record<string, string>>> {
  const entries = files.map(async (file) => {
    const leaves = leavesOf({ ...(await import(join(content, locale, file))) });
    const texts = leaves.filter(([place, text]) => typeof text === 'string' && !others.test(place));
    return [file, Object.fromEntries(texts.map(([place, text]) => [place, plain(String(text))]))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The text without the signs that isolate a direction. */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}

it.each(['en', 'ar'])('says what the table says, letter for letter: %s', async (locale) => {
  const table = JSON.parse(readFileSync(join(import.meta.dirname, `visitor-texts.${locale}.json`), 'utf8'));
  expect(await textsOf(locale)).toEqual(table);
});
