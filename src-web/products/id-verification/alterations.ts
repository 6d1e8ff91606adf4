/** Digits that a forger would change, each in another field: a character of the zone becomes another one. */
const alterations = [
  { line: 2, at: 2, to: '8' },
  { line: 1, at: 12, to: '7' },
  { line: 2, at: 10, to: '9' },
];

/** The lines with the next digit changed; undefined when all are. */
export function alter(lines: readonly string[]): string[] | undefined {
  const next = alterations.find(({ line, at, to }) => lines[line - 1]![at - 1] !== to);
  if (!next) return undefined;
  const { line, at, to } = next;
  const text = lines[line - 1]!;
  return lines.with(line - 1, text.slice(0, at - 1) + to + text.slice(at));
}
