import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/tooling.mjs';
import type { Mutation } from './mutation.ts';

/** Copies the working tree into a temporary folder. It has the same packages, and caches of its own. */
export function copyWorkingTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'rihla-mutate-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0')) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!/^\.(cache|vite)/.test(name)) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** Returns a function that restores the file. */
export function breakPromise(copy: string, { promise, file, find, replace }: Mutation): () => void {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} must have this text exactly once, for "${promise}":\n${find}`);
  writeFileSync(path, before + replace + after);
  return () => writeFileSync(path, source);
}
