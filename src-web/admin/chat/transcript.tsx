import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ChatMessage, HandoverState } from '#shared/contracts/chat.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { live } from '#shared/staff-texts/live-chat.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { Markup } from '../../chat/markup.tsx';
import { call } from '../../lib/api.ts';
import { mergeMessages, type Unsent, useLiveSession } from '../../lib/use-live-session.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { PageTitle } from '../components/page.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { checkSession } from '../session.ts';
import { LiveBar, LiveComposer, useIsMine } from './takeover.tsx';
import { WhatsappBar } from './whatsapp-bar.tsx';
import { WhatsappComposer } from './whatsapp-composer.tsx';
import { WhatsappNotes } from './whatsapp-notes.tsx';

const { chats: texts } = admin;

/** Ticks and messages of WhatsApp are seen after so long at most. */
const pollIntervalMs = 5000;

const bubble = 'max-w-[85%] rounded border p-1.5';

const text = 'whitespace-pre-wrap wrap-anywhere';

export function Transcript() {
  const { sessionId = '' } = useParams();
  const query = useInfiniteQuery({
    queryKey: ['chat', sessionId],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/admin/chats/:sessionId', { params: { sessionId }, query: { cursor } }),
    refetchInterval: ({ state: { data } }) => (data?.pages[0]?.whatsapp ? pollIntervalMs : false),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const [received, setReceived] = useState<ChatMessage[]>([]);
  const [state, setState] = useState<HandoverState>();
  const session = useLiveSession({
    path: `/api/admin/chats/${encodeURIComponent(sessionId)}/socket`,
    isStaff: true,
    onMessages: (messages) => setReceived((before) => mergeMessages(before, messages)),
    onState: setState,
    onRefusal: checkSession,
  });
  const isMine = useIsMine(state);
  const person = query.data?.pages[0]?.whatsapp;
  const end = useRef<HTMLDivElement>(null);
  const newest = received.at(-1)?.id;
  useEffect(() => {
    if (newest && isMine) end.current?.scrollIntoView({ block: 'end' });
  }, [newest, isMine]);
  return (
    <>
      <PageTitle title={person ? whatsappChat.title : texts.transcript}>
        <ButtonLink variant="quiet" to="/admin/inbox/chats">
          {texts.back}
        </ButtonLink>
      </PageTitle>
      {person ? (
        <WhatsappBar sessionId={sessionId} person={person} state={state} session={session} />
      ) : (
        <LiveBar state={state} session={session} />
      )}
      <QueryBoundary query={query}>
        {({ pages }) => {
          const messages = mergeMessages(pages.flatMap(({ items }) => items).reverse(), received);
          const deliveries = Object.assign({}, ...pages.map((page) => page.deliveries));
          const files = Object.assign({}, ...pages.map((page) => page.files));
          if (messages.length === 0) return <Empty>{texts.empty}</Empty>;
          return (
            <>
              {pages[0]?.submissionIds.map((id) => (
                <ButtonLink key={id} variant="secondary" className="mb-2" to={`/admin/inbox/${id}`}>
                  {live.submission}
                </ButtonLink>
              ))}
              {query.hasNextPage && (
                <Button
                  variant="secondary"
                  className="mb-2"
                  pending={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {texts.earlier}
                </Button>
              )}
              <div role="log" aria-label={texts.transcript}>
                <ol className="grid max-w-narrow gap-2">
                  {messages.map((message) => (
                    <TranscriptMessage
                      key={message.id}
                      {...message}
                      isWhatsapp={Boolean(person)}
                      visitor={person ? (person.name ?? person.phone ?? whatsappChat.person) : texts.visitor}
                    >
                      {person && <WhatsappNotes message={message} deliveries={deliveries} files={files} />}
                    </TranscriptMessage>
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
      {person ? (
        <WhatsappComposer key={sessionId} sessionId={sessionId} person={person} />
      ) : (
        isMine && <LiveComposer session={session} />
      )}
      <div ref={end} />
    </>
  );
}

interface TranscriptMessageProps extends ChatMessage {
  isWhatsapp: boolean;
  visitor: string;
  children: ReactNode;
}

function TranscriptMessage({
  is_bot,
  message,
  timestamp,
  metadata,
  isWhatsapp,
  visitor,
  children,
}: TranscriptMessageProps) {
  const nameOfStaff = useStaffNames();
  const { notice, author, template } = metadata;
  if (notice) {
    return (
      <li className="text-center text-sm text-ink-soft text-balance">
        {isWhatsapp && notice.kind === 'promised'
          ? whatsappChat.promised
          : live.notices[notice.kind](notice.name ?? '')}{' '}
        · {formatTime(timestamp)}
      </li>
    );
  }
  const isVisitor = !is_bot && !author;
  return (
    <li className={classNames(bubble, toneOf(isVisitor, author))}>
      <p className="text-xs text-ink-soft wrap-anywhere">
        <span className="font-semibold">
          <bdi>
            {isVisitor ? visitor : author ? nameOfStaff(author) : template ? whatsappChat.automatic : texts.joe}
          </bdi>
        </span>{' '}
        · {formatTime(timestamp)}
        {notesOf(metadata).map((note) => (
          <Fragment key={note}>
            {' · '}
            <bdi>{note}</bdi>
          </Fragment>
        ))}
      </p>
      <p dir="auto" className={text}>
        {is_bot ? <Markup text={message} /> : message}
      </p>
      {children}
    </li>
  );
}

function UnsentMessage({ text: message }: Unsent) {
  return (
    <li className={classNames(bubble, toneOf(false, 'me'), 'opacity-70')}>
      <p className="text-xs text-ink-soft">{live.sending}</p>
      <p dir="auto" className={text}>
        {message}
      </p>
    </li>
  );
}

function toneOf(isVisitor: boolean, author: string | undefined): string {
  if (isVisitor) return 'border-transparent bg-accent-wash';
  return `ms-auto ${author ? 'border-success/30 bg-success-wash' : 'border-line bg-raised'}`;
}

function notesOf({ interrupted, canned, unanswered, helpful, reason }: ChatMessage['metadata']): string[] {
  return [
    ...(interrupted ? [texts.interrupted[interrupted]] : []),
    ...(canned ? [texts.canned] : []),
    ...(unanswered ? [texts.unanswered] : []),
    ...(helpful === undefined ? [] : [helpful ? texts.helpful : texts.unhelpful(reason)]),
  ];
}
