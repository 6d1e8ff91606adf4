import { expect, it } from 'vitest';
import { MarkdownText } from '#worker/mail/markdown-text.tsx';
import { toHtml } from '#worker/mail/to-html.ts';

const siteUrl = 'https://rihla.example';

it.each([
  [536, 'width="536" height="200"'],
  [537, 'width="536" height="200"'],
  [1072, 'width="536" height="100"'],
])('shows a picture of %i by 200 pixels as %s', (width, size) => {
  const pictures = new Map([['/media/a.png', { width, height: 200 }]]);
  const html = toHtml(
    <MarkdownText siteUrl={siteUrl} pictures={pictures}>
      {'![a](/media/a.png)'}
    </MarkdownText>,
  );
  expect(html).toContain(size);
});

it('joins the lines of a paragraph unless they are to stay', () => {
  const text = 'One\ntwo';
  expect(toHtml(<MarkdownText siteUrl={siteUrl}>{text}</MarkdownText>)).not.toContain('<br');
  const kept = toHtml(
    <MarkdownText siteUrl={siteUrl} keepsLines>
      {text}
    </MarkdownText>,
  );
  expect(kept).toMatch(/One<br\/>\s*two/);
});
