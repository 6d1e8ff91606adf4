import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import { ActionLinks } from './action-links.tsx';
import type { Message } from './message.ts';
import { pillClass } from './pill.ts';
import { SourceLinks } from './source-links.tsx';

interface MessageEndProps {
  message: Message;
  /** In the language of the message. */
  labels: ChatContent;
  onNavigate: () => void;
  onRetry: (message: Message) => void;
  onAskPerson: () => void;
}

/** What is below a message of Joe: whether it broke off, where it comes from, and what the visitor can do next. */
export function MessageEnd({ message, labels, onNavigate, onRetry, onAskPerson }: MessageEndProps) {
  const { interrupted, sources = [], suggestedActions = [], unanswered, retry } = message;
  return (
    <>
      {interrupted && <p className="mt-0.5 text-xs text-ink-soft">{labels.interrupted[interrupted]}</p>}
      {sources.length > 0 && <SourceLinks label={labels.sources} sources={sources} onNavigate={onNavigate} />}
      {retry && (
        <button type="button" onClick={() => onRetry(message)} className={`${pillClass} mt-1`}>
          {retry.offline ? labels.sendAgain : labels.retry}
        </button>
      )}
      {unanswered && (
        <button type="button" onClick={onAskPerson} className={`${pillClass} mt-1`}>
          {labels.handover.ask}
        </button>
      )}
      {suggestedActions.length > 0 && (
        <ActionLinks actions={suggestedActions} labels={labels.actions} onNavigate={onNavigate} />
      )}
    </>
  );
}
