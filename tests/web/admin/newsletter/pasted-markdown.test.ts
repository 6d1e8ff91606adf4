import { expect, test } from 'vitest';
import { pastedMarkdown } from '#web/admin/newsletter/pasted-markdown.ts';

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
  expect(pastedMarkdown(html)).toBe('**Plan**\n\n- One\n   - Half\n1. *Two*\n1. Three');
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
