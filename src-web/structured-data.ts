import { brand } from '../src-shared/brand.ts';

/** What the prerenderer tells search engines about a page: schema.org objects, as JSON-LD in its head. */
export function structuredData(_path: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      legalName: brand.legalName,
      url: brand.siteUrl,
      email: brand.email,
      telephone: brand.phone,
      address: { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: 'AE' },
      sameAs: Object.values(brand.social),
    },
  ];
}
