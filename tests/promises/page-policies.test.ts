import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** The policy of each address that has its own. */
const policies = new Map(
  readFileSync(join(dist, '_headers'), 'utf8')
    .split('\n\n')
    .map((block) => [block.split('\n', 1)[0]!, /^ {2}Content-Security-Policy: (.*)/m.exec(block)?.[1] ?? '']),
);

it('allows each built page its inline style and its inline script', () => {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html') && !file.startsWith('admin'),
  );
  expect(pages.length).toBeGreaterThan(25);
  for (const page of pages) {
    const path = `/${page.replace(/\/?index\.html$/, '')}`;
    const html = readFileSync(join(dist, page), 'utf8');
    // One rule is for the English page and the Arabic one.
    const policy = policies.get(path) ?? policies.get(`/*${path.replace(/^\/(?:ar\/)?/, '')}`);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const [, script = ''] = /<script type="module">(.*?)<\/script>/s.exec(html) ?? [];
    for (const text of [style, script]) expect(policy, path).toContain(`'sha256-${sha256(text)}'`);
  }
});
