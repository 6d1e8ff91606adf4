import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import type { DraftDestination } from '#shared/contracts/newsletter.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { PageTitle } from '../components/page.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { Composer } from './composer.tsx';
import { draftFrom, emptyDraft, isUnsaved, storedDraft } from './draft.ts';
import { draftsQuery } from './use-shared-draft.ts';

const destinations = Object.keys(news.destinations) as DraftDestination[];

/** The composer as a page. A new draft gets its address once it is stored. */
export function WriteView() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const drafts = useQuery(draftsQuery);
  const stored = storedDraft();
  const destination = destinations.find((one) => one === params.get('to')) ?? 'email';
  const common = {
    isPage: true,
    onSaved: (saved: string) => {
      if (saved !== id) navigate(`${paths.writeNewsletter}/${saved}`, { replace: true });
    },
    onSent: () => navigate(paths.newsletter),
  };
  const isOwn = id === undefined || stored.id === id;
  return (
    <>
      <PageTitle title={texts.list.write} isCompact>
        <ButtonLink variant="quiet" to={paths.newsletter}>
          {texts.list.back}
        </ButtonLink>
      </PageTitle>
      {isOwn ? (
        <Composer {...common} start={id || isUnsaved(stored) ? stored : { ...emptyDraft(), destination }} />
      ) : (
        <QueryBoundary query={drafts}>
          {({ items }) => {
            const found = items.find((draft) => draft.id === id);
            return found ? <Composer {...common} start={draftFrom(found)} /> : <Empty>{texts.drafts.gone}</Empty>;
          }}
        </QueryBoundary>
      )}
    </>
  );
}
