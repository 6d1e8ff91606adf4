import { expect, it } from 'vitest';
import { brand } from '../../../src-shared/brand.ts';
import { plans } from '../../../src-shared/content/en/pricing.ts';
import { products } from '../../../src-shared/content/en/products.ts';
import { positions } from '../../../src-shared/forms/options.ts';
import { systemPrompt } from '../../../src-worker/chat/system-prompt.ts';

it('gives Joe every product, plan, position and contact address', () => {
  const { role, content } = systemPrompt('https://site.test');
  expect(role).toBe('system');
  const facts = [
    ...products.flatMap(({ name, features }) => [name, ...features]),
    ...plans.map(({ name }) => `${name}: `),
    ...['Starter: Free.', 'Growth: $49 per month.', 'Scale: $199 per month.'],
    ...positions,
    brand.email,
    brand.phone,
    'https://site.test/schedule-demo',
  ];
  expect(facts.filter((fact) => !content.includes(fact))).toEqual([]);
  expect(content).not.toMatch(/undefined|\[object/);
  expect(content).not.toContain(brand.siteUrl);
});
