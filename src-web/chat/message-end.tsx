import type { ChatContent } from '../../src-shared/content/types/chat.ts';
import type { SuggestedAction } from '../../src-shared/contracts/chat.ts';
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
  /** Opens the way to a person. Without it the team's address is offered. */
  onAskPerson?: () => void;
}

/** What is below a message of Joe: whether it broke off, where it comes from, and what the visitor can do next. */
export function MessageEnd({ message, labels, onNavigate, onRetry, onAskPerson }: MessageEndProps) {
  const { interrupted, sources = [], suggestedActions = [], unanswered, retry } = message;
  const actions = unanswered && !onAskPerson ? withContact(suggestedActions) : suggestedActions;
  return (
    <>
      {interrupted && <p className="mt-0.5 text-xs text-ink-soft">{labels.interrupted[interrupted]}</p>}
      {sources.length > 0 && <SourceLinks label={labels.sources} sources={sources} onNavigate={onNavigate} />}
      {retry && (
        <button type="button" onClick={() => onRetry(message)} className={`${pillClass} mt-1`}>
          {retry.offline ? labels.sendAgain : labels.retry}
        </button>
      )}
      {unanswered && onAskPerson && (
        <button type="button" onClick={onAskPerson} className={`${pillClass} mt-1`}>
          {labels.askPerson}
        </button>
      )}
      {actions.length > 0 && <ActionLinks actions={actions} labels={labels.actions} onNavigate={onNavigate} />}
    </>
  );
}

/** `contact_support` leads to the same address. */
function withContact(actions: SuggestedAction[]): SuggestedAction[] {
  return actions.some((action) => action.startsWith('contact_')) ? actions : [...actions, 'contact_team'];
}
