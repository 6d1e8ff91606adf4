import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Writes each page of the built site without script, style, font and drawing: what no page of these words can be faster than.
 * @returns the folder, which is the caller's to delete
 */
export function writeBarePages(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bare-'));
  for (const file of files) {
    const html = readFileSync(join('dist', file), 'utf8')
      .replace(/<(script|style|noscript|template|svg)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<link rel="(?:stylesheet|preload|icon|manifest|apple-touch-icon)"[^>]*>/g, '')
      .replace(/ class="[^"]*"/g, '');
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), html);
  }
  return folder;
}
