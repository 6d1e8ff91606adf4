import { expect, test } from 'vitest';
import { catalogue } from '../../../../src-web/products/uae-ecommerce-aggregator/catalogue.ts';
import { matches } from '../../../../src-web/products/uae-ecommerce-aggregator/matches.ts';

const found = (query: string) =>
  catalogue.filter((product) => matches(product, query)).map(({ names }) => names.en.split(',')[0]);
const headphones = ['Wireless headphones', 'In-ear headphones', 'Gaming headphones'];

test('a product is found in either language, from the first letters on', () => {
  expect(found('headphones')).toEqual(headphones);
  expect(found('سماعات')).toEqual(headphones);
  expect(found('headph')).toEqual(headphones);
  expect(found('سماع')).toEqual(headphones);
  expect(found('phones')).toEqual([]);
});

test('case, plural, article, marks and digits of another script make no difference', () => {
  expect(found('COFFEE Machines')).toEqual(['Coffee machine']);
  expect(found('السماعات')).toEqual(headphones);
  expect(found('سَمّاعة')).toEqual(headphones);
  expect(found('قهوه')).toEqual(['Coffee machine', 'Arabic coffee']);
  expect(found('بوصة ١٤')).toEqual(['Laptop']);
});

test('every word must be found, also one that a store does not use', () => {
  expect(found('headphones gaming')).toEqual(['Gaming headphones']);
  expect(found('headphones coffee')).toEqual([]);
  expect(found('earbuds')).toEqual(['In-ear headphones']);
});

test('a query without words finds everything', () => {
  expect(found('')).toHaveLength(20);
  expect(found(' ?! ')).toHaveLength(20);
});
