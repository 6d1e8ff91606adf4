import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
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
  return sources(folder).flatMap(importsOf);
}

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
  const rooms = ['submissions', 'newsletter', 'chat', 'staff'];
  const allowed = new Set(['staff -> newsletter', 'staff -> submissions']);
  const meetings = rooms.flatMap((room) =>
    importsFrom(`src-worker/${room}`)
      .filter(({ to }) => to.startsWith('src-worker/'))
      .map(({ to }) => ({ room, other: to.split('/')[1] ?? '' }))
      .filter(({ other }) => rooms.includes(other) && other !== room)
      .map(({ other }) => `${room} -> ${other}`),
  );
  expect(meetings.filter((meeting) => !allowed.has(meeting))).toEqual([]);
});
