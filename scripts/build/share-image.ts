import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import init, { type Node, Renderer } from '@takumi-rs/wasm/no-bundler';
import { wordmark } from '#shared/brand.ts';
import { direction, type Locale } from '#shared/locales.ts';

const width = 1200;
const height = 630;
const tile = 105;
const cache = join(import.meta.dirname, '../../node_modules/.cache/share-images');
const require = createRequire(import.meta.url);
const file = (name: string) => readFile(require.resolve(name));

const khatam = readFileSync(join(import.meta.dirname, '../../src-web/ui/styles/khatam.svg'), 'utf8').replace(
  /<\/?svg[^>]*>/g,
  '',
);

export async function shareImage(title: string, description: string, locale: Locale): Promise<Uint8Array> {
  const drawing = await readFile(import.meta.filename);
  const svg = background(locale);
  const key = createHash('sha256')
    .update(drawing)
    .update(svg)
    .update(`${locale}\n${wordmark(locale)}\n${title}\n${description}`)
    .digest('hex');
  const cachePath = join(cache, `${key}.png`);
  const cached = await readFile(cachePath).catch(() => undefined);
  if (cached) return cached;
  const images = [{ src: 'background', data: Buffer.from(svg) }];
  const png = await (await renderer()).render(page(title, description, locale), {
    width,
    height,
    images,
    lang: locale,
  });
  await mkdir(cache, { recursive: true });
  await writeFile(cachePath, png);
  return png;
}

function page(title: string, description: string, locale: Locale): Node {
  const text = (style: Style, content: string): Node => ({ type: 'text', style, text: content });
  const heading = { fontSize: title.length > 34 ? 68 : 84, fontWeight: 600, ...type[locale].heading };
  const lead = { marginTop: 28, fontSize: 31, color: '#b4bbcb', maxWidth: 860, ...type[locale].text };
  return box(
    { width, height, direction: direction[locale], fontFamily: 'Instrument Sans, Readex Pro', color: '#f5f1ea' },
    { type: 'image', src: 'background', style: { position: 'absolute', top: 0, left: 0 }, width, height },
    // An absolute element covers static ones.
    box(
      { position: 'relative', height, padding: '72px 80px', justifyContent: 'space-between' },
      text({ fontSize: 34, fontWeight: 600, color: '#ffc466' }, wordmark(locale)),
      box({ maxWidth: 900 }, text(heading, title), text(lead, description)),
    ),
  );
}

/** Arabic letters join, so they have no letter-spacing; their marks need higher lines. */
const type = {
  en: { heading: { letterSpacing: '-0.035em', lineHeight: 1.06 }, text: { lineHeight: 1.4 } },
  ar: { heading: { lineHeight: 1.3 }, text: { lineHeight: 1.6 } },
};

type Style = NonNullable<Node['style']>;

function box(style: Style, ...children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', flexDirection: 'column', ...style }, children };
}

function background(locale: Locale): string {
  const x = direction[locale] === 'rtl' ? 0.2 : 0.8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <pattern id="p" width="${tile}" height="${tile}" viewBox="0 0 96 96" patternUnits="userSpaceOnUse">${khatam}</pattern>
    <mask id="m"><rect width="100%" height="100%" fill="url(#p)"/></mask>
    <radialGradient id="sun" cx="${x}" cy="1.08" r="0.75">
      <stop offset="0" stop-color="#ffc466" stop-opacity="0.62"/><stop offset="0.35" stop-color="#e8607a" stop-opacity="0.3"/>
      <stop offset="0.75" stop-color="#5448a0" stop-opacity="0.14"/><stop offset="1" stop-color="#5448a0" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="lines" cx="${x}" cy="1.02" r="0.9">
      <stop offset="0" stop-color="#ffc466" stop-opacity="0.85"/><stop offset="0.35" stop-color="#e8607a" stop-opacity="0.4"/>
      <stop offset="0.75" stop-color="#8b90b8" stop-opacity="0.14"/><stop offset="1" stop-color="#8b90b8" stop-opacity="0.05"/>
    </radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="#0a0f1e"/>
  <rect width="100%" height="100%" fill="url(#sun)"/>
  <rect width="100%" height="100%" fill="url(#lines)" mask="url(#m)"/>
</svg>`;
}

export async function rasterize(svg: string, width: number, height = width): Promise<Uint8Array> {
  const images = [{ src: 'icon', data: Buffer.from(svg) }];
  const icon: Node = { type: 'image', src: 'icon', width, height };
  return (await renderer()).render(icon, { width, height, images });
}

let ready: Promise<Renderer> | undefined;
function renderer(): Promise<Renderer> {
  ready ??= start();
  return ready;
}

async function start(): Promise<Renderer> {
  const wasm = join(require.resolve('@takumi-rs/wasm/no-bundler'), '../../pkg/takumi_wasm_bg.wasm');
  await init({ module_or_path: await readFile(wasm) });
  const started = new Renderer();
  const fonts = {
    'Instrument Sans': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    'Readex Pro': '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  };
  for (const [name, path] of Object.entries(fonts)) await started.registerFont({ name, data: await file(path) });
  return started;
}
