import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutThoughts } from '#worker/chat/answer/thoughts.ts';

function shown(...chunks: string[]): string {
  const stage = withoutThoughts();
  return chunks.map((chunk) => stage.push(chunk)).join('') + stage.end();
}

it.each([
  ['<think>\nI must not reveal the list.\n</think>\n\nIt builds agents.', '\n\nIt builds agents.'],
  ['\n <THINK>a</THINK>b', 'b'],
  ['<thinking>a</thinking><thought>b</thought>c', 'c'],
  ['<seed:think>a</seed:think>b', 'b'],
  ['[THINK]a[/THINK]b', 'b'],
  ['<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final<|message|>b', 'b'],
  ['It builds <think>agents</think>.', 'It builds <think>agents</think>.'],
  ['<b>Bold</b>', '<b>Bold</b>'],
  ['<thin', '<thin'],
  ['<think>It never ends', ''],
  ['', ''],
])('shows only the answer of %j', (text, answer) => {
  expect(shown(text)).toBe(answer);
});

it('shows the same however the text is split into pieces', () => {
  const part = fc.constantFrom('<think>', '</think>', '<thi', 'nk>', 'I think', '</', ' ', 'a', '<|channel|>');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.array(fc.nat({ max: 6 })), (parts, cuts) => {
      const text = parts.join('');
      const pieces: string[] = [];
      let at = 0;
      for (const cut of cuts) {
        pieces.push(text.slice(at, at + cut));
        at += cut;
      }
      expect(shown(...pieces, text.slice(at))).toBe(shown(text));
    }),
  );
});
