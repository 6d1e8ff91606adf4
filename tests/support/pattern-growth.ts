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

function work(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const before = cpuTime();
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  return cpuTime() - before;
}

/** The kernel splits the two by guess; their sum is exact. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

function least(pattern: RegExp, text: string, times = 3): number {
  return Math.min(...Array.from({ length: times }, () => work(pattern, text)));
}

/** The CPU time in microseconds that a linear pattern does not need for the longer text, whatever the machine does. */
const [short, long, suspicious, slow] = [2_000, 16_000, 400, 8_000] as const;

/** @returns a text for which the pattern's work grows faster than the text, and its time */
export function steepGrowth(pattern: RegExp): string | undefined {
  for (const [start, unit, end] of shapesOf(pattern)) {
    const of = (length: number) => start + unit.repeat(Math.ceil(length / unit.length)) + end;
    const found = (text: string, time: number) => `${JSON.stringify(text.slice(0, 20))}…: ${time / 1000} ms`;
    // An exponential pattern does not end with a long text.
    const ofFew = work(pattern, of(24)) > slow && least(pattern, of(24));
    if (ofFew && ofFew > slow) return found(of(24), ofFew);
    if (work(pattern, of(short)) < suspicious || least(pattern, of(short)) < suspicious) continue;
    // A busy machine slows one measurement or another. Too long a time for the short text hides the growth, so it is
    // measured most often.
    const [one, eight] = [least(pattern, of(short), 36), least(pattern, of(long), 5)];
    if (eight > slow && eight > 20 * one) return found(of(long), eight);
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
