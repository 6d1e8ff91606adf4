import { type KnowledgeSection, splitText } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import { textOf } from '#shared/markdown/text-of.ts';
import { markdownTokens } from '#shared/markdown/tokens.ts';
import { localizedPath, postPath } from '#shared/paths.ts';
import { gulfDate } from '#shared/time/days.ts';
import { formatDate } from '#shared/time/format-date.ts';
import type { Bindings } from '../../env.ts';
import { remember } from '../../http/remember.ts';
import { publishedNow } from '../../news/published.ts';
import { type PostRow, type PublishedPost, publishedIn } from '../../news/store.ts';
import type { AddedSections } from './find-sections.ts';

interface LoadedNews extends AddedSections {
  /** A text that has not changed is neither read nor indexed again. */
  byText: Map<string, KnowledgeSection[]>;
}

const news = { en: newsIn('en'), ar: newsIn('ar') };

/** What is published now. Without the database, what was published last. */
export function currentNews(env: Bindings, language: Locale): Promise<AddedSections | undefined> {
  return news[language].read(env);
}

function newsIn(language: Locale) {
  return remember<LoadedNews | undefined>({
    initial: undefined,
    failure: 'news_unavailable',
    async load(env, last) {
      const { version, rows } = await publishedNow(env);
      if (last?.version === version) return last;
      const byText = new Map(
        inLanguage(rows, language).map((post) => {
          const key = `${post.locale} ${post.id} ${post.changedAt}`;
          return [key, last?.byText.get(key) ?? sectionsOf(post, language)];
        }),
      );
      return { version, sections: [...byText.values()].flat(), byText };
    },
  });
}

/** A text without this language is found in its own. */
function inLanguage(rows: PostRow[], language: Locale): PublishedPost[] {
  const other = language === 'en' ? 'ar' : 'en';
  return rows.flatMap((row) => publishedIn([row], language)[0] ?? publishedIn([row], other));
}

/** One for each heading, as on the pages of the site. */
function sectionsOf(post: PublishedPost, language: Locale): KnowledgeSection[] {
  const { id, title, lead, content, locale, slug, publishedAt } = post;
  const day = formatDate(gulfDate(new Date(publishedAt)), locale);
  const parts = [{ heading: '', text: [`${day}.`, lead ?? ''] }];
  for (const token of markdownTokens(content)) {
    const text = textOf([token], { items: ' · ', cells: ': ' }).trim();
    if (token.type === 'heading') parts.push({ heading: text, text: [] });
    else parts.at(-1)!.text.push(text);
  }
  return parts.flatMap(({ heading, text }, part) =>
    splitText(text.filter(Boolean).join(' ')).map((piece, index) => ({
      id: `news/${id}/${part}-${index}`,
      locale: language,
      path: localizedPath(postPath(slug), locale),
      title: heading ? `${title}: ${heading}` : title,
      text: piece,
      context: lead ?? '',
      searchPhrases: '',
      weight: 1,
    })),
  );
}
