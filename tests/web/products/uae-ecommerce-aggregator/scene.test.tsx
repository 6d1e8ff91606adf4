import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import content from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import EcommerceAggregatorScene from '#web/products/uae-ecommerce-aggregator/scene.tsx';

test('the lowest price is at one store, the lowest total at another', () => {
  render(<EcommerceAggregatorScene content={content} />);
  const tagOf = (mark: string) => screen.getByText(mark).parentElement?.textContent;
  expect(tagOf('Lowest price')).toBe('Store APrice289Delivery+ 35324Lowest price');
  expect(tagOf('Lowest total')).toBe('Store CPrice312Delivery+ 0312Lowest total');
});
