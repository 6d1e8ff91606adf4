import { expect, test } from 'vitest';
import { type Format, formatEdit } from '#web/admin/newsletter/markdown-edits.ts';

/** `|` is the cursor, or both ends of the selection, before and after. */
function format(name: Format, marked: string): string {
  const [before = '', ...rest] = marked.split('|');
  const value = before + rest.join('');
  const start = before.length;
  const end = rest.length === 2 ? start + rest[0]!.length : start;
  const edit = formatEdit(name, { value, start, end });
  const [from, to] = edit.select.map((index) => edit.start + index) as [number, number];
  const text = value.slice(0, edit.start) + edit.text + value.slice(edit.end);
  const selection = from === to ? '|' : `|${text.slice(from, to)}|`;
  return text.slice(0, from) + selection + text.slice(to);
}

test.each<[Format, string, string]>([
  ['bold', 'Our |new| office', 'Our **|new|** office'],
  ['bold', 'Our **|new|** office', 'Our |new| office'],
  ['bold', 'Our |**new**| office', 'Our |new| office'],
  ['bold', 'Our n|ew office', 'Our **n|ew** office'],
  ['bold', 'Our **n|ew** office', 'Our n|ew office'],
  ['bold', 'مكت|ب جديد', '**مكت|ب** جديد'],
  ['bold', 'Our **new|** office', 'Our **new**| office'],
  ['italic', 'Our ***new|*** office', 'Our ***new*|** office'],
  ['bold', 'Our | office', 'Our **|** office'],
  ['bold', 'Our **|** office', 'Our | office'],
  ['bold', '|Our **new** office|', '**|Our new office|**'],
  ['bold', '|**Our** new **office**|', '**|Our new office|**'],
  ['italic', 'Our |new| office', 'Our *|new|* office'],
  ['italic', 'Our *|new|* office', 'Our |new| office'],
  ['italic', 'Our **|new|** office', 'Our ***|new|*** office'],
  ['italic', 'Our ***|new|*** office', 'Our **|new|** office'],
  ['bold', 'Our *|new|* office', 'Our ***|new|*** office'],
])('%s makes %s to %s', (name, before, after) => {
  expect(format(name, before)).toBe(after);
});

test('emphasis of several lines leaves the marks of lists and blank lines outside', () => {
  const lines = '|- one\n\n1. two |';
  expect(format('bold', lines)).toBe('|- **one**\n\n1. **two** |');
  expect(format('bold', format('bold', lines))).toBe(lines);
});

test.each([
  ['Read |the news| here', 'Read [the news](|https://|) here'],
  ['Read ne|ws here', 'Read [news](|https://|) here'],
  ['Read |', 'Read [|](https://)'],
  ['|https://rihla.example/a|', '[|](https://rihla.example/a)'],
])('a link makes %s to %s', (before, after) => {
  expect(format('link', before)).toBe(after);
});

test.each([
  ['Read |the news| here', 'Read \n\n**[the news](|https://|)**\n\n here'],
  ['|', '**[|](https://)**'],
  ['News\n\n|Book a demo|\n', 'News\n\n**[Book a demo](|https://|)**\n'],
  ['News\n|احجز عرضًا|\nEnd', 'News\n\n**[احجز عرضًا](|https://|)**\n\nEnd'],
  ['a\n\n**[Book](https://ri|hla.example)**', 'a\n\n|[Book](https://rihla.example)|'],
])('a button makes %j to %j', (before, after) => {
  expect(format('button', before)).toBe(after);
});

test.each<[Format, string, string]>([
  ['heading', 'Intro\nWhe|re\nEnd', 'Intro\n## Whe|re\nEnd'],
  ['heading', '## Whe|re', 'Whe|re'],
  ['heading', '# Whe|re', '## Whe|re'],
  ['heading', '|', '## |'],
  ['list', 'A\n|b\n\nc|\nd', 'A\n|- b\n\n- c|\nd'],
  ['list', '|- b\n\n- c|', '|b\n\nc|'],
  ['list', '|1. b\n- c|', '|- b\n- c|'],
  ['quote', '|a\n|b', '|> a|\nb'],
  ['quote', '> |', '|'],
])('%s changes whole lines: %s to %s', (name, before, after) => {
  expect(format(name, before)).toBe(after);
});
