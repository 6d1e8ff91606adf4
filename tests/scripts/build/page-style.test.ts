import { expect, it } from 'vitest';
import { pageStyle } from '../../../scripts/build/page-style.ts';

const sheet = '@font-face{src:local(Arial)}.prose>*+*{margin:1em}.prose strong{font-weight:600}.unused{color:red}';

it('takes the rules of a template, whose content is shown later', async () => {
  const text = '<div class="prose"><p>One</p><p><strong>Two</strong></p></div>';
  const style = await pageStyle(`<template data-news-sample>${text}</template>`, sheet, 'en');
  expect(style).toContain('.prose>*+*');
  expect(style).toContain('.prose strong');
  expect(style).not.toContain('.unused');
});
