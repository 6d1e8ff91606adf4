import { expect, it } from 'vitest';
import { pageStyle } from '../../../scripts/build/page-style.ts';

const sheet = '@font-face{src:local(Arial)}.prose>*+*{margin:1em}.prose strong{font-weight:600}.unused{color:red}';

it('keeps a custom property only where a rule of the page reads it', async () => {
  const properties =
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}:root{--b:var(--c);--c:"x;y";--d:1px}';
  const rules = '.prose{--a:1;margin:var(--a);color:var(--e,red);--b:2}';
  const style = await pageStyle('<p class="prose">One</p>', `${sheet}${properties}${rules}`, 'en');
  expect(style).toContain('@property --a');
  expect(style).toContain('.prose{--a:1;margin:var(--a);color:var(--e,red)}');
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
    ':is(:is(.\\*\\:\\*\\:ps-\\(--a\\)>*)>*){color:red}@media (width>=9px){:is(.\\*\\:b>*):first-child{color:tan}}';
  const markup = '<ul class="*:*:ps-(--a) *:b"><li class="prose"><b>One</b></li></ul>';
  const style = await pageStyle(markup, sheet + rules, 'en');
  expect(style).toContain('.\\*\\:\\*\\:ps-\\(--a\\)>*>*{color:red}');
  expect(style).toContain('.\\*\\:b>*:first-child{color:tan}');
});

it('leaves out what a visitor who acts, paper or a browser without scripts needs', async () => {
  const rules = [
    '.prose{transition:.2s;transition-timing-function:ease;cursor:pointer;color:red}.hover\\:a:hover{color:tan}.active\\:a:active{color:tan}.prose:focus{color:tan}',
    '.prose:not(:popover-open){color:tan}label:has(>i:checked){color:tan}',
    '@media print{.prose{color:#000}}@media (scripting:none){.prose{display:none}}@starting-style{.prose{opacity:0}}',
    '@media (hover:hover){.prose:hover{color:tan}@supports (color:tan){.prose:hover{color:tan}}}button:not(:disabled){color:red}',
    '@media (prefers-reduced-motion:reduce){*{animation:none!important}}:root:has(:is(main,p) :is(i:not([a],[b]),b):focus) .prose{margin:0}',
  ];
  const markup = '<p class="prose hover:a active:a">One</p><button>Two</button><label><i>Three</i></label>';
  const style = await pageStyle(markup, sheet + rules.join(''), 'en');
  expect(style).toContain('.prose{color:red}button:not(:disabled){color:red}');
  expect(style).not.toMatch(/transition|cursor|tan|#000|none|opacity|margin:0/);
});

it('keeps the look of a chosen field on a page that has fields to choose', async () => {
  const rules = `${sheet}label:has(>.prose:checked){color:tan}`;
  const style = await pageStyle('<label><input type="radio" class="prose"></label>', rules, 'en');
  expect(style).toContain('label:has(>.prose:checked){color:tan}');
});

it('writes a product of two numbers, and no initial settings of fonts', async () => {
  const rules = `${sheet}.prose{font-feature-settings:normal;font-variation-settings:inherit;margin:calc(.5rem * -12)}`;
  const style = await pageStyle('<p class="prose">One</p>', rules, 'en');
  expect(style).toContain('.prose{margin:-6rem}');
});

it('keeps the order of the layers, also of an empty one', async () => {
  const layers = '@layer properties{*{--tw-a:1}}@layer theme{:root{--b:1px}}@layer base{.prose{margin:var(--b)}}';
  const style = await pageStyle('<p class="prose">One</p>', sheet + layers, 'en');
  expect(style).toContain('@layer properties{}@layer theme{}@layer base{.prose{margin:1px}}');
});

it('writes a value that is the only one of its property', async () => {
  const rules = [
    '@property --tw-x{syntax:"*";inherits:false;initial-value:0}@property --tw-y{syntax:"*";inherits:false;initial-value:0}',
    ':root{--one:1px;--two:2px;--of-one:var(--one);--picture:url("data:,a")}@media (width>=9px){:root{--two:3px}}',
    '.prose{--tw-y:4px;translate:var(--tw-x) var(--tw-y);margin:var(--of-one) var(--two);mask:var(--picture)}',
  ];
  const style = await pageStyle('<p class="prose">One</p>', sheet + rules.join(''), 'en');
  expect(style).toContain('.prose{translate:0 4px;margin:1px var(--two);mask:var(--picture)}');
  expect(style).toContain(':root{--two:2px;--picture:url("data:,a")}@media (width>=9px){:root{--two:3px}}');
  expect(style).not.toMatch(/--tw-|--one/);
});

it('writes the values of Arabic, where it has its own', async () => {
  const rules =
    ':root{--height:1.2;--space:1px}@media (width>=9px){:root{--height:1.3}}html[lang=ar]{--height:1.4}.prose{line-height:var(--height);margin:var(--space)}';
  const style = await pageStyle('<p class="prose">One</p>', sheet + rules, 'ar');
  expect(style).toContain('.prose{line-height:1.4;margin:1px}');
  expect(style).not.toContain('--height');
});
