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

function run(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
}

/** Other processes only add to a time, so the least of three counts. */
function clockMs(pattern: RegExp, text: string): number {
  const times = [1, 2, 3].map(() => {
    const before = performance.now();
    run(pattern, text);
    return performance.now() - before;
  });
  return Math.min(...times);
}

/** Whatever else the machine does. Some kernels count in steps of 4 ms, so runs are repeated for ten of them. */
function cpuMs(pattern: RegExp, text: string): number {
  const now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const before = now();
  let runs = 0;
  while (now() - before < 40) {
    run(pattern, text);
    runs += 1;
  }
  return (now() - before) / runs;
}

/** A text of four times the length takes a linear pattern four times as long, and a quadratic one sixteen times. */
const steep = 8;

/** @returns the beginning of a text for which the pattern's work grows faster than the text */
export function steepGrowth(pattern: RegExp): string | undefined {
  for (const [start, unit, end] of shapesOf(pattern)) {
    const of = (length: number) => start + unit.repeat(Math.ceil(length / unit.length)) + end;
    // An exponential pattern would not end with a longer text.
    if (clockMs(pattern, of(24)) > 30) return JSON.stringify(of(24));
    if (clockMs(pattern, of(2000)) < 0.1) continue;
    if (clockMs(pattern, of(8000)) < steep * clockMs(pattern, of(2000))) continue;
    if (cpuMs(pattern, of(32_000)) > steep * cpuMs(pattern, of(8000))) return JSON.stringify(of(24));
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
