import { expect, it } from 'vitest';
import { requirePlaces } from '../../../scripts/build/knowledge.ts';

const pages = [{ address: '/careers', body: '<section id="positions"></section>' }];

it('accepts sections that lead to a page and to an element on it', () => {
  const sections = [
    { id: 'a', path: '/careers' },
    { id: 'b', path: '/careers#positions' },
  ];
  expect(() => requirePlaces(sections, pages)).not.toThrow();
});

it.each([
  ['/jobs', 'The section a leads to /jobs, which is no page'],
  ['/careers#offices', '/careers has no element offices (a)'],
])('refuses a section that leads to %s', (path, message) => {
  expect(() => requirePlaces([{ id: 'a', path }], pages)).toThrow(message);
});
