import { confidenceOf } from '#shared/chat/confidence.ts';
import type { ChatContent } from '#shared/content/en/chat.ts';
import { direction } from '#shared/locales.ts';
import { useLocale } from '../locale.tsx';
import { classNames } from '../ui/class-names.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { hourAndMinute } from './hour-and-minute.ts';
import { Markup } from './markup.tsx';
import type { Message } from './message.ts';
import { ActionLinks, type ChatActions, SourceLinks } from './message-links.tsx';
import { pillClass } from './pill.ts';

interface MessageBubbleProps {
  message: Message;
  content: ChatContent;
  /** The texts up to this message. */
  read: () => string[];
  /** Times for a demo stand below it, in place of that action. */
  isOffered?: boolean;
  actions: ChatActions;
  onNavigate: () => void;
  onRetry: (message: Message) => void;
}

export function MessageBubble({ message, content, ...rest }: MessageBubbleProps) {
  const { text, language, isBot, timestamp, confidence, writing, interrupted, labels, judged, name, sending } = message;
  const locale = useLocale();
  if (message.notice) {
    return (
      <div>
        <EventLine message={message} />
        <MessageEnd message={message} labels={content} {...rest} />
      </div>
    );
  }
  return (
    <div className={isBot ? 'me-3' : 'ms-5 flex flex-col items-end'}>
      {name ? (
        <p className="mb-0.25 text-xs font-semibold text-accent">
          <bdi>{name}</bdi>
        </p>
      ) : (
        <span className="sr-only">{isBot ? content.speaker.bot : content.speaker.visitor}: </span>
      )}
      {text !== '' && (
        <div
          // One direction for the whole message: a line that begins with a Latin name must not flip.
          lang={language}
          dir={direction[language]}
          className={classNames(
            'w-fit max-w-full whitespace-pre-line break-words rounded px-1.5 py-1 text-sm',
            '[&_a]:font-medium [&_a]:text-accent [&_a]:underline [&_code]:rounded-sm [&_code]:bg-sand [&_code]:px-0.5 [&_code]:text-xs',
            isBot ? 'rounded-es-sm border bg-raised' : 'rounded-ee-sm bg-accent-wash',
            isBot && (name ? 'border-accent/50' : 'border-line'),
            sending && 'opacity-70',
          )}
        >
          {isBot && !name ? <Markup text={text} unfinished={writing || interrupted !== undefined} /> : text}
        </div>
      )}
      <div className="tabular mt-0.5 flex flex-wrap items-center gap-x-1 text-xs text-ink-soft">
        {sending ? (
          <span>{content.handover.sending}</span>
        ) : (
          <time dateTime={timestamp}>{hourAndMinute(timestamp, locale)}</time>
        )}
        {confidence === confidenceOf.model && (
          <span className="rounded-sm border border-line-strong/50 px-0.5 font-semibold">{content.aiMarker}</span>
        )}
        {judged && !writing && <AnswerFeedback answer={judged} texts={content.feedback} />}
      </div>
      {labels && !writing && (
        // An Arabic answer keeps its sources and buttons on its side, also on an English page.
        <div lang={language} dir={direction[language]} className="w-fit max-w-full">
          <MessageEnd message={message} labels={labels} {...rest} />
        </div>
      )}
    </div>
  );
}

function EventLine({ message }: { message: Message }) {
  return (
    <p
      lang={message.language}
      dir={direction[message.language]}
      className="mx-auto max-w-[90%] rounded-full bg-sand px-1.5 py-0.5 text-center text-xs text-ink-soft"
    >
      {message.text}
    </p>
  );
}

/** A model cites all of its sources. Of an answer without one, the first is the source, and the others say more. */
function Sources({ message, labels, onNavigate }: Pick<MessageEndProps, 'message' | 'labels' | 'onNavigate'>) {
  const { sources = [], unanswered, confidence } = message;
  if (unanswered) return <SourceLinks label={labels.nearest} sources={sources} onNavigate={onNavigate} />;
  const cited = confidence === confidenceOf.model ? sources : sources.slice(0, 1);
  const others = sources.slice(cited.length);
  return (
    <>
      <SourceLinks label={cited.length > 1 ? labels.sources : labels.source} sources={cited} onNavigate={onNavigate} />
      {others.length > 0 && <SourceLinks label={labels.seeAlso} sources={others} onNavigate={onNavigate} />}
    </>
  );
}

interface MessageEndProps extends Omit<MessageBubbleProps, 'content'> {
  labels: ChatContent;
}

function MessageEnd({ message, labels, read, isOffered, actions, onNavigate, onRetry }: MessageEndProps) {
  const { interrupted, sources = [], suggestedActions = [], unanswered, retry } = message;
  const shown = suggestedActions.filter((action) => !isOffered || action !== 'schedule_demo');
  return (
    <>
      {interrupted && <p className="mt-0.5 text-xs text-ink-soft">{labels.interrupted[interrupted]}</p>}
      {sources.length > 0 && <Sources message={message} labels={labels} onNavigate={onNavigate} />}
      {retry && (
        <button type="button" onClick={() => onRetry(message)} className={`${pillClass} mt-1`}>
          {retry.offline ? labels.sendAgain : labels.retry}
        </button>
      )}
      {shown.length > 0 && (
        <ActionLinks
          actions={shown}
          labels={labels.actions}
          cited={unanswered ? [] : sources}
          read={read}
          own={actions}
          onNavigate={onNavigate}
        />
      )}
    </>
  );
}
