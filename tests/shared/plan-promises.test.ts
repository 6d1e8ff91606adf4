import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { leavesOf } from '../support/content-leaves.ts';
import { promisesIn } from '../support/plan-promises.ts';

const root = resolve(import.meta.dirname, '../..');

/** Texts that no page shows: emails, Joe's answers, templates, and what the seeded people write. */
const content = ['mail.ts', 'topic-answers.ts', 'chat.ts', 'handover.ts', 'reply-templates.ts'];
const seeds = ['src-shared/invented', 'scripts/seed/data'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((file) => join(folder, file)),
);
const files = [
  ...['en', 'ar'].flatMap((locale) => content.map((file) => `src-shared/content/${locale}/${file}`)),
  ...seeds,
];

it.each(files)('names the plans of each feature that it promises: %s', async (file) => {
  const leaves = leavesOf({ ...(await import(join(root, file))) });
  const units = leaves.map(([, text]) => ({ text: String(text) }));
  const found = (['en', 'ar'] as const).flatMap((locale) => promisesIn(units, locale));
  expect(found.filter(({ holds }) => !holds)).toEqual([]);
});
