import { brand, fullTitle } from '#shared/brand.ts';
import type { Meta } from '#shared/content/types/blocks.ts';
import { type Locale, locales } from '#shared/locales.ts';
import { alternates, isListed, isPostPath, localizedPath, shareImagePath } from '#shared/paths.ts';
import { siteUrl } from '../../build-settings.ts';

const openGraphLocale: Record<Locale, string> = { en: 'en_GB', ar: 'ar_AE' };

interface PageHeadProps {
  path: string;
  locale: Locale;
  meta: Meta;
}

export function PageHead({ path, locale, meta: { title, description } }: PageHeadProps) {
  // The Worker writes the head, which only has to follow the title when the app opens the page.
  if (isPostPath(path)) return <title>{fullTitle(title)}</title>;
  const url = siteUrl + localizedPath(path, locale);
  const image = siteUrl + shareImagePath(path, locale);
  return (
    <>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {isListed(path) ? (
        <>
          <link rel="canonical" href={url} />
          {alternates(path, siteUrl).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:locale" content={openGraphLocale[locale]} />
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <meta key={other} property="og:locale:alternate" content={openGraphLocale[other]} />
            ))}
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={fullTitle(title)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
