import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths, unsubscribedPath } from '#shared/paths.ts';
import { PageHead } from '#web/site/layout/page-head.tsx';
import { structuredData } from '#web/site/structured-data.ts';

const meta = { title: 'الوظائف', description: 'انضموا إلينا.' };
const attribute = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

test('an Arabic page names its own address, its languages and its own share image', () => {
  render(<PageHead path={paths.careers} locale="ar" meta={meta} />);
  const [canonical] = attribute('link[rel=canonical]', 'href');
  expect(canonical).toMatch(/\/ar\/careers$/);
  expect(attribute('link[rel=alternate]', 'hreflang')).toEqual(['en', 'ar', 'x-default']);
  expect(attribute('link[rel=alternate]', 'href')).toContain(canonical);
  expect(attribute('meta[property="og:url"]', 'content')).toEqual([canonical]);
  expect(attribute('meta[property="og:locale"]', 'content')).toEqual(['ar_AE']);
  expect(attribute('meta[property="og:locale:alternate"]', 'content')).toEqual(['en_GB']);
  expect(attribute('meta[property="og:image"]', 'content')[0]).toMatch(/\/share\/ar-careers\.png$/);
  expect(attribute('meta[property="og:image:alt"]', 'content')).toEqual([document.title]);
});

test('a page that search engines must not list has no alternates', () => {
  render(<PageHead path={unsubscribedPath} locale="ar" meta={meta} />);
  expect(attribute('link', 'rel')).toEqual([]);
  expect(attribute('meta[name=robots]', 'content')).toEqual(['noindex']);
});

test('the structured data of an Arabic page is in Arabic and names Arabic addresses', () => {
  const data = structuredData(paths.marketeye, 'ar');
  const product = data.find((thing) => (thing as { '@type': string })['@type'] === 'SoftwareApplication');
  expect(product).toMatchObject({
    inLanguage: 'ar',
    name: 'عين السوق',
    url: expect.stringMatching(/\/ar\/products\//),
  });
  expect((product as { description: string }).description).toMatch(/[\u0621-\u064a]/);
  expect(JSON.stringify(data)).toMatch(/"position":2,"name":"[\u0621-\u064a]/);
});
