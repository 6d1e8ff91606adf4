import { afterAll, expect, it } from 'vitest';
import { smokeTest } from '../../../scripts/deploy/smoke-test.ts';
import { makeProject, stylesheet } from '../../support/project.ts';

const project = makeProject();
afterAll(project.remove);

const answers = {
  '/api/health': () => new Response('{"status":"ok"}', { headers: { 'x-worker-version': 'v2' } }),
  '/': () => new Response(`<link href="${stylesheet}">`),
  [stylesheet]: () => new Response('body {}'),
  '/contact': () => new Response('<a href="mailto:hello@rihla.example">hello@rihla.example</a>'),
  '/ar/privacy': () => new Response('<p>hello@rihla.example</p>'),
};

function look(changed: Record<string, () => Response> = {}) {
  const all: Record<string, () => Response> = { ...answers, ...changed };
  return smokeTest({
    origin: 'https://rihla.ae',
    version: 'v2',
    dist: project.dist,
    patienceMs: 0,
    fetch: async (input) => all[new URL(String(input)).pathname]!(),
  });
}

it('finds no fault when health, the version, the page and its stylesheet are right', async () => {
  expect(await look()).toBeUndefined();
});

it.each([
  ['/api/health', () => new Response(null, { status: 503 }), 'https://rihla.ae/api/health answers 503'],
  ['/api/health', () => new Response('{}'), 'https://rihla.ae runs the version null, not v2'],
  ['/', () => new Response('an older page'), 'https://rihla.ae/ is not the page of this build'],
  ['/', () => new Response(null, { status: 302 }), 'https://rihla.ae/ answers 302'],
  [
    '/contact',
    () => new Response('<a href="/cdn-cgi/l/email-protection#6e04">[email&#160;protected]</a>'),
    'https://rihla.ae/contact is rewritten by Email Address Obfuscation: turn it off for the domain, as npm run setup does',
  ],
  [
    '/ar/privacy',
    () => new Response('<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js"></script>'),
    'https://rihla.ae/ar/privacy is rewritten by Rocket Loader: turn it off for the domain, as npm run setup does',
  ],
  [stylesheet, () => new Response(null, { status: 404 }), `https://rihla.ae${stylesheet} answers 404`],
])('says what is wrong with %s', async (path, answer, fault) => {
  expect(await look({ [path]: answer })).toBe(fault);
});

it('says that the site does not answer', async () => {
  const down = () => {
    throw new TypeError('fetch failed', { cause: 'ENOTFOUND' });
  };
  expect(await look({ '/api/health': down })).toBe('https://rihla.ae does not answer: ENOTFOUND');
});
