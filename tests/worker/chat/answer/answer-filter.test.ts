import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAnswerFilter } from '#worker/chat/answer/answer-filter.ts';
import { faultsOf } from '../../../../tools/chat-eval/judge.ts';
import { sections } from '../../support/knowledge.ts';

const allowed = sections.slice(0, 4);

function filtered(...chunks: string[]) {
  const filter = createAnswerFilter(allowed);
  const shown = chunks.map((chunk) => filter.push(chunk)).join('');
  const { rest, cited } = filter.end();
  return { text: shown + rest, cited };
}

it.each([
  ['We are in Dubai [1].', 'We are in Dubai.', [1]],
  ['Both [2, 3] and [1][4], see [9] and [0].', 'Both and, see and.', [2, 3, 1, 4]],
  ['بالعربية [١]، و[٢،٣].', 'بالعربية، و.', [1, 2, 3]],
  ['Proof 【1†source】 and [[2]] and [^3].', 'Proof and and.', [1, 2, 3]],
  ['Prices [1](https://evil.example/x) rose.', 'Prices rose.', [1]],
  [
    '[our page](https://rihla.example/careers) and [2026] and a[0',
    '[our page](https://rihla.example/careers) and [2026] and a[0',
    [],
  ],
])('removes the marks from %j', (text, shown, cited) => {
  expect(filtered(text)).toEqual({ text: shown, cited });
});

it.each([
  ['![logo](https://evil.example/p.png)', '[logo](https://evil.example/p.png)'],
  ['!![x][ref]', '[x][ref]'],
  ['! [1][x](u)', '! [1][x](u)'.replace(' [1]', '').replace('!', '')],
  ['Hello! [a](b)', 'Hello! [a](b)'],
])('turns the image in %j into a link', (text, shown) => {
  expect(filtered(text).text).toBe(shown);
});

it.each([
  ['a\u202eb\u2066c\u200b\u00ad\ufeff\u{e0041}d\u0007', 'abcd'],
  ['two\r\nlines\tand\na tab', 'two\nlines\tand\na tab'],
  ['👩‍👩‍👧 ❤️ 1️⃣ 👍🏽', '👩‍👩‍👧 ❤️ 1️⃣ 👍🏽'],
  ['a\u200db\ufe0f', 'ab'],
  ['half \ud83d', 'half '],
  ['half \ud83d more', 'half \ufffd more'],
])('shows only the visible text of %j', (text, shown) => {
  expect(filtered(text).text).toBe(shown);
});

it('shows the first words before the rest arrives', () => {
  const filter = createAnswerFilter(allowed);
  expect(filter.push('We are ')).toBe('We are');
  expect(filter.push('in Dubai')).toBe(' in Dubai');
  expect(filter.push(' [')).toBe('');
  expect(filter.push('1].')).toBe('.');
});

const piece = fc.oneof(
  fc.string({ maxLength: 8, unit: 'binary' }),
  fc.constantFrom(
    ...[
      '[1]',
      '[',
      ']',
      '1',
      '[1, ',
      '2]',
      '【3†',
      '[1](【3†)',
      '】',
      '(',
      ')',
      '(https://x.example',
      '!',
      '![',
      ' ',
      '\t',
      '\n',
      '١',
    ],
    ...['\u202e', '\u200d', '\ufe0f', '❤', '\ud83d', '\ude00'],
  ),
);

it('takes out a whole mark that contains the start of another', () => {
  expect(filtered('See [1](【2†) the', ' page.')).toEqual({ text: 'See the page.', cited: [1] });
  expect(filtered(...'See [1](【2†) the page.')).toEqual({ text: 'See the page.', cited: [1] });
});

it('filters an answer alike however it is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.array(fc.nat(300), { maxLength: 12 }), (pieces, cuts) => {
      const text = pieces.join('');
      const bounds = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
      const chunks = bounds.slice(1).map((end, index) => text.slice(bounds[index], end));
      const whole = filtered(text);
      expect(filtered(...chunks)).toEqual(whole);
      expect(filtered(...text)).toEqual(whole);
      expect(faultsOf(whole.text).filter((fault) => fault !== 'a citation mark')).toEqual([]);
      expect(whole.cited.every((number) => number >= 1 && number <= allowed.length)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it.each([' ', '[', '!', '[1,', '[1](', 'Never promise a '])('keeps a long answer of %j', (part) => {
  const text = `${part.repeat(Math.floor(16_000 / part.length))}.`;
  const letters = (from: string) => from.replace(/[^a-z]/gi, '');
  expect(letters(filtered(...(text.match(/.{1,7}/gs) ?? [])).text)).toBe(letters(text));
});
