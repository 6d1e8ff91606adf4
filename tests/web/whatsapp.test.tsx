import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fullTitle } from '#shared/brand.ts';
import type { Locale } from '#shared/locales.ts';

const brandPath = '../../src-shared/brand.ts';

const languages = [
  { locale: 'en', label: 'WhatsApp', times: 'Monday to Friday, 9 AM to 6 PM Gulf time' },
  { locale: 'ar', label: 'واتساب', times: 'من الاثنين إلى الجمعة، من 9 صباحًا إلى 6 مساءً بتوقيت الخليج' },
] as const;

beforeEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

/** The modules read the brand when they load. */
async function withNumber(whatsapp: string | null, locale: Locale) {
  vi.doMock(brandPath, async (original) => {
    const module = await original<typeof import('#shared/brand.ts')>();
    return { ...module, brand: { ...module.brand, whatsapp } };
  });
  const [{ default: Demo }, { default: Partner }, { Footer }, { Markup }] = await Promise.all([
    import('#web/site/pages/schedule-demo.tsx'),
    import('#web/site/pages/partner-with-us.tsx'),
    import('#web/site/layout/footer.tsx'),
    import('#web/chat/markup.tsx'),
  ]);
  const { default: demo } = await import(`../../src-shared/content/${locale}/pages/schedule-demo.ts`);
  const { default: partner } = await import(`../../src-shared/content/${locale}/pages/partner-with-us.ts`);
  const { footer } = await import(`../../src-shared/content/${locale}/layout.ts`);
  const { default: chat } = await import(`../../src-shared/content/${locale}/chat.ts`);
  return { Demo, Partner, Footer, Markup, demo, partner, footer, chat };
}

test.each(languages)(
  'with a number each place links to it and names the page: $locale',
  async ({ locale, label, times }) => {
    const { Demo, Partner, Footer, Markup, demo, partner, footer, chat } = await withNumber('+971 50 123 4567', locale);
    document.title = 'Careers · Rihla AI';
    const linkTo = (title: string) => `https://wa.me/971501234567?text=${encodeURIComponent(fullTitle(title))}`;
    for (const [page, title] of [
      [<Demo key="demo" content={demo} />, demo.meta.title],
      [<Partner key="partner" content={partner} />, partner.meta.title],
      [<Footer key="footer" content={footer} title="Careers" />, 'Careers'],
    ] as const) {
      const { container, unmount } = render(<MemoryRouter>{page}</MemoryRouter>);
      const link = screen.getByRole('link', { name: label });
      expect(link.getAttribute('href')).toBe(linkTo(title));
      expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
      const box = container.querySelector<HTMLInputElement>('[name=whatsappReminders]');
      if (title === demo.meta.title) expect([box?.type, box?.checked]).toEqual(['checkbox', false]);
      const panel = container.querySelector('#contact');
      if (panel) expect(panel.textContent).toContain(times);
      unmount();
    }
    render(<Markup text={chat.canned.contact} />);
    expect(screen.getByRole('link', { name: /WhatsApp|واتساب/ }).getAttribute('href')).toBe(linkTo('Careers'));
  },
);

test.each(languages)('without a number nothing names it: $locale', async ({ locale, label }) => {
  const { Demo, Partner, Footer, Markup, demo, partner, footer, chat } = await withNumber(null, locale);
  const { container } = render(
    <MemoryRouter>
      <Demo content={demo} />
      <Partner content={partner} />
      <Footer content={footer} title="Careers" />
      <Markup text={`${chat.canned.contact} [chat](https://wa.me/971501234567)`} />
    </MemoryRouter>,
  );
  expect(container.querySelectorAll('#contact li')).toHaveLength(6);
  expect(container.querySelectorAll('#social li')).toHaveLength(3);
  expect(container.querySelector('[href*="wa.me"]')).toBeNull();
  expect(container.querySelector('[name=whatsappReminders]')).toBeNull();
  expect(screen.queryByText(label)).toBeNull();
});
