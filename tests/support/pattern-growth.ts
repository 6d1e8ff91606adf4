/** Strings made of a pattern's own characters, and one of them that it does not end with. */
export function unitsOf({ source, unicode }: RegExp): string[] {
  const units = new Set<string>();
  for (const unit of ['a', '1', ' ', '\n', '-', '.']) units.add(unit);
  const escapes: Record<string, string[]> = {
    n: ['\n'],
    r: ['\r\n'],
    t: ['\t'],
    s: [' '],
    d: ['1'],
    w: ['a'],
    p: ['a', 'ب'],
  };
  for (const [, escaped, code, plain] of source.matchAll(
    /\\(?:u\{?([0-9a-f]{4,6})\}?|x[0-9a-f]{2}|([^u]))|([^\\])/giu,
  )) {
    if (escaped) units.add(String.fromCodePoint(Number.parseInt(escaped, 16)));
    else if (code) for (const unit of escapes[code] ?? [code]) units.add(unit);
    else if (plain) units.add(plain);
  }
  for (const [word] of source.matchAll(/[\p{L}\p{N}]{2,}/gu)) units.add(word);
  return [...units].filter((unit) => unicode || unit.isWellFormed());
}

const starts = ['', '<', '(', '[', '"', '/', '<!--', '```', '`', '@', '\n', 'a'];
const ends = ['', '\u0001', 'x\n', ' x'];

function timeMs(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const before = performance.now();
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  return performance.now() - before;
}

/** Other processes only add to a time, so the least of three counts. */
function takesMs(limitMs: number, pattern: RegExp, text: string): boolean {
  return [1, 2, 3].every(() => timeMs(pattern, text) > limitMs);
}

/** With many characters, linear patterns take at most 4 ms, steep ones 90 and more, and exponential ones never end. */
const [fewCharacters, manyCharacters, steepMs] = [24, 16_000, 30] as const;
/** Linear patterns take less for most of this. The long text decides about the rest. */
const [someCharacters, suspiciousMs] = [2_000, 0.3] as const;

/** @returns the beginning of a text for which the pattern's work grows faster than the text */
export function steepGrowth(pattern: RegExp): string | undefined {
  for (const [start, unit, end] of shapesOf(pattern)) {
    const of = (length: number) => start + unit.repeat(Math.ceil(length / unit.length)) + end;
    const steep =
      takesMs(steepMs, pattern, of(fewCharacters)) ||
      (takesMs(suspiciousMs, pattern, of(someCharacters)) && takesMs(steepMs, pattern, of(manyCharacters)));
    if (steep) return JSON.stringify(of(fewCharacters));
  }
  return undefined;
}

function shapesOf(pattern: RegExp): [start: string, unit: string, end: string][] {
  const units = unitsOf(pattern);
  const some = units.slice(0, 20);
  const alone = units.flatMap((unit) => [
    ...ends.map((end): [string, string, string] => ['', unit, end]),
    ...starts.map((start): [string, string, string] => [start, unit, '\u0001']),
  ]);
  return [...alone, ...some.flatMap((a) => some.map((b): [string, string, string] => ['', a + b, '\u0001']))];
}
