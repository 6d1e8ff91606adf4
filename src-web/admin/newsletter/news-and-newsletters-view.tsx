import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import { newestShown } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { useCloseOpened } from '../components/detail.tsx';
import { ItemList } from '../components/list.tsx';
import { Menu } from '../components/menu.tsx';
import { PageTitle } from '../components/page.tsx';
import { usePages } from '../components/paged.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { type ListState, listStates, textsBy } from './list-items.ts';
import { ListedRow } from './listed-row.tsx';
import { NewsletterModal } from './newsletter-modal.tsx';
import { PostModal } from './post-editor.tsx';
import { draftsQuery } from './use-shared-draft.ts';

const { views, states } = admin;
const { list } = texts;

/** Drafts, newsletters and news in one list by state; the news of the site have an address of their own. */
export function NewslettersView({ ofSite = false }: { ofSite?: boolean }) {
  const { id } = useParams();
  const [params] = useSearchParams();
  const chosen = listStates.find((state) => state === params.get('state')) ?? 'all';
  const state: ListState = ofSite ? 'site' : chosen;
  const close = useCloseOpened(ofSite ? paths.posts : paths.newsletter);
  const drafts = useQuery(draftsQuery);
  const newsletters = usePages(['newsletters', 'list'], (cursor) =>
    call('GET /api/admin/newsletters', { query: { cursor, limit: 50 } }),
  );
  const posts = usePages(['posts', 'list'], (cursor) => call('GET /api/admin/posts', { query: { cursor, limit: 50 } }));
  const older = [newsletters, posts].filter(({ hasNextPage }) => hasNextPage);
  const itemsOf = <Item,>(data: { pages: { items: Item[] }[] } | undefined) =>
    data?.pages.flatMap(({ items }) => items) ?? [];
  const byState = textsBy(drafts.data?.items ?? [], itemsOf(newsletters.data), itemsOf(posts.data));
  return (
    <>
      <PageTitle title={ofSite ? news.title : views.newsletters}>
        <div className="flex flex-wrap items-center gap-1">
          {ofSite && <ButtonLink to={`${paths.writeNewsletter}?to=news`}>{list.writeNews}</ButtonLink>}
          {!ofSite && <WriteMenu />}
        </div>
      </PageTitle>
      <nav aria-label={list.states.label} className="mb-1 flex flex-wrap gap-x-1 border-b border-line">
        {listStates.map((one) => (
          <Link
            key={one}
            aria-current={one === state ? 'page' : undefined}
            className="inline-flex min-h-5.5 items-center gap-0.5 border-b-2 border-transparent px-0.5 text-sm text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            to={one === 'site' ? paths.posts : one === 'all' ? paths.newsletter : `${paths.newsletter}?state=${one}`}
          >
            {list.states[one]} {one !== 'all' && <span className="tabular text-ink-soft">{byState[one].length}</span>}
          </Link>
        ))}
      </nav>
      <QueryBoundary query={newsletters}>
        {() => (
          <ItemList label={list.label} items={byState[state]} empty={list.empty[state]}>
            {(text) => <ListedRow key={text.id} text={text} ofSite={ofSite} />}
          </ItemList>
        )}
      </QueryBoundary>
      {byState.drafts.length >= newestShown.drafts - 1 && (
        <p className="text-xs text-ink-soft">{texts.drafts.newest}</p>
      )}
      {older.length > 0 && state !== 'drafts' && (
        <Button
          variant="secondary"
          className="mt-2"
          pending={older.some(({ isFetchingNextPage }) => isFetchingNextPage)}
          onClick={() => {
            for (const pages of older) void pages.fetchNextPage();
          }}
        >
          {states.loadMore}
        </Button>
      )}
      {id &&
        (ofSite ? (
          <PostModal key={id} id={id} onClose={close} />
        ) : (
          <NewsletterModal key={id} id={id} onClose={close} />
        ))}
    </>
  );
}

function WriteMenu() {
  return (
    <Menu label={list.write} isPrimary>
      {(['email', 'news', 'both'] as const).map((to) => (
        <ButtonLink key={to} variant="quiet" to={`${paths.writeNewsletter}?to=${to}`}>
          {news.destinations[to]}
        </ButtonLink>
      ))}
    </Menu>
  );
}
