import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const largestWindow = { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };

/** Writes the files of a folder into one file, which `unpack` reads. */
export function pack(folder: string, file: string): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
  writeFileSync(file, brotliCompressSync(JSON.stringify(files), largestWindow));
}

export function unpack(file: string, folder: string): void {
  const files: Record<string, string> = JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, 'latin1');
  }
}
