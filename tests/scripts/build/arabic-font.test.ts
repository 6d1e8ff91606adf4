import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import init, { Renderer } from '@takumi-rs/wasm/no-bundler';
import { expect, it } from 'vitest';
import { arabicSubset } from '../../../scripts/build/arabic-font.ts';

const require = createRequire(import.meta.url);
const wasm = join(require.resolve('@takumi-rs/wasm/no-bundler'), '../../pkg/takumi_wasm_bg.wasm');
await init({ module_or_path: await readFile(wasm) });

const subset = await arabicSubset();
const whole = await readFile(
  require.resolve('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2'),
);

async function draw(font: Uint8Array, text: string, fontWeight: number): Promise<Uint8Array> {
  const renderer = new Renderer();
  await renderer.registerFont({ name: 'Readex Pro', data: font });
  const style = { direction: 'rtl', fontFamily: 'Readex Pro', fontSize: 60, fontWeight } as const;
  return renderer.render({ type: 'text', text, style }, { width: 1200, height: 200 });
}

it('is small, because it loads with the first layout', () => {
  expect(subset.byteLength).toBeLessThan(16_000);
});

it('joins letters and places marks as the whole font does', async () => {
  for (const text of ['ابنِ بذكاءٍ أكبر لِلأعمالِ', 'مُحَمَّدٌ والآلاتُ الإلكترونيّة', 'لا، بل؟ شيءٌ؛ ١٢٣٬٤٥٦٫٧٨٩ ڤيديو']) {
    const [small, full] = await Promise.all([draw(subset, text, 400), draw(whole, text, 400)]);
    expect(Buffer.compare(small, full), text).toBe(0);
  }
});

it('has bold letters', async () => {
  const [normal, bold] = await Promise.all([draw(subset, 'ابنِ', 400), draw(subset, 'ابنِ', 700)]);
  expect(Buffer.compare(normal, bold)).not.toBe(0);
});
