import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { openingText } from '#shared/markdown/opening-text.ts';
import { noPictures } from '#shared/markdown/pictures.ts';
import { decodeEntities } from '#shared/text/decode-entities.ts';
import { MarkdownText } from '#worker/mail/markdown-text.tsx';
import { toHtmlAndText } from '#worker/mail/render.ts';
import { PostContent } from '#worker/news/text-view.tsx';
import { arabicBold, typedText } from '../../support/typed-text.ts';

async function surfacesOf(text: string): Promise<Record<string, string>> {
  const mail = await toHtmlAndText(
    <MarkdownText keepsLines siteUrl="https://rihla.example">
      {text}
    </MarkdownText>,
  );
  const page = renderToStaticMarkup(<PostContent pictures={noPictures}>{text}</PostContent>);
  return { letter: mail.html.replace(/^<!DOCTYPE[^>]*>/, ''), text: mail.text, page };
}

const shownIn = (html: string) => decodeEntities(html.replace(/<\/?[a-z][^>]*>/g, ''));

const examples = [
  'It takes 3~5 days and costs 100~200 AED.',
  'A room of 3*4*5 m, or 2**3 and x**2 + y**2',
  'Our C# and F# SDKs read snake_case and report_2026_q3.csv; 5 > 3',
  'f(**kwargs), g(**kwargs)',
  '2*(3+4)*5 and src/*.ts, test/*.ts, the "*" sign and the "*" sign',
];

describe('what was typed without a mark', () => {
  it('stands in an email, its text part, a page and an excerpt', async () => {
    await fc.assert(
      fc.asyncProperty(typedText, async (text) => {
        const { letter, text: plain, page } = await surfacesOf(text);
        expect(shownIn(letter!)).toBe(text);
        expect(plain).toBe(text);
        expect(shownIn(page!)).toBe(text);
        const excerpt = openingText(text);
        expect(text.startsWith(excerpt.replace(/…$/, ''))).toBe(true);
        expect(excerpt.length > 100 || excerpt === text).toBe(true);
      }),
      { numRuns: Number(env.PROPERTY_RUNS) * 5, examples: examples.map((text): [string] => [text]) },
    );
  });

  it('ends struck text only at two tildes', async () => {
    const { page } = await surfacesOf('Now ~~AED 20~~ AED 10, ~not~ this');
    expect(page).toBe('<p>Now <del>AED 20</del> AED 10, ~not~ this</p>');
  });
});

it('makes Arabic bold beside punctuation and prefixes', async () => {
  await fc.assert(
    fc.asyncProperty(arabicBold, async ([prefix, bold, suffix]) => {
      const { letter, page, text } = await surfacesOf(`نص ${prefix}**${bold}**${suffix} نص`);
      for (const html of [letter!, page!]) {
        expect(html).toContain(`${prefix}<strong>${bold}</strong>${suffix}`);
      }
      expect(text).toBe(`نص ${prefix}${bold}${suffix} نص`);
    }),
    { numRuns: Number(env.PROPERTY_RUNS) * 5 },
  );
});

it('shows characters that were typed by name or number', async () => {
  const { letter, text, page } = await surfacesOf(
    'Caf&eacute; R&D &copy; &#169; [x](https://x.example/?a=1&amp;b=2) `&copy;`',
  );
  expect(page).toContain('Café R&amp;D © © <a href="https://x.example/?a=1&amp;b=2"');
  expect(shownIn(letter!)).toBe('Café R&D © © x &copy;');
  expect(text).toBe('Café R&D © © x https://x.example/?a=1&b=2 &copy;');
});

it('counts a numbered list in the text part from its first number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 999 }), fc.integer({ min: 1, max: 4 }), async (start, items) => {
      const lines = Array.from({ length: items }, (_, index) => `${start + index}. Item`);
      expect((await surfacesOf(lines.join('\n'))).text).toBe(lines.join('\n'));
    }),
    {
      numRuns: Number(env.PROPERTY_RUNS),
      examples: [
        [5, 3],
        [0, 2],
      ],
    },
  );
});

const block = fc.constantFrom(
  '# A *heading*',
  'A [link](https://x.example/a_b) and `code_1 * 2`.',
  '- one\n- two **bold**\n  1. three',
  '> quoted\n> text',
  '| Plan | Price |\n| --- | --- |\n| Growth | 5~6 |',
  '```\na * b\n  c\n```',
  '<b>typed</b>',
  '![Desk](/media/x.png)',
);

it('begins an excerpt with the text of the rendered document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(block, typedText), { minLength: 1, maxLength: 6 }), async (blocks) => {
      const html = renderToStaticMarkup(<PostContent pictures={noPictures}>{blocks.join('\n\n')}</PostContent>);
      const withSpaces = html.replace(/<\/?(?:p|h\d|li|ul|ol|td|th|tr|blockquote|pre|table)\b[^>]*>/g, ' ');
      const shown = shownIn(withSpaces).replaceAll('Desk', '').replace(/\s+/g, ' ').trim();
      const excerpt = openingText(blocks.join('\n\n'));
      expect(shown.startsWith(excerpt.replace(/…$/, ''))).toBe(true);
    }),
    { numRuns: Number(env.PROPERTY_RUNS) * 2 },
  );
});
