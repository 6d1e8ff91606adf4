import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import arabic from '#shared/content/ar/samples/uae-ecommerce-aggregator.ts';
import content from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import EcommerceAggregator from '#web/products/uae-ecommerce-aggregator/sample.tsx';
import { renderSample, statusText } from '../stage.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const search = (query: string) => fireEvent.change(screen.getByLabelText(content.search), { target: { value: query } });
/** The last heading of this level is the receipt's. */
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a search is there from the beginning, with the receipt of its best offer', () => {
  renderSample(<EcommerceAggregator content={content} />);
  expect(statusText()).toBe('9 offers for 3 products. For 2 products, the lowest price isn’t the lowest total.');
  expect(names()).toEqual(['In-ear headphones', 'Gaming headphones', 'Wireless headphones', 'In-ear headphones']);
  const best = button('Store B Total 137 price and delivery 129 + 8 2 days Lowest total');
  expect(best.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('137.00')).toBeDefined();
  expect(screen.getByText('6.52')).toBeDefined();
});

test('an offer shows its receipt and the history of its price', () => {
  renderSample(<EcommerceAggregator content={content} />);
  fireEvent.click(button(/^Store A Total 324/));
  expect(names().at(-1)).toBe('Wireless headphones');
  const history = screen.getByRole('table', { name: content.history });
  expect(within(history).getByRole('row', { name: '24 days ago 353' })).toBeDefined();
  expect(screen.getByText('Marked down 18%, but that is its usual price: not a real saving.')).toBeDefined();
  search('coffee');
  expect(names()).toEqual(['Arabic coffee, 1 kg', 'Coffee machine', 'Arabic coffee, 1 kg']);
});

test('the visitor decides what is best, and about free delivery', () => {
  renderSample(<EcommerceAggregator content={content} />);
  fireEvent.change(screen.getByLabelText(content.bestBy), { target: { value: 'delivery' } });
  expect(screen.getAllByText('Fastest')).toHaveLength(3);
  fireEvent.change(screen.getByLabelText(content.bestBy), { target: { value: 'saving' } });
  expect(screen.getByText('18% below')).toBeDefined();
  fireEvent.click(screen.getByLabelText(content.freeDelivery));
  expect(statusText()).toContain('4 offers for 3 products.');
  expect(screen.getAllByText(/No free delivery/)).toHaveLength(5);
});

test('all offers come in pages, which begin anew with another search', () => {
  renderSample(<EcommerceAggregator content={content} />);
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Clear filters'));
  expect(statusText()).toContain('60 offers for 20 products.');
  fireEvent.click(button('Next'));
  expect(screen.getByText('Page 2 of 7')).toBeDefined();
  fireEvent.change(screen.getByLabelText(content.category), { target: { value: 'groceries' } });
  expect(screen.getByText('Page 1 of 1')).toBeDefined();
});

test('a search that finds nothing says what to do, and everything can be shown again', () => {
  renderSample(<EcommerceAggregator content={content} />);
  search('submarine');
  expect(statusText()).toContain('No offer matches.');
  expect(screen.getByText('Select an offer to see its full price and history.')).toBeDefined();
  fireEvent.click(button('Clear filters'));
  expect(statusText()).toContain('60 offers');
  expect(button('Clear filters').getAttribute('aria-disabled')).toBe('true');
});

test('Arabic counts in all its forms', () => {
  const counts = [1, 2, 3, 11, 100].map((count) => arabic.found(count, count));
  expect(counts).toEqual([
    'عرض واحد لمنتج واحد.',
    'عرضان لمنتجين.',
    '3 عروض لـ3 منتجات.',
    '11 عرضًا لـ11 منتجًا.',
    '100 عرض لـ100 منتج.',
  ]);
});
