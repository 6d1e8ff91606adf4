import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { CSSProperties, ReactNode } from 'react';
import satori from 'satori';
import { brand } from '../../src-shared/brand.ts';

const width = 1200;
const height = 630;
const tile = 105;
const cache = join(import.meta.dirname, '../../node_modules/.cache/share-images');
const require = createRequire(import.meta.url);
const file = (name: string) => readFile(require.resolve(name));
const font = (weight: 400 | 600) =>
  file(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`);

const khatam = readFileSync(join(import.meta.dirname, '../../src-web/styles/khatam.svg'), 'utf8').replace(
  /<\/?svg[^>]*>/g,
  '',
);

/** The same sky, pattern and light as the hero of the site. */
const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <pattern id="p" width="${tile}" height="${tile}" viewBox="0 0 96 96" patternUnits="userSpaceOnUse">${khatam}</pattern>
    <mask id="m"><rect width="100%" height="100%" fill="url(#p)"/></mask>
    <radialGradient id="sun" cx="0.8" cy="1.08" r="0.75">
      <stop offset="0" stop-color="#ffc466" stop-opacity="0.62"/><stop offset="0.35" stop-color="#e8607a" stop-opacity="0.3"/>
      <stop offset="0.75" stop-color="#5448a0" stop-opacity="0.14"/><stop offset="1" stop-color="#5448a0" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="lines" cx="0.8" cy="1.02" r="0.9">
      <stop offset="0" stop-color="#ffc466" stop-opacity="0.85"/><stop offset="0.35" stop-color="#e8607a" stop-opacity="0.4"/>
      <stop offset="0.75" stop-color="#8b90b8" stop-opacity="0.14"/><stop offset="1" stop-color="#8b90b8" stop-opacity="0.05"/>
    </radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="#0a0f1e"/>
  <rect width="100%" height="100%" fill="url(#sun)"/>
  <rect width="100%" height="100%" fill="url(#lines)" mask="url(#m)"/>
</svg>`;

/** An element for satori. Not made by React: importing it here would load a second build of React. */
function div(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

function textLayer(title: string, description: string): ReactNode {
  const heading = {
    fontSize: title.length > 34 ? 68 : 84,
    fontWeight: 600,
    lineHeight: 1.06,
    letterSpacing: '-0.035em',
  };
  const page: CSSProperties = { width, height, boxSizing: 'border-box', padding: '72px 80px', color: '#f5f1ea' };
  return div(
    { ...page, flexDirection: 'column', justifyContent: 'space-between' },
    div({ fontSize: 34, fontWeight: 600, color: '#ffc466' }, brand.name),
    div(
      { flexDirection: 'column', maxWidth: 900 },
      div(heading, title),
      div({ marginTop: 28, fontSize: 31, lineHeight: 1.4, color: '#b4bbcb', maxWidth: 860 }, description),
    ),
  );
}

/** Renders SVG as PNG; `size` is the width in pixels. */
export async function rasterize(svg: string, size?: number): Promise<Uint8Array> {
  await wasm();
  return new Resvg(svg, size ? { fitTo: { mode: 'width', value: size } } : {}).render().asPng();
}

let ready: Promise<void> | undefined;
function wasm(): Promise<void> {
  ready ??= file('@resvg/resvg-wasm/index_bg.wasm').then((bytes) => initWasm(bytes));
  return ready;
}

/** The share image of a page as PNG, 1200 × 630 pixels. Cached by text and by this file's content. */
export async function shareImage(title: string, description: string): Promise<Uint8Array> {
  const drawing = await readFile(import.meta.filename);
  const key = createHash('sha256').update(drawing).update(background).update(`${title}\n${description}`).digest('hex');
  const cachePath = join(cache, `${key}.png`);
  const cached = await readFile(cachePath).catch(() => undefined);
  if (cached) return cached;
  const text = await satori(textLayer(title, description), {
    width,
    height,
    fonts: [
      { name: 'Instrument Sans', data: await font(400), weight: 400 },
      { name: 'Instrument Sans', data: await font(600), weight: 600 },
    ],
  });
  // Both are SVG of the same size, so the text can be nested.
  const png = await rasterize(background.replace('</svg>', () => `${text}</svg>`));
  await mkdir(cache, { recursive: true });
  await writeFile(cachePath, png);
  return png;
}
