import { expect, it } from 'vitest';
import { countedLinks, ownLinks } from '../../../src-worker/newsletter/letter.ts';

const site = 'https://rihla.example';
const letter = {
  id: 'june',
  content: `[Read](https://rihla.example/products/lagentry "More"), [again](https://rihla.example/products/lagentry),
    [theirs](https://elsewhere.example/x), https://rihla.example.evil.example/, <https://rihla.example/careers#open>`,
  contentAr: '[اقرؤوا](https://rihla.example/ar/products/lagentry)',
};

it('numbers the addresses on our own site in both languages, each once', () => {
  expect(ownLinks(site, letter)).toEqual([
    'https://rihla.example/products/lagentry',
    'https://rihla.example/careers#open',
    'https://rihla.example/ar/products/lagentry',
  ]);
});

it('replaces only those', () => {
  const linkOf = countedLinks(site, letter);
  expect(linkOf('https://rihla.example/careers#open')).toBe('https://rihla.example/letters/june/2');
  for (const href of ['https://elsewhere.example/x', 'mailto:hello@rihla.example', 'https://rihla.example/other']) {
    expect(linkOf(href)).toBe(href);
  }
});

it('takes a path as an address of our own site, and two slashes as another host', () => {
  const content = '[Plans](/pricing#teams), [theirs](//evil.example/x), [angled](</careers>) and /not-a-link';
  expect(ownLinks(site, { ...letter, content, contentAr: null })).toEqual([
    'https://rihla.example/pricing#teams',
    'https://rihla.example/careers',
  ]);
});
