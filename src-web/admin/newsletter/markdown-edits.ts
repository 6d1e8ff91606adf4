export const formats = ['bold', 'italic', 'link', 'heading', 'list', 'quote', 'button'] as const;

export type Format = (typeof formats)[number];

export interface Selected {
  value: string;
  start: number;
  end: number;
}

/** Replaces what is between `start` and `end`, then selects within the new text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  select: [from: number, to: number];
}

export function formatEdit(format: Format, selected: Selected): Edit {
  switch (format) {
    case 'bold':
      return emphasize(selected, 2);
    case 'italic':
      return emphasize(selected, 1);
    case 'link':
      return link(selected);
    case 'heading':
      return prefixLines(selected, '## ');
    case 'list':
      return prefixLines(selected, '- ');
    case 'quote':
      return prefixLines(selected, '> ');
    case 'button':
      return button(selected);
  }
}

/** One asterisk is italic, two are bold, three are both. A second time takes the emphasis away. */
function emphasize(selected: Selected, asterisks: 1 | 2): Edit {
  const { value } = selected;
  let { start, end } = wordOr(selected);
  while (value[start - 1] === '*' && value[end] === '*') {
    start--;
    end++;
  }
  // Emphasis ends with its paragraph, and the mark of a list item or a heading comes before it.
  const lines = value
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const [, mark = '', body = '', rest = ''] = /^(\s*(?:(?:[-+>]|#{1,6}|\d+[.)])\s+)*)(.*?)(\s*)$/.exec(line)!;
      return { mark, rest, ...emphasisOf(body) };
    });
  const written = lines.length === 1 ? lines : lines.filter(({ inner }) => inner !== '');
  const isOn = written.every(({ count }) => (count & asterisks) !== 0);
  const isAtItsEnd =
    selected.start === selected.end && value[selected.start - 1] !== '*' && value[selected.start] === '*';
  // Behind the last letter, the next letters have no emphasis.
  if (isOn && isAtItsEnd)
    return { start: selected.start, end: selected.start, text: '', select: [asterisks, asterisks] };
  for (const line of written) {
    if (!isOn && (line.count & asterisks) === 0) line.inner = withoutEmphasis(line.inner, asterisks);
    line.count = isOn ? line.count - asterisks : line.count | asterisks;
  }
  const text = lines
    .map(({ mark, inner, rest, count }) => mark + '*'.repeat(count) + inner + '*'.repeat(count) + rest)
    .join('\n');
  if (lines.length > 1) return { start, end, text, select: [0, text.length] };
  const { mark, inner, count } = lines[0]!;
  const from = mark.length + count;
  if (selected.start < selected.end) return { start, end, text, select: [from, from + inner.length] };
  const shift = count + (isOn ? asterisks : -asterisks);
  const caret = clamp(selected.start - start - mark.length - shift, inner.length) + from;
  return { start, end, text, select: [caret, caret] };
}

/** Around the whole text: `**a** and **b**` has none. */
function emphasisOf(body: string): { inner: string; count: number } {
  const before = /^\*{0,3}/.exec(body)![0].length;
  const after = /\*{0,3}$/.exec(body)![0].length;
  const count = Math.min(before, after, Math.floor(body.length / 2));
  const inner = body.slice(count, body.length - count);
  return inner.includes('*') ? { inner: body, count: 0 } : { inner, count };
}

function withoutEmphasis(text: string, asterisks: 1 | 2): string {
  return asterisks === 2 ? text.replaceAll('**', '') : text.replace(/(^|[^*\\])\*(?!\*)/g, '$1');
}

const scheme = 'https://';

function link(selected: Selected): Edit {
  const { start, end } = wordOr(selected);
  const label = selected.value.slice(start, end);
  if (/^(?:https?:\/\/|mailto:)\S+$/.test(label)) return { start, end, text: `[](${label})`, select: [1, 1] };
  const address = label.length + 3;
  const text = `[${label}](${scheme})`;
  return { start, end, text, select: label ? [address, address + scheme.length] : [1, 1] };
}

/** A paragraph of its own. A second time it is a link again. */
function button(selected: Selected): Edit {
  const { value } = selected;
  const { from, to } = linesOf(selected);
  const [, linked] = /^\*\*(\[.*\]\(.*\))\*\*$/.exec(value.slice(from, to)) ?? [];
  if (linked) return { start: from, end: to, text: linked, select: [0, linked.length] };
  const { start, end, text, select } = link(selected);
  const [before, after] = [/\n*$/.exec(value.slice(0, start))![0], /^\n*/.exec(value.slice(end))![0]];
  const gap = (isEdge: boolean, lineBreaks: string) => (isEdge ? '' : '\n'.repeat(Math.max(0, 2 - lineBreaks.length)));
  const lead = `${gap(start === before.length, before)}**`;
  return {
    start,
    end,
    text: `${lead}${text}**${gap(end + after.length === value.length, after)}`,
    select: [lead.length + select[0], lead.length + select[1]],
  };
}

function linesOf({ value, start, end }: Selected): { from: number; to: number } {
  const last = value.indexOf('\n', end > start && value[end - 1] === '\n' ? end - 1 : end);
  return { from: value.lastIndexOf('\n', start - 1) + 1, to: last === -1 ? value.length : last };
}

function prefixLines(selected: Selected, prefix: string): Edit {
  const { value, start, end } = selected;
  const { from, to } = linesOf(selected);
  const lines = value.slice(from, to).split('\n');
  const isBlank = (line: string) => lines.length > 1 && line.trim() === '';
  const isOn = lines.every((line) => isBlank(line) || line.startsWith(prefix));
  const text = lines
    .map((line) => {
      if (isBlank(line)) return line;
      return isOn ? line.slice(prefix.length) : prefix + line.replace(/^(?:#{1,6} |[-+*] |\d+[.)] |> )/, '');
    })
    .join('\n');
  if (start < end) return { start: from, end: to, text, select: [0, text.length] };
  const caret = clamp(start - from + text.length - (to - from), text.length);
  return { start: from, end: to, text, select: [caret, caret] };
}

/** Without a selection, the word at the cursor. */
function wordOr({ value, start, end }: Selected): { start: number; end: number } {
  if (start < end) return { start, end };
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(value.slice(0, start))![0];
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(value.slice(start))![0];
  return { start: start - before.length, end: start + after.length };
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, value));
}
