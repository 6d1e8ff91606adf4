import { beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { exampleCompany } from '#shared/site/company.example.ts';
import type { Company } from '#shared/site/company.ts';

vi.mock('#web/build-settings.ts', () => ({
  siteUrl: 'https://rihla.example',
  retentionDays: { submission: 730, application: 365, mail: 365, chat: 90 },
  processors: { mail: ['Resend'] },
  usesTurnstile: false,
}));

beforeEach(() => vi.resetModules());

async function renderWith(company: Company) {
  vi.doMock('#shared/site/company.ts', () => ({ company }));
  const { renderPage } = await import('#web/site/entry-prerender.tsx');
  return async (path: '/company' | '/contact' | '/trust' | '/product-security' | '/', locale: Locale = 'en') => {
    const { body, structuredData } = await renderPage(path, locale);
    return `${body} ${JSON.stringify(structuredData)}`;
  };
}

const everywhere: [page: '/company' | '/contact' | '/trust' | '/product-security' | '/', en: string[], ar: string[]][] =
  [
    [
      '/company',
      ['Reem Al Hosani', 'src="/media/reem.jpg"', '100200', '2021', 'Hind Saleh', 'Example Lines'],
      ['الرئيسة التنفيذية', 'مدينة دبي للإنترنت', 'سنة التأسيس', 'الشحن'],
    ],
    [
      '/contact',
      ['Office 402', 'https://maps.example/rihla', 'We answer the phone Monday'],
      ['مكتب 402', 'نرد على الهاتف'],
    ],
    ['/trust', ['on a plan in the UAE', 'ISO 27001'], ['وفي الباقات في الإمارات']],
    [
      '/product-security',
      [
        'AES-256',
        'dpo@rihla.example',
        'Within 24 hours of discovery',
        'Within 30 days',
        'Example Cloud',
        'Once a year',
      ],
      ['AES-256', 'خلال 30 يومًا', 'الاستضافة', 'مرة في السنة'],
    ],
    ['/', ['"streetAddress":"Office 402', '"foundingDate":"2021"', 'Licence 100200'], ['رخصة', 'مكتب 402']],
  ];

it.each(everywhere)('shows each fact of the company where it belongs, in both languages: %s', async (page, en, ar) => {
  const render = await renderWith(exampleCompany);
  const [english, arabic] = [await render(page), await render(page, 'ar')];
  for (const text of en) expect(english).toContain(text);
  for (const text of ar) expect(arabic).toContain(text);
});

it.each(everywhere)('shows no fact that the company has not stated: %s', async (page, en, ar) => {
  const render = await renderWith({});
  const [english, arabic] = [await render(page), await render(page, 'ar')];
  const common = ['ISO 27001', '2021', 'الاستضافة'];
  for (const text of en.filter((one) => !common.includes(one))) expect(english).not.toContain(text);
  for (const text of ar.filter((one) => !common.includes(one))) expect(arabic).not.toContain(text);
  expect(`${english}${arabic}`).not.toMatch(/undefined|In the offer/);
});

it('says “Set out in your contract” for each fact that is missing', async () => {
  const count = (html: string) => html.match(/Set out in your contract/g)?.length ?? 0;
  const empty = count(await (await renderWith({}))('/product-security'));
  vi.resetModules();
  expect(empty - count(await (await renderWith(exampleCompany))('/product-security'))).toBe(7);
});

it('lists what is missing, and the pages that wait for it', async () => {
  vi.doUnmock('#shared/site/company.ts');
  const { missingFacts } = await import('#shared/site/missing-facts.ts');
  expect(missingFacts(exampleCompany)).toEqual([]);
  expect(missingFacts({})).toHaveLength(16);
  const { street: _, ...withoutStreet } = exampleCompany;
  expect(missingFacts(withoutStreet)).toEqual([{ fact: 'street', pages: ['/company', '/contact'] }]);
  const { security, ...rest } = exampleCompany;
  expect(missingFacts({ ...rest, security: { ...security, deletion: undefined! } })).toEqual([
    { fact: 'deletion at the end of a contract', pages: ['/product-security'] },
  ]);
});
