import { expect, test } from 'vitest';
import { catalogue, type Offer, type Product } from '#web/products/uae-ecommerce-aggregator/catalogue.ts';
import {
  compare,
  everything,
  markOf,
  matches,
  priceMisleads,
  totalOf,
  vatIn,
} from '#web/products/uae-ecommerce-aggregator/compare.ts';
import { stepsOf } from '#web/products/uae-ecommerce-aggregator/price-history.ts';

function offer(change: Partial<Offer>): Offer {
  return { store: 'a', price: 100, delivery: 0, days: 2, history: stepsOf(100, 'steady'), ...change };
}

function product(en: string, ...offers: Offer[]): Product {
  return { category: 'home', names: { en, ar: '' }, also: '', offers };
}

const cheapTag = offer({ store: 'a', price: 90, delivery: 25, days: 5 });
const cheapTotal = offer({ store: 'b', price: 100, delivery: 0, days: 2 });
const saving = offer({ store: 'c', price: 120, delivery: 5, days: 1, history: stepsOf(120, 'sale') });
const lamp = product('Lamp', cheapTag, cheapTotal, saving);

test('the best offer is the one that the visitor asks for', () => {
  const best = (bestBy: typeof everything.bestBy) => compare([lamp], { ...everything, bestBy })[0]!.best;
  expect(best('total')).toBe(cheapTotal);
  expect(best('price')).toBe(cheapTag);
  expect(best('delivery')).toBe(saving);
  expect(best('saving')).toBe(saving);
});

test('the product with the best offer comes first, and equal ones stay in their order', () => {
  const [first, second, cheap] = [product('1', offer({})), product('2', offer({})), product('3', offer({ price: 50 }))];
  const order = compare([first, second, cheap], everything).map((result) => result.product);
  expect(order).toEqual([cheap, first, second]);
});

test('the lowest price is marked where it is not the lowest total', () => {
  const [result] = compare([lamp], everything);
  expect(priceMisleads(result!.offers)).toBe(true);
  expect(lamp.offers.map((each) => markOf(each, result!, 'total'))).toEqual(['price', 'total', undefined]);
  const [honest] = compare([product('Chair', offer({ price: 50 }), cheapTotal)], everything);
  expect(priceMisleads(honest!.offers)).toBe(false);
  expect(markOf(cheapTotal, honest!, 'total')).toBeUndefined();
});

test('a saving is not marked when there is none', () => {
  const plain = offer({});
  const [result] = compare([product('Chair', plain)], { ...everything, bestBy: 'saving' });
  expect(markOf(plain, result!, 'saving')).toBeUndefined();
});

test('with free delivery only, the other offers and what only they have are left out', () => {
  const results = compare([lamp, product('Chair', cheapTag)], { ...everything, freeDelivery: true });
  expect(results.map(({ offers }) => offers)).toEqual([[cheapTotal]]);
});

test('a category leaves its products', () => {
  expect(compare([lamp], { ...everything, category: 'toys' })).toEqual([]);
  expect(compare([lamp], { ...everything, category: 'home' })).toHaveLength(1);
});

test('for most of the sixty offers the lowest price is not the lowest total', () => {
  expect(catalogue.flatMap(({ offers }) => offers)).toHaveLength(60);
  const misleading = catalogue.filter(({ offers }) => priceMisleads(offers)).length;
  expect(misleading).toBeGreaterThan(10);
  expect(misleading).toBeLessThan(20);
  for (const { offers } of catalogue) {
    const totals = offers.map(totalOf).toSorted((a, b) => a - b);
    expect(totals[0]).toBeLessThan(totals[1]!);
  }
});

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

test('the VAT is in the amount, not on top of it', () => {
  expect(vatIn(105)).toBeCloseTo(5);
  expect(vatIn(312)).toBeCloseTo(14.857, 3);
});
