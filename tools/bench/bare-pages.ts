import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/**
 * Writes built pages without scripts, styles, SVG and classes: the fastest possible pages with this text.
 * Copies the icon, because a browser requests /favicon.ico when there is none.
 * @returns a temporary folder; the caller deletes it
 */
export function writeBarePages(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bare-'));
  copyFileSync('dist/favicon.svg', join(folder, 'favicon.svg'));
  for (const file of files) {
    const html = readFileSync(join('dist', file), 'utf8')
      .replace(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<link rel="(?:stylesheet|preload|modulepreload|manifest|apple-touch-icon)"[^>]*>/g, '')
      .replace(/ class="[^"]*"/g, '');
    const bare = join(folder, file);
    mkdirSync(dirname(bare), { recursive: true });
    writeFileSync(bare, html);
  }
  return folder;
}

/** Adds React to bare pages, which then show one more button. */
export async function addReact(folder: string, files: string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: 'tools/bench/bare/react-page.js', output: { entryFileNames: 'react-page.js' } },
    },
  });
  for (const file of files) {
    const html = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      html.replace('</head>', '<script type="module" src="/react-page.js"></script></head>'),
    );
  }
}

export function fileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}
