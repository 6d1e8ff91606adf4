import { expect, it } from 'vitest';
import { MarkdownText } from '#worker/mail/markdown-text.tsx';
import { toPlainText } from '#worker/mail/plain-text.ts';
import { toHtml } from '#worker/mail/to-html.ts';

function textOf(markdown: string, keepsLines = false): string {
  return toPlainText(
    toHtml(
      <MarkdownText siteUrl="https://rihla.example" keepsLines={keepsLines}>
        {markdown}
      </MarkdownText>,
    ),
  );
}

it('gives each paragraph, list item and cell its line, and each link its address', () => {
  const newsletterText = `# News

Read **it** at [our site](https://rihla.example/a?b=1&c=2), or <https://rihla.example>.

1. one
2. two

- three
  - four

> Quoted "text" & <b>more</b>

| Plan | Price |
| --- | --- |
| Growth | 1 |`;
  expect(textOf(newsletterText)).toBe(`News

Read it at our site https://rihla.example/a?b=1&c=2, or https://rihla.example.

1. one
2. two

- three
- four

Quoted "text" & <b>more</b>

Plan
Price
Growth
1`);
});

it('keeps the lines of a reply', () => {
  expect(textOf('Dear Omar,\nthank you.', true)).toBe('Dear Omar,\nthank you.');
  expect(textOf('Dear Omar,\nthank you.')).toBe('Dear Omar,\nthank you.');
});

it('leaves out invisible parts of the HTML', () => {
  const html =
    '<html><head><title>T</title><style>p > a { color: red }</style></head><body><div data-skip-in-text="true">Preheader<div>x</div></div><!--[if mso]><i>o</i><![endif]--><p>Shown</p></body></html>';
  expect(toPlainText(html)).toBe('Shown');
});
