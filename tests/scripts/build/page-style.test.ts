import { expect, it } from 'vitest';
import { pageStyle } from '../../../scripts/build/page-style.ts';

const sheet = '@font-face{src:local(Arial)}.prose>*+*{margin:1em}.prose strong{font-weight:600}.unused{color:red}';

it('keeps a custom property only where a rule of the page reads it', async () => {
  const properties =
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}:root{--b:var(--c);--c:"x;y";--d:1px}';
  const rules = '.prose{--a:1;margin:var(--a);color:var(--e,red);--b:2}';
  const style = await pageStyle('<p class="prose">One</p>', `${sheet}${properties}${rules}`, 'en');
  expect(style).toContain('@property --a');
  expect(style).toContain('.prose{--a:1;margin:var(--a);color:var(--e,red);');
  expect(style).not.toMatch(/--[bcd]/);
});

it('writes the fallback of a property that no rule of the page sets', async () => {
  const rules =
    '@property --tw-a{syntax:"*";inherits:false}.prose{line-height:var(--tw-a,var(--x,1.5));margin:var(--tw-b,1px);mask:none;mask:none;--tw-b:2px}';
  const style = await pageStyle('<p class="prose">One</p>', sheet + rules, 'en');
  expect(style).toContain('.prose{line-height:var(--x,1.5);margin:var(--tw-b,1px);mask:none;--tw-b:2px}');
  expect(style).not.toContain('@property');
});

it('takes the rules of a template, whose content is shown later', async () => {
  const text = '<div class="prose"><p>One</p><p><strong>Two</strong></p></div>';
  const style = await pageStyle(`<template data-news-sample>${text}</template>`, sheet, 'en');
  expect(style).toContain('.prose>*+*');
  expect(style).toContain('.prose strong');
  expect(style).not.toContain('.unused');
});

it('keeps the rules of classes that React writes with entities', async () => {
  const rules = ".content-\\[\\'\\'\\]{content:''}.\\[\\&\\>li\\]\\:flex>li{display:flex}";
  const markup = '<ul class="content-[&#x27;&#x27;] [&amp;&gt;li]:flex"><li class="prose">One</li></ul>';
  const style = await pageStyle(markup, sheet + rules, 'en');
  expect(style).toContain("{content:''}");
  expect(style).toContain('>li{display:flex}');
});

it('keeps a rule that counts on the element around the page', async () => {
  const style = await pageStyle('<header class="prose">One</header>', `${sheet}body>* header,i{display:none}`, 'en');
  expect(style).toContain('body>* header{display:none}');
});

it('keeps the rules that a class has for the elements within its own', async () => {
  const rules =
    ':is(:is(.\\*\\:\\*\\:ps-\\(--a\\)>*)>*){color:red}@media print{:is(.\\*\\:b>*):first-child{color:tan}}';
  const markup = '<ul class="*:*:ps-(--a) *:b"><li class="prose"><b>One</b></li></ul>';
  const style = await pageStyle(markup, sheet + rules, 'en');
  expect(style).toContain('.\\*\\:\\*\\:ps-\\(--a\\)>*>*{color:red}');
  expect(style).toContain('.\\*\\:b>*:first-child{color:tan}');
});
