/** Orders the test files that a module can fail: those that import it, or a module that needs it, over the fewest imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTarget } from '../../../tests/support/import-target.ts';

/** Tests of the Worker mostly import nothing: they send requests. Each stands in the folder of its source. */
const worker = /^tests\/(worker|attacks)\//;
const throughRequests = 6;
/** It names the address of the module. */
const throughAddress = 2;

export function reachOf(root: string): (file: string, name: string) => string[] {
  const list = (folder: string, pattern: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => join(folder, file));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const sources = ['src-shared', 'src-worker', 'src-web'].flatMap((folder) => list(folder, /\.tsx?$/));
  const tests = list('tests', /\.test\.tsx?$/).filter(
    (file) => !file.startsWith('tests/promises/') || /\/web\//.test(file),
  );
  const texts = new Map(
    [...sources, ...list('tests', /\.tsx?$/), ...list('scripts', /\.(ts|mjs)$/)].map((file) => [file, read(file)]),
  );
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\(|mock\()'([.#][^']+)'/g)) {
      const target = importTarget(file, specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const mounts = [...(texts.get('src-worker/admin/routes.ts') ?? '').matchAll(/\.route\('(\/[^']+)', (\w+)\)/g)];
  return (file, name) => {
    const source = texts.get(file) ?? '';
    const addresses = mounts
      .filter(([, , handler]) => source.includes(`export const ${handler} =`))
      .map(([, path]) => `/api/admin${path}`);
    // An importer of a module needs a constant only if it names it, unless the module itself uses it.
    const exported = source.includes(`export const ${name} =`) && source.split(name).length === 2;
    const named = exported && (importers.get(file) ?? []).filter((one) => texts.get(one)?.includes(name));
    const distances = new Map([[file, 0]]);
    for (const [current, distance] of distances) {
      const next = current === file && named ? named : (importers.get(current) ?? []);
      for (const one of next) if (!distances.has(one)) distances.set(one, distance + 1);
    }
    const modules = [...distances].filter(([one]) => one.startsWith('src-worker/'));
    const distanceOf = (test: string) => {
      const imported = distances.get(test) ?? Number.POSITIVE_INFINITY;
      if (!worker.test(test) || modules.length === 0) return imported;
      const mirrored = test.replace(/^tests\/worker\//, 'src-worker/').replace(/\.test\.tsx?$/, '');
      const near = modules.map(([one, distance]) => distance + apart(one.replace(/\.tsx?$/, ''), mirrored));
      const isNamed = addresses.some((address) => texts.get(test)?.includes(address));
      return Math.min(imported, ...near, ...(isNamed ? [throughAddress] : []));
    };
    return tests
      .map((test) => ({ test, distance: distanceOf(test) }))
      .filter(({ distance }) => Number.isFinite(distance))
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ test }) => test);
  };
}

/** 0 for the same path, 1 in the same folder, and one more for each folder between them. */
function apart(source: string, mirrored: string): number {
  if (source === mirrored) return 0;
  const [a, b] = [source.split('/').slice(0, -1), mirrored.split('/').slice(0, -1)];
  const shared = a.findIndex((folder, index) => folder !== b[index]);
  const depth = shared === -1 ? a.length : shared;
  return depth < 2 ? throughRequests : 1 + (a.length - depth) + (b.length - depth);
}
