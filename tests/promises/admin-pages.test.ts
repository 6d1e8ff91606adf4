import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');

const pages = [
  { folder: 'admin', section: 'today', title: 'Today' },
  { folder: 'admin/inbox', section: 'inbox', title: 'Inbox' },
  { folder: 'admin/applications', section: 'applications', title: 'Applications' },
  { folder: 'admin/bookings', section: 'bookings', title: 'Bookings' },
  { folder: 'admin/newsletter', section: 'newsletter', title: 'Newsletter' },
  { folder: 'admin/insights', section: 'insights', title: 'Insights' },
  { folder: 'admin/settings', section: 'settings', title: 'Settings' },
];

const htmlOf = (folder: string) => readFileSync(join(dist, folder, 'index.html'), 'utf8');

function requestedBy(folder: string): string[] {
  const links = htmlOf(folder).matchAll(/<link rel="modulepreload" href="\/(assets\/[^"]+)"/g);
  return [...links].map(([, file = '']) => file);
}

test.each(pages)('the page $folder has its title, and requests its section, no other', ({ folder, section, title }) => {
  expect(htmlOf(folder)).toContain(`<title>${title} · Rihla AI staff</title>`);
  expect(htmlOf(folder)).toContain('<link rel="preload" href="/api/admin/me" as="fetch" crossorigin>');
  const requested = requestedBy(folder);
  expect(requested.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
  const others = pages.filter((page) => page.folder !== folder).flatMap((page) => requestedBy(page.folder));
  const own = requested.filter((file) => !others.includes(file));
  expect(own.map((file) => /\/(.+)-.{8}\.js$/.exec(file)?.[1])).toContain(section);
});

test.each([
  ['admin', 160],
  ['admin/inbox', 160],
  ['admin/newsletter', 185],
])('the first view of %s has at most %i kB of scripts in gzip', (folder, most) => {
  const entry = /<script type="module" src="\/(assets\/[^"]+)"/.exec(htmlOf(folder))?.[1] ?? '';
  const bytes = [entry, ...requestedBy(folder)].map((file) => gzipSync(readFileSync(join(dist, file))).length);
  const sum = bytes.reduce((one, other) => one + other);
  expect(sum).toBeGreaterThan(100_000);
  expect(sum).toBeLessThanOrEqual(most * 1000);
});
