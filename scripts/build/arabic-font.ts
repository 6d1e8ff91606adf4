import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const styles = join(import.meta.dirname, '../../src-web/ui/styles/arabic-fonts.css');
const source = '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';
const weights = { min: 400, max: 700 };

const characters = [
  [0x0020, 0x0020],
  [0x060c, 0x061f],
  [0x0621, 0x063a],
  [0x0640, 0x0655],
  [0x0660, 0x0670],
  [0x06a4, 0x06a4],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

export async function arabicSubset(): Promise<Uint8Array> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights } };
  return subsetFont(whole, String.fromCodePoint(...characters), options);
}

export async function writeArabicFont(dist: string): Promise<{ preload: string; rule: string }> {
  const font = await arabicSubset();
  const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
  const path = `/assets/readex-pro-arabic-${hash}.woff2`;
  await writeFile(join(dist, path), font);
  const css = await readFile(styles, 'utf8');
  if (!css.includes(source)) throw new Error(`arabic-fonts.css does not name ${source}`);
  return {
    preload: `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`,
    rule: css.replace(source, path),
  };
}
