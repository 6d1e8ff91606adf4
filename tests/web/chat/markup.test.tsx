import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeMarkup } from '#web/chat/close-markup.ts';
import { Markup } from '#web/chat/markup.tsx';
import { arabicBold, typedText } from '../../support/typed-text.ts';

test('what was typed without a mark is shown, while it is written, too', () => {
  fc.assert(
    fc.property(typedText, (text) => {
      const { container, unmount } = render(<Markup text={text} />);
      expect(container.textContent).toBe(text);
      expect(text.startsWith(closeMarkup(text.slice(0, -3)).trimEnd())).toBe(true);
      unmount();
    }),
    { numRuns: 100, examples: [['It takes 3~5 days and costs 100~200 AED.'], ['x**2 + y**2 = z*w*h']] },
  );
});

test('an Arabic word is bold beside punctuation and prefixes', () => {
  fc.assert(
    fc.property(arabicBold, ([prefix, bold, suffix]) => {
      const { container, unmount } = render(<Markup text={`نص ${prefix}**${bold}**${suffix} نص`} />);
      expect(container.innerHTML).toBe(`نص ${prefix}<strong>${bold}</strong>${suffix} نص`);
      unmount();
    }),
    { numRuns: 100 },
  );
});

function renderMarkup(text: string): HTMLElement {
  return render(<Markup text={text} />).container;
}

test.each([
  ['**bold** and __bold__', '<strong>bold</strong> and <strong>bold</strong>'],
  ['*italic* and _italic_', '<em>italic</em> and <em>italic</em>'],
  ['`code`', '<code dir="ltr">code</code>'],
  ['one\ntwo\n\nthree', 'one\ntwo\n\nthree'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
])('%j is shown as %s', (text, html) => {
  expect(renderMarkup(text).innerHTML).toBe(html);
});

test.each([
  ['Call +971 4 000 0000, please.', 'Call ', ', please.'],
  ['راسلونا أو اتصلوا على \u2068+97140000000\u2069.', 'راسلونا أو اتصلوا على \u2068', '\u2069.'],
])('the phone number in %j becomes a link', (text, before, after) => {
  const { innerHTML } = renderMarkup(text);
  expect(innerHTML).toMatch(/<a href="tel:\+97140000000"[^>]*>\+971[ 0-9]+<\/a>/);
  expect(innerHTML.startsWith(before) && innerHTML.endsWith(after)).toBe(true);
});

test.each(['[+971 4 000 0000](tel:+97140000000)', '`+971 4 000 0000`', '+971 4 000 0001'])(
  'the number in %j stays as it is written',
  (text) => expect(renderMarkup(text).innerHTML).not.toMatch(/<a[^>]*>.*<a|<code[^>]*>\[/),
);

test.each([
  '[site](https://rihla.example/careers)',
  '[builder](https://lagentry.example/)',
  '[profile](https://x.com/rihla-ai)',
  '[mail](mailto:hello@rihla.example)',
  '[call](tel:+97140000000)',
  'https://rihla.example/careers',
])('%s becomes a link that opens in a new tab', (text) => {
  const link = renderMarkup(text).querySelector('a')!;
  expect(text).toContain(link.getAttribute('href'));
  expect(link.target).toBe('_blank');
  expect(link.rel).toBe('noopener noreferrer');
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](vbscript:msgbox)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](blob:https://rihla.example/1)',
  '[x](file:///etc/passwd)',
  '[x](/admin)',
  '[x](//evil.example)',
  '[x](#main)',
  '<javascript:alert(1)>',
  '[x](https://evil.example/)',
  'https://evil.example/now',
  '[x](https://rihla.example.evil.example/)',
  '[x](https://rihla.example@evil.example/)',
  '[x](https://user:password@rihla.example/)',
  '[x](https://x.com/somebody-else)',
  '[x](https://x.com/rihla-ai?next=https://evil.example)',
  '[x](mailto:attacker@evil.example)',
  '[x](mailto:hello@rihla.example?bcc=attacker@evil.example)',
  '[x](tel:+19005550100)',
])('%s does not become a link', (text) => {
  expect(renderMarkup(text).querySelector('a')).toBeNull();
});

test.each([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['<b onclick="alert(1)">b</b>', '<b onclick="alert(1)">b</b>'],
  ['<style>*{display:none}</style>', '<style>*{display:none}</style>'],
  ['<!-- gone -->', '<!-- gone -->'],
  ['# Heading', '# Heading'],
  ['- a\n- b', '- a\n- b'],
  ['1. a\n2. b', '1. a\n2. b'],
  ['> quote', '> quote'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['---\ntitle: x\n---\nhello', '---\ntitle: x\n---\nhello'],
  ['![a picture](https://tracker.example/p.png)', 'a picture'],
  ['![](https://tracker.example/p.png)', ''],
  ['~~gone~~ ==marked== 3~5', 'gone ==marked== 3~5'],
])('%j is shown as plain text', (text, shown) => {
  const container = renderMarkup(text);
  expect(container.querySelector('*')).toBeNull();
  expect(container.textContent).toBe(shown);
});

/** The attributes that each element may have; others have none. */
const attributes: Record<string, string[]> = { A: ['href', 'target', 'rel'], CODE: ['dir'] };

const piece = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    ...[
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<iframe src=https://x.example>',
      '<svg/onload=alert(1)>',
    ],
    ...[
      '[x](javascript:alert(1))',
      '![i](https://x.example/i.png)',
      '[r]: javascript:alert(1)\n',
      '[r]',
      '](',
      '[',
      '![',
    ],
    ...['**', '_', '`', '```\n', '\n\n', '# ', '- ', '> ', '|', '<!--', '-->', '&lt;', '&#x6a;', '[^1]', 'style="x"'],
  ),
);

test('any text renders only bold, italic, code, line breaks and safe links', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { container, unmount } = render(<Markup text={pieces.join('')} />);
      for (const element of container.querySelectorAll('*')) {
        expect(['STRONG', 'EM', 'CODE', 'BR', 'A']).toContain(element.tagName);
        expect(element.getAttributeNames()).toEqual(attributes[element.tagName] ?? []);
        if (element.tagName === 'A') expect(element.getAttribute('href')).toMatch(/^(?:https?|mailto|tel):/);
      }
      unmount();
    }),
    { numRuns: 100 },
  );
});
