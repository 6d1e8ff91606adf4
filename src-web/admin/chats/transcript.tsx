import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { formatTime } from '../format.ts';

const { chats: texts } = admin;

/** The API returns the newest messages first, and at most 100 of them. */
export function Transcript() {
  const { sessionId = '' } = useParams();
  const query = useQuery({
    queryKey: ['chat', sessionId],
    queryFn: () => call('GET /api/admin/chats/:sessionId', { params: { sessionId }, query: {} }),
  });
  return (
    <>
      <PageTitle title={texts.transcript}>
        <ButtonLink variant="quiet" to="/admin/chats">
          {texts.back}
        </ButtonLink>
      </PageTitle>
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{texts.empty}</Empty>
          ) : (
            <ol className="grid max-w-narrow gap-2">
              {items.toReversed().map(({ id, is_bot, message, timestamp, metadata }) => (
                <li
                  key={id}
                  className={classNames(
                    'max-w-[85%] rounded border p-1.5',
                    is_bot ? 'border-line bg-raised' : 'ms-auto border-transparent bg-accent-wash',
                  )}
                >
                  <p className="text-xs text-ink-soft">
                    <span className="font-semibold">{is_bot ? texts.joe : texts.visitor}</span> ·{' '}
                    {formatTime(timestamp)}
                    {metadata.confidence !== null && ` · ${texts.confidence(String(metadata.confidence))}`}
                  </p>
                  <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                    {message}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryBoundary>
    </>
  );
}
