import type { NewsContent } from '#shared/content/en/pages/news.ts';
import { newsFeedPath, paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NewsArticle, NewsList, NewsOpening } from '../../ui/news.tsx';
import { Section } from '../../ui/section.tsx';

/** The Worker lists the news, and fills the page for each of them (`src-worker/news/routes.ts`). */
export default function NewsPage({ content }: { content: NewsContent }) {
  const { eyebrow, title, lead, empty, feed, press, callToAction } = content;
  const [demo] = callToAction.actions;
  return (
    <>
      <NewsOpening eyebrow={eyebrow} title={title} lead={lead} />
      <Section>
        <div data-news-list data-invented>
          <p className="max-w-text text-lead text-ink-soft">{empty}</p>
          {demo && (
            <ButtonLink to={demo.to} className="mt-3">
              {demo.label}
            </ButtonLink>
          )}
        </div>
        <p className="mt-3 flex flex-wrap gap-x-3">
          <ButtonLink to={newsFeedPath} variant="quiet">
            {feed}
          </ButtonLink>
          <ButtonLink to={paths.press} variant="quiet">
            {press}
          </ButtonLink>
        </p>
      </Section>
      <Sample content={content} />
    </>
  );
}

/** The styles of the first paint are those of the elements in the prerendered page, so it has all that news can have. */
function Sample({ content: { eyebrow: sample, callToAction } }: { content: NewsContent }) {
  const href = '#main';
  const item = { label: sample, title: sample, lead: sample, time: '', day: sample, href };
  return (
    <template data-news-sample>
      <NewsList items={[item]} />
      <NewsArticle
        {...item}
        all={item}
        more={sample}
        neighbours={[item]}
        callToAction={{ ...callToAction, actions: [item, { ...item, href: '#app' }] }}
      >
        <h2>{sample}</h2>
        <h3>{sample}</h3>
        <p>
          <a href={href}>{sample}</a> <strong>{sample}</strong> <em>{sample}</em> <code>{sample}</code>
          <img src="data:," alt={sample} />
        </p>
        <ul>
          <li>{sample}</li>
        </ul>
        <ol>
          <li>{sample}</li>
        </ol>
        <blockquote>{sample}</blockquote>
        <pre>
          <code>{sample}</code>
        </pre>
        <hr />
        <table>
          <tbody>
            <tr>
              <th>{sample}</th>
              <td>{sample}</td>
            </tr>
          </tbody>
        </table>
      </NewsArticle>
    </template>
  );
}
