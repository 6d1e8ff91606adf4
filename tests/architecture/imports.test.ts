import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Import {
  from: string;
  /** A path in the repository, or a package. */
  to: string;
  typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?[^;'"]*?from '([^']+)'|import\('([^']+)'\)/gm);
  return [...statements].map(([, type, from, dynamic]) => {
    const target = from ?? dynamic ?? '';
    const to = target.startsWith('.') ? resolve(root, dirname(file), target).slice(root.length + 1) : target;
    return { from: file, to: to.split(sep).join('/'), typeOnly: Boolean(type) };
  });
}

function importsFrom(folder: string): Import[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file).split(sep).join('/'))
    .flatMap(importsOf);
}

/** A path of imports that leads back to its first file; undefined when there is none. */
function findCircle(imports: Import[]): string[] | undefined {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  function visit(file: string, path: string[]): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { to } of targets.get(file) ?? []) {
      const circle = visit(to, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

it('has no import circle, types included', () => {
  const imports = ['src-shared', 'src-worker', 'src-web'].flatMap(importsFrom);
  expect(imports.length).toBeGreaterThan(500);
  expect(findCircle(imports)).toBeUndefined();
  expect(
    findCircle([...imports, { from: 'src-shared/brand.ts', to: 'src-worker/app.ts', typeOnly: true }]),
  ).toBeDefined();
});

it('lets the browser take nothing from the Worker, and the Worker nothing from the browser', () => {
  expect(importsFrom('src-web').filter(({ to }) => to.startsWith('src-worker'))).toEqual([]);
  expect(importsFrom('src-worker').filter(({ to }) => to.startsWith('src-web'))).toEqual([]);
});

it('lets what both sides know import nothing but zod', () => {
  expect(importsFrom('src-shared').filter(({ to }) => !to.startsWith('src-shared') && to !== 'zod')).toEqual([]);
});

it('keeps zod out of the browser: of the contracts it takes only types', () => {
  const values = importsFrom('src-web').filter(
    ({ to, typeOnly }) => to.startsWith('src-shared/contracts') && !typeOnly,
  );
  expect(values).toEqual([]);
});

it('keeps the features of the Worker apart: they meet in the app and at the outbox', () => {
  const features = [
    'submissions',
    'bookings',
    'newsletter',
    'chat',
    'handover',
    'my-data',
    'provider-events',
    'analytics',
    'admin',
  ];
  const readers = ['admin', 'my-data'];
  const read = ['bookings', 'newsletter', 'submissions'];
  const allowed = new Set([
    'submissions -> bookings',
    'chat -> handover',
    'handover -> submissions',
    'handover -> bookings',
    'admin -> handover',
    'admin -> analytics',
    ...readers.flatMap((reader) => read.map((feature) => `${reader} -> ${feature}`)),
  ]);
  const dependencies = features.flatMap((feature) =>
    importsFrom(`src-worker/${feature}`)
      .filter(({ to }) => to.startsWith('src-worker/'))
      .map(({ to }) => ({ feature, other: to.split('/')[1] ?? '' }))
      .filter(({ other }) => features.includes(other) && other !== feature)
      .map(({ other }) => `${feature} -> ${other}`),
  );
  expect(dependencies.filter((dependency) => !allowed.has(dependency))).toEqual([]);
});
