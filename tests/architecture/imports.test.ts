import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { islands } from '#web/site/islands.ts';
import { importTarget } from '../support/import-target.ts';

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
    return { from: file, to: importTarget(file, from ?? dynamic ?? ''), typeOnly: Boolean(type) };
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file).split(sep).join('/'));
}

function importsFrom(folder: string): Import[] {
  return filesIn(folder).flatMap(importsOf);
}

/** A path of imports that leads back to its first file; undefined when there is none. */
function findCircle(imports: Import[]): string[] | undefined {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const visited = new Set<string>();
  function visit(file: string, path: string[]): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (visited.has(file)) return undefined;
    for (const { to } of targets.get(file) ?? []) {
      const circle = visit(to, [...path, file]);
      if (circle) return circle;
    }
    visited.add(file);
    return undefined;
  }
  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

it('writes # where an import would leave its sources or climb three folders', () => {
  const folders = ['src-shared', 'src-worker', 'src-web', 'scripts', 'tests'];
  const long = folders.flatMap(filesIn).flatMap((file) => {
    const relative = readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\(|mock\()'(\.[^']+)'/g);
    return [...relative]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => {
        const [own, other] = [file, importTarget(file, specifier)].map((path) => path.split('/')[0]!);
        return other!.startsWith('src-') && (own !== other || specifier.startsWith('../../../'));
      })
      .map((specifier) => `${file}: ${specifier}`);
  });
  expect(long).toEqual([]);
});

it('has no import circle, types included', () => {
  const imports = ['src-shared', 'src-worker', 'src-web', 'scripts'].flatMap(importsFrom);
  expect(imports.length).toBeGreaterThan(500);
  expect(findCircle(imports)).toBeUndefined();
  expect(
    findCircle([...imports, { from: 'src-shared/brand.ts', to: 'src-worker/app.ts', typeOnly: true }]),
  ).toBeDefined();
});

it('lets the browser take nothing from the Worker', () => {
  expect(importsFrom('src-web').filter(({ to }) => to.startsWith('src-worker'))).toEqual([]);
});

it("lets only the Worker's views import from src-web/ui/, without router", () => {
  const taken = importsFrom('src-worker').filter(({ to }) => to.startsWith('src-web'));
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter(({ from, to }) => !from.endsWith('view.tsx') || !to.startsWith('src-web/ui/'))).toEqual([]);
  const reached = new Set(taken.map(({ to }) => to));
  for (const file of reached) {
    if (file.startsWith('src-')) for (const { to } of importsOf(file)) reached.add(to);
  }
  const files = [...reached].filter((file) => file.startsWith('src-web/ui/'));
  expect([...reached].filter((one) => !files.includes(one))).toEqual(['react']);
  const clientOnly = /\buse[A-Z]|\b(?:document|window)\b/;
  expect(files.filter((file) => clientOnly.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it("keeps the site's links out of the admin area: no listener opens them there", () => {
  const links = ['src-web/ui/page-link.tsx', 'src-web/ui/button-link.tsx'];
  expect(importsFrom('src-web/admin').filter(({ to }) => links.includes(to))).toEqual([]);
});

it('lets src-shared import nothing but zod, and what Markdown needs', () => {
  const allowed = ({ from, to }: Import) =>
    to.startsWith('src-shared') ||
    to === 'zod' ||
    (from.startsWith('src-shared/markdown/') && ['react', 'marked'].includes(to)) ||
    (from === 'src-shared/text/decode-entities.ts' && to === 'character-entities-html4');
  expect(importsFrom('src-shared').filter((one) => !allowed(one))).toEqual([]);
});

it('lets the browser take only types from contracts, which keeps zod out', () => {
  const values = importsFrom('src-web').filter(
    ({ to, typeOnly }) => to.startsWith('src-shared/contracts') && !typeOnly,
  );
  expect(values).toEqual([]);
});

it('lets only the prerenderer have page components', () => {
  expect(importsFrom('src-web').filter(({ to }) => to.startsWith('src-web/site/pages/'))).toEqual([]);
  const glob = /glob.+\/pages\/\*\.tsx/;
  const files = readdirSync(join(root, 'src-web'), { recursive: true, encoding: 'utf8' });
  const loading = files.filter(
    (file) => /\.tsx?$/.test(file) && glob.test(readFileSync(join(root, 'src-web', file), 'utf8')),
  );
  expect(loading).toEqual(['site/entry-prerender.tsx']);
});

it('keeps state and effects out of pages: only their islands act', () => {
  const islandFiles = readdirSync(join(root, 'src-web/site/islands'));
  expect(islandFiles).toEqual(Object.keys(islands).map((name) => `${name}.tsx`));
  const acting = [...islandFiles.map((file) => `src-web/site/islands/${file}`), 'src-web/products/sample-stage.tsx'];
  const imports = Map.groupBy(importsFrom('src-web'), ({ from }) => from);
  const files = new Set(readdirSync(join(root, 'src-web/site/pages')).map((file) => `src-web/site/pages/${file}`));
  for (const file of files) {
    for (const { to, typeOnly } of imports.get(file) ?? []) {
      if (to.startsWith('src-web') && !typeOnly && !acting.includes(to)) files.add(to);
    }
  }
  expect(files.size).toBeGreaterThan(40);
  const hook = /\buse(State|Reducer|(Layout)?Effect|Ref|ActionState|SyncExternalStore)\(/;
  expect([...files].filter((file) => hook.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

/** A layer imports only from those after it. */
const layers = [
  ['index.ts'],
  ['app.ts', 'mails.ts'],
  ['admin'],
  ['privacy'],
  ['inbox', 'whatsapp'],
  ['chat', 'deck'],
  ['submissions'],
  ['bookings', 'newsletter', 'news', 'analytics', 'positions'],
  ['mail', 'media', 'webhooks'],
  ['auth'],
  ['http'],
  ['db'],
  ['env.ts'],
  ['config.ts'],
];

it('lets imports in the Worker go only down, from index.ts to config.ts', () => {
  const exceptions = ['env.ts -> chat/rpc.ts'];
  const layerOf = (path: string) => layers.findIndex((layer) => layer.includes(path.split('/')[0] ?? ''));
  const entries = readdirSync(join(root, 'src-worker'));
  expect(entries.toSorted()).toEqual(layers.flat().toSorted());
  const upward = importsFrom('src-worker')
    .map(({ from, to }) => [from, to].map((path) => path.replace('src-worker/', '')) as [string, string])
    .filter(([, to]) => layerOf(to) >= 0)
    .filter(([from, to]) => from.split('/')[0] !== to.split('/')[0] && layerOf(from) >= layerOf(to))
    .map((pair) => pair.join(' -> '));
  expect(upward.filter((one) => !exceptions.includes(one))).toEqual([]);
});
