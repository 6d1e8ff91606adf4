import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { live } from '../../../src-shared/content/en/admin-live.ts';
import type { ChatMessage, HandoverState } from '../../../src-shared/contracts/chat.ts';
import { call } from '../../lib/api.ts';
import { mergeMessages, useLiveSession } from '../../lib/use-live-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../parts/page.tsx';
import { Empty, QueryBoundary } from '../parts/states.tsx';
import { checkSession } from '../session.ts';
import { LiveBar, LiveComposer, useIsMine } from './takeover.tsx';
import { TranscriptMessage, UnsentMessage } from './transcript-message.tsx';

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
  const [heard, setHeard] = useState<ChatMessage[]>([]);
  const [state, setState] = useState<HandoverState>();
  const session = useLiveSession({
    path: `/api/admin/chats/${encodeURIComponent(sessionId)}/socket`,
    isStaff: true,
    onMessages: (messages) => setHeard((before) => mergeMessages(before, messages)),
    onState: setState,
    onRefusal: checkSession,
  });
  const isMine = useIsMine(state);
  const end = useRef<HTMLDivElement>(null);
  const newest = heard.at(-1)?.id;
  useEffect(() => {
    if (newest && isMine) end.current?.scrollIntoView({ block: 'end' });
  }, [newest, isMine]);
  return (
    <>
      <PageTitle title={texts.transcript}>
        <ButtonLink variant="quiet" to="/admin/chats">
          {texts.back}
        </ButtonLink>
      </PageTitle>
      <LiveBar state={state} session={session} />
      <QueryBoundary query={query}>
        {({ pages }) => {
          const messages = mergeMessages(pages.flatMap(({ items }) => items).reverse(), heard);
          if (messages.length === 0) return <Empty>{texts.empty}</Empty>;
          return (
            <>
              {pages[0]?.submissionIds.map((id) => (
                <ButtonLink key={id} variant="secondary" className="mb-2" to={`/admin/submissions/${id}`}>
                  {live.submission}
                </ButtonLink>
              ))}
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
              <div role="log" aria-label={texts.transcript}>
                <ol className="grid max-w-narrow gap-2">
                  {messages.map((message) => (
                    <TranscriptMessage key={message.id} {...message} />
                  ))}
                  {session.unsent.map((message) => (
                    <UnsentMessage key={message.id} {...message} />
                  ))}
                </ol>
              </div>
            </>
          );
        }}
      </QueryBoundary>
      {isMine && <LiveComposer session={session} />}
      <div ref={end} />
    </>
  );
}
