import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '#shared/markdown/text-of.ts';
import { markdownTokens } from '#shared/markdown/tokens.ts';
import { hasPicture, pastedMarkdown } from '#web/admin/newsletter/pasted-markdown.ts';
import { typedText } from '../../../support/typed-text.ts';

test('a page keeps headings, paragraphs, lists, links, bold, italic and quotes', () => {
  const html = `<meta charset='utf-8'><!--StartFragment--><h1 style="color: red"><b>Our <i>news</i></b></h1>
    <div><p>A <b>new</b>&nbsp;office,<br>with <em>a view</em>: <a href="https://rihla.example/a?b=1&amp;c=(2)"><span>see</span> it</a>.</p></div>
    <h4>Dates</h4><ul><li>June<ol><li><p>first</p></li><li>last</li></ol></li><li>July</li></ul>
    <blockquote><p>One</p><p>Two</p></blockquote><!--EndFragment-->`;
  expect(pastedMarkdown(html)).toBe(`## Our news

A **new** office,  
with *a view*: [see it](https://rihla.example/a?b=1&c=%282%29).

### Dates

- June
  1. first
  2. last
- July

> One
>
> Two`);
});

test('Word’s lists, which are paragraphs, become lists by their level and marker', () => {
  const item = (list: string, marker: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} lfo1'><!--[if !supportLists]--><span
     style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  const html = `<html xmlns:o="urn:x"><head><style><!-- p.MsoNormal {margin:0} --></style><!--[if gte mso 9]><xml><w:b>x</w:b></xml><![endif]--></head>
    <body lang=EN-GB><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Plan</b><o:p></o:p></p>
    ${item('l0 level1', '·', 'One')}${item('l0 level2', 'o', 'Half')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>
    ${item('l1 level1', '1.', '<i>Two</i>')}${item('l1 level1', '2.', 'Three')}</body></html>`;
  expect(pastedMarkdown(html)).toBe('**Plan**\n\n- One\n   - Half\n1. *Two*\n2. Three');
});

test('Google Docs says bold in styles, and puts inner lists beside their item', () => {
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">A </span><span
    style="font-weight:700;font-style:italic;white-space:pre-wrap;">bold </span><span style="font-weight:700;">wo</span><span style="font-weight:700;">rd</span></p>
    <ul><li><p><span>One</span></p></li><ul><li><p>Half</p></li></ul></ul></b>`;
  expect(pastedMarkdown(html)).toBe('A ***bold*** **word**\n\n- One\n   - Half');
});

test('what would be Markdown by accident stays text', () => {
  const html = '<p># 1 of <b>all</b> *</p><p>2. [a] `b` _c_ snake_case &lt;img&gt; \\</p><p>- 5 < 6</p>';
  expect(pastedMarkdown(html)).toBe(
    '\\# 1 of **all** \\*\n\n2\\. \\[a\\] \\`b\\` \\_c\\_ snake_case \\<img> \\\\\n\n\\- 5 < 6',
  );
});

test('scripts, pictures and unsafe links leave only their text', () => {
  const html = `<p><a href="javascript:alert(1)" onclick="x()">Go</a> <a href='/there'>there</a><script>if (a<b) x("</p>")</script><img
    src="https://tracker.example/x.png" alt="x"> <svg><text>y</text></svg><b></b></p>`;
  expect(pastedMarkdown(html)).toBe('Go there');
});

test('plain text and code are left to the browser', () => {
  expect(pastedMarkdown('')).toBeUndefined();
  expect(pastedMarkdown('<p style="font-weight: 400">Hello</p>')).toBeUndefined();
  expect(pastedMarkdown('<div style="white-space: pre;"><b>## Hello</b></div>')).toBeUndefined();
});

test('a page decides neither how deep elements are read, nor that a comment ends', () => {
  expect(pastedMarkdown(`${'<b>'.repeat(30_000)}x`)).toBe('**x**');
  expect(pastedMarkdown(`<li>x${'<!--'.repeat(50)}`)).toBe('x');
  expect(pastedMarkdown(`<li>x<style>${'<p>y</p>'.repeat(50)}`)).toBe('x');
});

test('Word’s comments and deleted text do not arrive', () => {
  const html = `<p class=MsoNormal><b>Offer</b> price <del cite="mailto:A" datetime="2026-03-04T10:00"><s>AED 20</s></del><ins>AED 10</ins><span
    class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AB1]</a></span></p>
    <div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>[AB1]internal: margin is 70 %</p></div></div>`;
  expect(pastedMarkdown(html)).toBe('**Offer** price AED 10');
});

test('nothing that a program does not show ever arrives', () => {
  const hiding = fc.constantFrom(
    ['<del>', '</del>'],
    ["<div style='mso-element:comment-list'>", '</div>'],
    ["<div style='mso-element: comment'>", '</div>'],
    ['<a class=msocomanchor href="#_msocom_2">', '</a>'],
    ['<span class="MsoCommentReference">', '</span>'],
    ["<span style='display:none;mso-hide:all'>", '</span>'],
    ['<p style="color: red; DISPLAY : none">', '</p>'],
    ['<div hidden="">', '</div>'],
    ['<span style=visibility:hidden>', '</span>'],
    ['<!--', '-->'],
    ['<noscript>', '</noscript>'],
    ['<title>', '</title>'],
  );
  const place = fc.constantFrom(
    (hidden: string) => `<p>One ${hidden}<b>two</b></p>`,
    (hidden: string) => `<ul><li>One</li><li>${hidden}two</li></ul>`,
    (hidden: string) => `<table><tr><td>One${hidden}</td></tr><tr><td>two</td></tr></table>`,
    (hidden: string) => `<h2>One</h2>${hidden}<p>two</p>`,
    (hidden: string) => `<pre>One${hidden} two</pre>`,
  );
  fc.assert(
    fc.property(hiding, place, fc.boolean(), ([start, end], inPlace, isDeep) => {
      const hidden = start! + (isDeep && start !== '<title>' ? '<i><b>secret</b></i>' : 'secret') + end!;
      const markdown = pastedMarkdown(inPlace(hidden)) ?? '';
      expect(markdown).toMatch(/One[\s\S]*two/);
      expect(markdown).not.toContain('secret');
    }),
    { numRuns: 200 },
  );
});

test('tables, struck text, the number of a list and the lines of code are kept', () => {
  const html = `<table><caption>Plans</caption><tr><th>Plan</th><th colspan=2><b>Price</b> | AED</th></tr>
    <tr><td rowspan="2">Growth</td><td><p>a</p><p>b</p></td><td>1</td></tr><tr><td>c<br>d</td></tr></table>
    <p>Now <s>AED 20</s> <span style="text-decoration: line-through"><b>AED 15</b></span> AED 10</p>
    <ol start="3"><li>Third</li><li>Fourth</li></ol><pre>a = \`1\`
  b * c<br>d</pre>`;
  expect(pastedMarkdown(html)).toBe(`Plans

| Plan | **Price** \\| AED |  |
| --- | --- | --- |
| Growth | a b | 1 |
|  | c d |  |

Now ~~AED 20~~ ~~**AED 15**~~ AED 10

3. Third
4. Fourth

\`\`\`
a = \`1\`
  b * c
d
\`\`\``);
});

test('a table that arranges a page leaves its text', () => {
  expect(pastedMarkdown('<table><tr><td><b>One</b></td><td>Two</td></tr></table>')).toBe('**One**\n\nTwo');
  const nested =
    '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr><tr><td>d</td></tr></table>';
  expect(pastedMarkdown(nested)).toBe('a\n\nb\n\nc\n\nd');
});

test('a table of more than 2,000 cells leaves its text', () => {
  const row = '<tr><td>a</td><td>b</td></tr>';
  expect(pastedMarkdown(`<table>${row.repeat(1000)}</table>`)).toMatch(/^\| a \| b \|\n/);
  expect(pastedMarkdown(`<table>${row.repeat(1001)}</table>`)).toMatch(/^a\n\nb\n\na/);
});

test('a pasted text reads as it was, whatever is bold, italic or struck', () => {
  const tag = fc.constantFrom('b', 'i', 's', 'span', 'u');
  const words = fc.oneof(
    typedText,
    fc.constantFrom('10', '2', 'un', 'believable', 'كلمة', '&copy;', '~~', ' and ', '(x)', ':'),
  );
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, words), { minLength: 1, maxLength: 6 }), (parts) => {
      const html = parts.map(([tag, text]) => `<${tag}>${text.replace(/[&<>]/g, (sign) => entities[sign]!)}</${tag}>`);
      const markdown = pastedMarkdown(`<p>${html.join('')}</p><h2>End</h2>`) ?? '';
      const shown = textOf(markdownTokens(markdown)).replace(/\s+/g, ' ').trim();
      const typed = parts.map(([, text]) => text).join('');
      expect(shown).toBe(`${typed} End`.replace(/\s+/g, ' ').trim());
    }),
    { numRuns: 200 },
  );
});

test('a picture that was copied is noticed, unless it is hidden', () => {
  expect(hasPicture('<p>Our office <img src="cid:1"></p>')).toBe(true);
  expect(hasPicture('<p>Our office &lt;img></p><del><img src="cid:1"></del>')).toBe(false);
});
