import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCloseOpened, withoutStart } from '../../components/detail.tsx';
import { rowLink } from '../../components/list.tsx';
import { useShortcuts } from '../../components/shortcuts.ts';
import { part } from '../../part.tsx';
import { type SubmissionQuery, useNeighbours } from '../list/submission-pages.ts';

const Conversation = part(() => import('./submission-view.tsx').then(({ Conversation }) => Conversation));

const { screen: texts } = conversationTexts;

interface ConversationScreenProps {
  id: string | undefined;
  query: SubmissionQuery;
  /** The address of the list, its filters, and its name. */
  path: string;
  suffix: string;
  name: string;
  children: ReactNode;
}

/** A list, and beside it one of its conversations; on a narrow screen the conversation takes the place of the list. */
export function ConversationScreen({ id, query, path, suffix, name, children }: ConversationScreenProps) {
  return (
    <div
      data-conversation={id && ''}
      className="panes:grid panes:min-h-0 panes:flex-1 panes:grid-cols-[clamp(12rem,18vw,20rem)_minmax(0,1fr)] panes:grid-rows-1 panes:gap-2"
    >
      <section
        aria-label={name}
        className={classNames(
          'min-w-0 panes:block panes:overflow-y-auto panes:overscroll-contain panes:border-e panes:border-line panes:pe-1',
          id && 'hidden',
        )}
      >
        {children}
      </section>
      {id && <Opened id={id} query={query} path={path} suffix={suffix} name={name} />}
    </div>
  );
}

type OpenedProps = Omit<ConversationScreenProps, 'id' | 'children'> & { id: string };

function Opened({ id, query, path, suffix, name }: OpenedProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { previous, next } = useNeighbours(query, id);
  const close = useCloseOpened(path + suffix);
  const pathOf = (other: string) => `${path}/${other}${suffix}`;
  // Back leads to the list, however many conversations have been read.
  const go = (other: string | undefined) => {
    if (other) navigate(pathOf(other), { replace: true, state: withoutStart(state) });
  };
  useShortcuts({ j: () => go(next), k: () => go(previous), Escape: close });
  useEffect(() => {
    rowLink(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const control = 'inline-flex size-5.5 shrink-0 items-center justify-center rounded text-ink-soft';
  const step = (to: string | undefined, label: string, turn: string) =>
    to ? (
      <Link
        to={pathOf(to)}
        replace
        state={withoutStart(state)}
        aria-label={label}
        title={label}
        className={`${control} hover:bg-sand hover:text-ink`}
      >
        <Icon name="chevron" className={`size-2 ${turn}`} />
      </Link>
    ) : (
      <span className={`${control} opacity-40`}>
        <Icon name="chevron" className={`size-2 ${turn}`} />
      </span>
    );
  return (
    <Conversation
      key={id}
      id={id}
      start={state?.start}
      onNext={next ? () => go(next) : undefined}
      back={
        <button
          type="button"
          aria-label={texts.back(name)}
          title={texts.back(name)}
          onClick={close}
          className={`${control} -ms-1 hover:bg-sand hover:text-ink`}
        >
          <Icon name="arrow" className="size-2 rotate-180" />
        </button>
      }
      steps={
        <nav aria-label={texts.steps} className="flex">
          {step(previous, texts.previous, 'rotate-180')}
          {step(next, texts.next, '')}
        </nav>
      }
    />
  );
}
