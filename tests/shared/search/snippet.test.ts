import { expect, it } from 'vitest';
import { snippetFinder } from '#shared/search/snippet.ts';

/** The hits in brackets. */
const find = (text: string, query: string) =>
  snippetFinder(query)(text)
    ?.map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

it('shows the words around a hit as they are written', () => {
  expect(find('We need a Demo for our Logistics team.', 'demo logist')).toBe(
    'We need a [Demo] for our [Logistics] team…',
  );
  const text = `${'one two three '.repeat(20)}four Café five ${'six seven '.repeat(20)}`;
  expect(find(text, 'cafe')).toBe(
    '…two three one two three four [Café] five six seven six seven six seven six seven six seven…',
  );
});

it('finds Arabic in another spelling, and Latin letters without their accents', () => {
  expect(find('نرغب في عرضٍ للشركة يوم الثلاثاء', 'شركه')).toBe('نرغب في عرضٍ [للشركة] يوم الثلاثاء');
  expect(find('Łukasz asked', 'lukasz')).toBe('[Łukasz] asked');
});

it('finds nothing in a text without the words', () => {
  expect([find('We need a demo.', 'invoice'), find('', 'demo'), find('demo', '')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
