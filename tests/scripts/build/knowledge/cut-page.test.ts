import { expect, it } from 'vitest';
import { cutPage, summariesIn } from '../../../../scripts/build/knowledge/cut-page.ts';

const cut = (markup: string, names: string[] = []) =>
  cutPage(`<header>Menu</header><main>${markup}</main>`, 'About us.', new Set(names));
const textsOf = (markup: string, names?: string[]) =>
  Object.fromEntries(cut(markup, names).map(({ key, text }) => [key, text]));

it('begins with the description and the text outside the sections', () => {
  expect(textsOf('<p>Company</p><h1>We <b>build</b></h1><p>About us.</p><section id="a"><h2>A</h2></section>')).toEqual(
    {
      intro: 'About us. Company. We build.',
    },
  );
});

it('cuts a section into its overview and its items', () => {
  const items = '<li><h3>Fast</h3><p>In days.</p></li><li id="own"><h3>Why?</h3><p>So.</p></li>';
  const drafts = cut(
    `<section id="cards"><h2 data-about="Features">Two reasons</h2><p>Lead.</p><ul>${items}</ul></section>`,
  );
  expect(drafts).toEqual([
    {
      key: 'cards',
      fragment: 'cards',
      title: 'Two reasons',
      text: 'Features: Two reasons. Lead. Fast · Why?',
      weight: 1.3,
    },
    { key: 'cards/1', fragment: 'cards', title: 'Fast', text: 'Fast: In days. (Features)', weight: 1 },
    { key: 'cards/own', fragment: 'cards', title: 'Why?', text: 'Why? So. (Features)', weight: 1 },
  ]);
});

it('only names an item that has a page of its own', () => {
  const list = '<section id="list"><h2>Products</h2><ul><li><h3>Lagentry</h3><p>Agents.</p></li></ul></section>';
  expect(textsOf(list, ['Lagentry'])).toEqual({ list: 'Products. Lagentry.' });
});

it('reads the lines of an item about the page with its name', () => {
  const item = '<li><p>Builder</p><h3>Lagentry</h3><p>Agents.</p><div><a href="/lagentry">More</a></div></li>';
  expect(summariesIn(`<main><ul>${item}<li><h3>Other</h3></li></ul></main>`, new Set(['Lagentry']))).toEqual([
    { name: 'Lagentry', lines: ['Builder.', 'Agents.'] },
  ]);
});

it('cuts a section out of the one around it', () => {
  const inner = '<section id="inner"><h2>In</h2><p>Inside.</p></section>';
  expect(textsOf(`<section id="outer"><h2>Out</h2><p>Outside.</p>${inner}</section>`)).toEqual({
    outer: 'Out. Outside.',
    inner: 'In. Inside.',
  });
});

it('takes the title of a panel from its tab', () => {
  const tabs = '<div role="tablist"><a role="tab" id="a-tab" href="#a">Work</a></div>';
  const panel = '<div role="tabpanel" id="a" aria-labelledby="a-tab"><ul><li><h3>One</h3><p>Step.</p></li></ul></div>';
  expect(textsOf(tabs + panel)).toEqual({ a: 'Work. One.', 'a/1': 'One: Step. (Work)' });
});

it('reads questions, entries and figures', () => {
  const faq = '<details><summary>Is it?</summary><p>Yes.</p></details>';
  const kept = '<dl><div><dt>Files</dt><dd>Yours.</dd><dd>Kept: <b>1 day</b></dd></div></dl>';
  const figures = '<dl><div><dt>customers</dt><dd>500+</dd></div><div><dt>Uptime</dt><dd>As agreed.</dd></div></dl>';
  const chips = '<ul><li><span>ISO</span><bdi>security</bdi></li><li>GDPR</li></ul>';
  expect(textsOf(`<section><h2 id="b">B</h2>${faq}${kept}${figures}${chips}</section>`)).toEqual({
    b: 'B. 500+ customers · Uptime: As agreed. ISO (security) · GDPR. Is it? · Files.',
    'b/1': 'Is it? Yes. (B)',
    'b/2': 'Files: Yours. Kept: 1 day. (B)',
  });
});

it('keeps only the hints of the fields of a form, with their labels', () => {
  const field = '<label for="x">CV<span aria-hidden="true">*</span></label><input id="x"><p id="x-hint">A PDF.</p>';
  const form = `<form id="f" aria-label="Apply"><p>Stars are required.</p>${field}<button>Send</button></form>`;
  expect(textsOf(form)).toEqual({ f: 'Apply. CV: A PDF.' });
});

it('leaves out illustrations, and links that are buttons', () => {
  const silent = '<svg></svg><figure><blockquote>Great!</blockquote></figure><div data-invented>Order 1</div>';
  const links = '<div><a href="/demo">Book</a></div><p>Write to <a href="/joe">Joe</a>.</p>';
  const address = '<ul><li><a href="tel:+9714">+97 14</a></li></ul>';
  expect(textsOf(`${silent}${links}${address}<section id="quote"><figure>“So good”</figure></section>`)).toEqual({
    intro: 'About us. Write to Joe. +97 14.',
  });
});

it('names the columns of a row once, without those that only a phone shows', () => {
  const head = '<thead class="hidden"><tr><th>Plan</th><th>Starter</th><th>Growth</th></tr></thead>';
  const cell = (name: string, value: string) => `<td><span class="block md:hidden">${name}</span>${value}</td>`;
  const row = `<tr><th>Price</th>${cell('Starter', 'Free')}${cell('Growth', '$49 <span class="sr-only">a month</span>')}</tr>`;
  expect(textsOf(`<section id="a"><h2>A</h2><table>${head}<tbody>${row}</tbody></table></section>`)).toEqual({
    a: 'A. Price.',
    'a/1': 'Price: Starter: Free · Growth: $49 a month. (A)',
  });
});

it('reads a row of one column as a question and its answer', () => {
  const head = '<thead><tr><th>Question</th><th>Answer</th></tr></thead>';
  const rows =
    '<tr><th>Is it?</th><td><span class="md:hidden">Answer</span>Yes</td></tr><tr><th>Kept</th><td>A day</td></tr>';
  expect(textsOf(`<section id="a"><h2>A</h2><table>${head}<tbody>${rows}</tbody></table></section>`)).toEqual({
    a: 'A. Is it? · Kept.',
    'a/1': 'Is it? Yes. (A)',
    'a/2': 'Kept: A day. (A)',
  });
});

it('joins no word to a line that only the layout begins', () => {
  expect(
    textsOf('<section id="a"><h2>A</h2><p><span class="block">Open</span>Monday<br>to Friday, <b>9</b>.</p></section>'),
  ).toEqual({
    a: 'A. Open Monday to Friday, 9.',
  });
});
