import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import { facts } from '#shared/site/facts.ts';
import { retentionDays } from '#shared/site/retention-days.ts';
import { prerenderedPages, renderPage } from '#web/site/entry-prerender.tsx';

vi.mock('#web/build-settings.ts', () => ({
  siteUrl: 'https://rihla.example',
  retentionDays,
  usesTurnstile: false,
  processors: { mail: ['Cloudflare'], model: { name: 'gpt-4o', host: 'api.openai.com' } },
}));

/** Samples and scenes are invented and say so; dates and the numbers of steps have elements of their own. */
const notClaimed =
  'header, footer, svg, time, pre, .scene, [aria-hidden=true], [data-stage], #dashboard, #ledger ol, #routine ol';

/** Numbers in words, from seven on: smaller ones count things beside them. */
const words: [RegExp, number][] = [
  [/\bten thousand\b|عشرة آلاف/giu, 10_000],
  [/\btwo hundred\b|مئت(?:ي|ين|ان)/giu, 200],
  [/\bhundred\b|(?<!\p{L})مئة(?!\p{L})/giu, 100],
  [/\beleven\b|إحدى عشرة/giu, 11],
  [/\btwelve\b|اثن(?:ي|ا) عشر/giu, 12],
  [/\bfifteen\b|خمس عشرة/giu, 15],
  [/\bseven\b|(?<!\p{L})سبعة?(?!\p{L})/giu, 7],
  [/\beight\b|(?<!\p{L})ثماني(?:ة)?(?!\p{L})/giu, 8],
  [/\bnine\b|(?<!\p{L})و?(?:ال)?تسعة?(?!\p{L})/giu, 9],
  [/\bten\b|(?<!\p{L})و?عشرة?(?!\p{L})/giu, 10],
  [/\btwenty\b|عشر(?:ون|ين)/giu, 20],
  [/\bthirty\b|(?:ال)?ثلاث(?:ون|ين)/giu, 30],
  [/\bforty\b|أربع(?:ون|ين)/giu, 40],
  [/\bfifty\b|خمس(?:ون|ين)/giu, 50],
  [/\bsixty\b|ست(?:ون|ين)/giu, 60],
];

function numbersIn(text: string): number[] {
  const digits = words.reduce((rest, [word, value]) => rest.replace(word, ` ${value} `), text);
  return (digits.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
}

const { body: page } = new Window().document;

function claimsOf(body: string): string {
  page.innerHTML = body;
  for (const element of page.querySelectorAll(notClaimed)) element.remove();
  // A space separates the number at the end of one element from that at the beginning of the next.
  for (const element of page.querySelectorAll('*')) element.append(' ');
  return page.textContent ?? '';
}

test.each(prerenderedPages)('$path in $locale states only figures of the list of facts', async ({ path, locale }) => {
  const { body, meta } = await renderPage(path, locale);
  const numbers = facts.filter(({ on }) => on.includes(path)).flatMap(({ figures }) => numbersIn(figures.join(' ')));
  const stated = numbersIn(`${claimsOf(body)} ${meta.title} ${meta.description}`);
  expect([...new Set(stated)].filter((number) => !numbers.includes(number))).toEqual([]);
  if (locale !== 'en') return;
  for (const { figures, of, on } of facts.filter((fact) => fact.on.includes(path))) {
    const own = numbersIn(figures.join(' '));
    expect(
      own.some((number) => stated.includes(number)),
      `${of} on ${path}: ${own} (${on})`,
    ).toBe(true);
  }
});
