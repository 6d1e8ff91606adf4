import type { ReactElement } from 'react';
import type { Locale } from '#shared/locales.ts';
import type { PictureSizes } from '#shared/markdown/pictures.ts';
import { localizedPath, paths, postPath } from '#shared/paths.ts';
import { gulfDate } from '#shared/time/days.ts';
import { formatDate } from '#shared/time/format-date.ts';
import { LatestNews, NewsArticle, type NewsItem, NewsList, NewsOpening, NewsPages } from '#web/ui/news.tsx';
import type { PublishedPost } from './store.ts';
import { PostContent } from './text-view.tsx';
import { newsTexts } from './texts.ts';

async function toHtml(view: ReactElement): Promise<string> {
  // React's renderer is large, so it is loaded on demand.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(view);
}

interface ListPage {
  number: number;
  hasOlder: boolean;
}

export function renderList(posts: PublishedPost[], { number, hasOlder }: ListPage): Promise<string> {
  const { locale } = posts[0]!;
  const { more, newer, older } = newsTexts[locale];
  const path = localizedPath(paths.news, locale);
  const pages = [
    ...(number > 1 ? [{ label: newer, href: number === 2 ? path : `${path}?page=${number - 1}` }] : []),
    ...(hasOlder ? [{ label: older, href: `${path}?page=${number + 1}` }] : []),
  ];
  return toHtml(
    <>
      <NewsList items={posts.map(itemOf)} />
      {pages.length > 0 && <NewsPages label={more} pages={pages} />}
    </>,
  );
}

export function renderLatest(posts: PublishedPost[], locale: Locale): Promise<string> {
  const { eyebrow } = newsTexts[locale];
  return toHtml(<LatestNews title={eyebrow} all={allLink(locale)} items={posts.map(itemOf)} />);
}

interface Article {
  post: PublishedPost;
  newer: PublishedPost | undefined;
  older: PublishedPost | undefined;
  pictures: PictureSizes;
}

export function renderArticle({ post, newer, older, pictures }: Article): Promise<string> {
  const { locale } = post;
  const texts = newsTexts[locale];
  const neighbours = [
    ...(newer ? [{ ...itemOf(newer), label: texts.newer }] : []),
    ...(older ? [{ ...itemOf(older), label: texts.older }] : []),
  ];
  const actions = texts.callToAction.actions.map(({ label, to }) => ({ label, href: localizedPath(to, locale) }));
  return toHtml(
    <article>
      <NewsOpening eyebrow={texts.eyebrow} title={post.title} lead={post.lead} />
      <NewsArticle
        {...itemOf(post)}
        all={allLink(locale)}
        more={texts.more}
        neighbours={neighbours}
        callToAction={{ ...texts.callToAction, actions }}
      >
        <PostContent pictures={pictures}>{post.content}</PostContent>
      </NewsArticle>
    </article>,
  );
}

/** A feed has an address of its own, so links need their origin. */
export function renderContent(content: string, pictures: PictureSizes, origin: string): Promise<string> {
  return toHtml(
    <PostContent pictures={pictures} origin={origin}>
      {content}
    </PostContent>,
  );
}

function itemOf({ slug, title, lead, publishedAt, locale }: PublishedPost): NewsItem {
  const day = formatDate(gulfDate(new Date(publishedAt)), locale).replace(/^[^\d]+/, '');
  return { href: localizedPath(postPath(slug), locale), title, lead, time: publishedAt, day };
}

function allLink(locale: Locale) {
  return { label: newsTexts[locale].all, href: localizedPath(paths.news, locale) };
}
