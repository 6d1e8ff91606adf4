import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { ChatMessage } from '../../../src-shared/contracts/chat.ts';
import { call } from '../../lib/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { formatTime } from '../format.ts';

const { chats: texts } = admin;

/** The API returns the newest messages first, a hundred at a time. */
export function Transcript() {
  const { sessionId = '' } = useParams();
  const query = useInfiniteQuery({
    queryKey: ['chat', sessionId],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/admin/chats/:sessionId', { params: { sessionId }, query: { cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  return (
    <>
      <PageTitle title={texts.transcript}>
        <ButtonLink variant="quiet" to="/admin/chats">
          {texts.back}
        </ButtonLink>
      </PageTitle>
      <QueryBoundary query={query}>
        {({ pages }) => {
          const messages = pages.flatMap(({ items }) => items).reverse();
          if (messages.length === 0) return <Empty>{texts.empty}</Empty>;
          return (
            <>
              {query.hasNextPage && (
                <Button
                  variant="secondary"
                  className="mb-2"
                  disabled={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {texts.earlier}
                </Button>
              )}
              <ol className="grid max-w-narrow gap-2">
                {messages.map((message) => (
                  <Message key={message.id} {...message} />
                ))}
              </ol>
            </>
          );
        }}
      </QueryBoundary>
    </>
  );
}

function Message({ is_bot, message, timestamp, metadata }: ChatMessage) {
  return (
    <li
      className={classNames(
        'max-w-[85%] rounded border p-1.5',
        is_bot ? 'border-line bg-raised' : 'ms-auto border-transparent bg-accent-wash',
      )}
    >
      <p className="text-xs text-ink-soft">
        <span className="font-semibold">{is_bot ? texts.joe : texts.visitor}</span> · {formatTime(timestamp)}
        {notesOf(metadata).map((note) => (
          <Fragment key={note}>
            {' · '}
            <bdi>{note}</bdi>
          </Fragment>
        ))}
      </p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {message}
      </p>
    </li>
  );
}

/** What became of an answer, in words. */
function notesOf({ confidence, interrupted, canned, unanswered, helpful, reason }: ChatMessage['metadata']): string[] {
  return [
    ...(confidence === null ? [] : [texts.confidence(String(confidence))]),
    ...(interrupted ? [texts.interrupted[interrupted]] : []),
    ...(canned ? [texts.canned] : []),
    ...(unanswered ? [texts.unanswered] : []),
    ...(helpful === undefined ? [] : [helpful ? texts.helpful : texts.unhelpful(reason)]),
  ];
}
