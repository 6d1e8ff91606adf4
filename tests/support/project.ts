import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/tooling.mjs';

export const stylesheet = '/assets/site-abc123.css';

/** A wrangler.toml of its own with other values, and a small dist/, so that a test changes nothing of the project. */
export function makeProject(values: Record<string, string> = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'rihla-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), `<link rel="stylesheet" href="${stylesheet}">`);
  // The file is in the root, because an environment resolves the inherited path of the tsconfig twice.
  const file = join(root, `wrangler.test-${randomUUID()}.toml`);
  let toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  for (const [from, to] of Object.entries({ 'directory = "dist"': `directory = "${dist}"`, ...values })) {
    toml = toml.replaceAll(from, to);
  }
  writeFileSync(file, toml);
  return {
    file,
    dist,
    read: () => readFileSync(file, 'utf8'),
    edit: (change: (toml: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8'))),
    remove() {
      rmSync(dist, { recursive: true });
      rmSync(file);
    },
  };
}
