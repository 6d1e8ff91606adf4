import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestPage } from '#worker/http/pages.ts';
import { texts } from '#worker/http/texts.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { assets, noAssets, pagePolicy } from '../support/plain-forms.ts';

function visit(path: string, method = 'GET', ASSETS = assets) {
  return requestWith({ ASSETS }, path, { method });
}

it.each(['/no-such-page', '/assets/gone.js', '/products/none'])('answers %s with the 404 page', async (path) => {
  const response = await visit(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('data-path="/404"');
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('content-security-policy')).toBe(pagePolicy);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
});

it.each([
  ['/ar/no-such-page', '/ar/404'],
  ['/ar/admin', '/ar/404'],
  ['/arabic', '/404'],
])('answers %s with the page %s', async (path, page) => {
  const response = await visit(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(`data-path="${page}"`);
});

it.each([
  ['/pricng', '/pricing'],
  ['/products/markteye', '/products/marketeye'],
  ['/ar/carers', '/careers'],
  ['/product-securty', '/product-security'],
  ['/no-such-page', undefined],
  ['/wp-login.php', undefined],
])('for %s the nearest page is %s', (missing, nearest) => {
  expect(nearestPage(missing)).toBe(nearest);
});

it('names a page for every name with one wrong letter', () => {
  const names = ['pricing', 'careers', 'contact', 'company', 'marketeye', 'privacy', 'developers', 'status'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(20), fc.constantFrom('', 'x', 'z'), (name, at, letter) => {
      const index = at % name.length;
      const typed = `/${name.slice(0, index)}${letter}${name.slice(index + 1)}`;
      expect(nearestPage(typed)?.endsWith(`/${name}`)).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});

it.each([
  ['/Pricing/', '/pricing'],
  ['/security', '/trust'],
  ['/docs', '/solutions/developers'],
  ['/about', '/company'],
  ['/blog', '/news'],
  ['/contact-us', '/contact'],
  ['/customers', '/company'],
  ['/brand', '/press'],
  ['/ar/media-kit', '/ar/press'],
  ['/demo', '/schedule-demo'],
  ['/developers', '/solutions/developers'],
  ['/dpa', '/product-security'],
  ['/faq', '/pricing'],
  ['/feed.xml', '/news'],
  ['/jobs', '/careers'],
  ['/login', '/products/lagentry'],
  ['/rss', '/news'],
  ['/subprocessors', '/product-security'],
  ['/support', '/contact'],
  ['/ar/team', '/ar/company'],
  ['/privacy-policy?utm_source=mail', '/privacy?utm_source=mail'],
  ['/Contact/', '/contact'],
  ['/AR/Careers/AI-Engineer', '/ar/careers/ai-engineer'],
  ['/products/ai-auditor%23sample', '/products/ai-auditor#sample'],
  ['/pricing%23plans?utm_source=mail', '/pricing?utm_source=mail#plans'],
  ['/ar/pricing%D8%8C', '/ar/pricing'],
  ['/trust%20', '/trust'],
  ['/docs).', '/solutions/developers'],
  ['/news/new-office.', '/news/new-office'],
])('leads %s to %s', async (path, page) => {
  const response = await visit(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, page]);
});

it('leads each page with the end of a sentence behind its address to the page', async () => {
  const pages = fc.constantFrom('/pricing', '/ar/products/lagentry', '/company', '/contact');
  const ends = fc.array(fc.constantFrom('.', ',', ')', '،', ' ', '!', '?', '”', ']', '/', '*'), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(pages, ends, async (page, end) => {
      const response = await visit(page + encodeURIComponent(end.join('')));
      expect([response.status, response.headers.get('location')]).toEqual([301, page]);
    }),
    { numRuns: Number(env.PROPERTY_RUNS) },
  );
});

it.each([
  ['GET', '/Booking'],
  ['GET', '/pricing'],
  ['GET', '/constructor'],
  ['POST', '/security'],
])('guesses no page for %s %s', async (method, path) => {
  expect((await visit(path, method)).status).toBe(404);
});

it('answers HEAD like GET, but without a body', async () => {
  const response = await visit('/no-such-page', 'HEAD');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await response.text()).toBe('');
});

it.each([
  ['GET', '/api/nothing', 404, 'not_found'],
  ['GET', '/forms/survey', 404, 'not_found'],
  ['POST', '/no-such-page', 404, 'not_found'],
  ['DELETE', '/forms/demo', 405, 'method_not_allowed'],
])('answers %s %s with a problem', async (method, path, status, code) => {
  const response = await visit(path, method);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

it('answers a wrong method below /ar in Arabic', async () => {
  const response = await visit('/ar/my-data', 'DELETE');
  expect(response.status).toBe(405);
  expect(await response.json()).toMatchObject({ detail: texts.ar.problemMessages.method_not_allowed.detail });
});

it('answers with a problem when the 404 page itself is missing', async () => {
  expectLogs('page_missing');
  const response = await visit('/no-such-page', 'GET', noAssets);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});
