import { expect, it } from 'vitest';
import { lastProduct } from '#worker/chat/topics/products.ts';

it.each([
  ['and for two banks', '/products/lagentry'],
  ['and for two large banks', undefined],
  ['how many people use it every single day', '/products/lagentry'],
])('reads %j as a question about the last product: %s', (question, path) => {
  const history = [{ role: 'user' as const, content: 'What is Lagentry?' }];
  expect(lastProduct(question, history)?.path).toBe(path);
});
