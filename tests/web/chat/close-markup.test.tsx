import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeMarkup } from '#web/chat/close-markup.ts';
import { Markup } from '#web/chat/markup.tsx';

function shown(text: string, unfinished: boolean): HTMLElement {
  const { container, unmount } = render(<Markup text={text} unfinished={unfinished} />);
  const copy = container.cloneNode(true) as HTMLElement;
  unmount();
  return copy;
}

test.each([
  ['**bo', '**bo**'],
  ['**bold*', '**bold**'],
  ['a **b _c', 'a **b _c_**'],
  ['a **', 'a '],
  ['`co', '`co`'],
  ['``a`b', '``a`b``'],
  ['[lab', 'lab'],
  ['[label](https://x.exam', 'label'],
  ['**[label](https://x', '**label**'],
  ['![pict', 'pict'],
  ['see https://x.exam', 'see '],
  ['2 * 3 * 4 and snake_case_na', '2 * 3 * 4 and snake_case_na'],
  ['**done** and `done` and [done](https://x.example)', '**done** and `done` and [done](https://x.example)'],
  ['و**كلم', 'و**كلم**'],
  ['a footnote *\nnext', 'a footnote *\nnext'],
  ['a \\', 'a '],
])('%j is read as %j while it is written', (text, closed) => {
  expect(closeMarkup(text)).toBe(closed);
});

const words = fc.constantFrom(
  'price',
  'Lagentry',
  'ما',
  'هي',
  'snake_case',
  '2 * 3',
  '👩‍🚀',
  'a-b',
  '(see)',
  '50%',
  'x.',
);
const text = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const plain = fc.constantFrom('price', 'Lagentry', 'ما هي', 'two words').map(String);
const span = fc.oneof(
  text,
  plain.map((inner) => `**${inner}**`),
  plain.map((inner) => `_${inner}_`),
  plain.map((inner) => `*${inner}*`),
  plain.map((inner) => `**${inner} _${inner}_**`),
  plain.map((inner) => `\`${inner} **\``),
  plain.map((inner) => `[${inner}](https://rihla.example/careers)`),
  plain.map((inner) => `[**${inner}**](https://rihla.example/careers)`),
  fc.constantFrom('https://rihla.example/pricing', 'hello@rihla.example', '• **Line**: one', '1. One'),
);
const answers = fc
  .array(fc.tuple(span, fc.constantFrom(' ', '\n', '\n\n')), { minLength: 1, maxLength: 5 })
  .map((spans) => spans.flat().join('').trim());

test('an answer only grows: no marker is seen, and nothing shown changes', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      const whole = shown(answer, false).textContent;
      for (let length = 1; length <= answer.length; length++) {
        const part = shown(answer.slice(0, length), true).textContent.trimEnd();
        if (!whole.startsWith(part))
          throw new Error(`${JSON.stringify(answer.slice(0, length))} shows ${JSON.stringify(part)}`);
      }
    }),
    { numRuns: 25 },
  );
});

test('a link appears with its whole address or not at all', () => {
  const answer = 'See [our plans](https://rihla.example/pricing) or https://rihla.example/careers now';
  const addresses = new Set<string>();
  for (let length = 1; length <= answer.length; length++) {
    for (const link of shown(answer.slice(0, length), true).querySelectorAll('a')) addresses.add(link.href);
  }
  expect([...addresses]).toEqual(['https://rihla.example/pricing', 'https://rihla.example/careers']);
});

test('any text can be cut anywhere', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('**', '_', '`', '[', '](', ')', '![', '\\', '\n', '~'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(shown(pieces.join(''), true)).toBeTruthy();
    }),
  );
});
