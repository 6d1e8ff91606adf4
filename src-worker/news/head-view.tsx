import { brand, fullTitle } from '#shared/brand.ts';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { openingText } from '#shared/markdown/opening-text.ts';
import { type PictureSizes, picturesIn } from '#shared/markdown/pictures.ts';
import { localizedPath, newsFeedPath, paths, postPath, shareImagePath } from '#shared/paths.ts';
import type { PublishedPost } from './store.ts';
import { newsTexts } from './texts.ts';

interface Picture {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** The head is that of `src-web/site/layout/page-head.tsx`, but with the languages that the text has. */
export async function renderHead(siteUrl: string, post: PublishedPost, pictures: PictureSizes): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { title, locale, languages } = post;
  const address = (language: Locale) => siteUrl + localizedPath(postPath(post.slug), language);
  const picture = pictureOf(siteUrl, post, pictures);
  const description = descriptionOf(post);
  const xDefault = languages.includes(defaultLocale) ? defaultLocale : locale;
  const head = renderToStaticMarkup(
    <>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(locale)} />
      {languages.length > 1 &&
        languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
        ))}
      {languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={address(xDefault)} />}
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta property="article:published_time" content={post.publishedAt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
  return head + jsonLd(blogPosting(siteUrl, post, address(locale), description, picture));
}

export function feedLink(siteUrl: string, locale: Locale): string {
  const { meta } = newsTexts[locale];
  const href = siteUrl + localizedPath(newsFeedPath, locale);
  return `<link rel="alternate" type="application/atom+xml" title="${meta.title}" href="${href}">`;
}

export function descriptionOf({ lead, content }: PublishedPost): string {
  return lead || openingText(content);
}

/** The first picture of the text, else the picture of the page that lists the news. */
function pictureOf(siteUrl: string, { locale, content }: PublishedPost, pictures: PictureSizes): Picture {
  const [first] = pictures;
  if (first) {
    const [path, size] = first;
    const { text: alt } = picturesIn(content).find(({ href }) => href === path)!;
    return { url: siteUrl + path, alt, ...size };
  }
  const { title } = newsTexts[locale].meta;
  return { url: siteUrl + shareImagePath(paths.news, locale), alt: title, width: 1200, height: 630 };
}

function blogPosting(siteUrl: string, post: PublishedPost, url: string, description: string, picture: Picture) {
  const publisher = { '@type': 'Organization', name: brand.name, url: `${siteUrl}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: post.locale,
    datePublished: post.publishedAt,
    dateModified: post.changedAt > post.publishedAt ? post.changedAt : post.publishedAt,
    image: picture.url,
    author: publisher,
    publisher: { ...publisher, logo: `${siteUrl}/icon-512.png` },
  };
}

function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
