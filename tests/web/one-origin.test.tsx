import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('uses the origin of the build in the head and in the structured data of a page', async () => {
  vi.stubEnv('SITE_URL', 'https://www.other.example');
  const { PageHead } = await import('#web/site/layout/page-head.tsx');
  const { structuredData } = await import('#web/site/structured-data.ts');
  render(<PageHead path="/products/lagentry" locale="en" meta={{ title: 'Lagentry', description: 'Agents.' }} />);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://www.other.example/products/lagentry',
  );
  const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(image).toBe('https://www.other.example/share/products-lagentry.png');
  const data = JSON.stringify(structuredData('/products/lagentry', 'en'));
  expect(data).toContain('"item":"https://www.other.example/products/lagentry"');
  expect(data).not.toContain('"https://rihla.example');
});
