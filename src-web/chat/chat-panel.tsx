import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatContent } from '#shared/content/en/chat.ts';
import { steps } from '../analytics/progress.ts';
import { isComposing } from '../lib/is-composing.ts';
import { useLocale } from '../locale.tsx';
import { classNames } from '../ui/class-names.ts';
import { useBooking } from './booking/use-booking.tsx';
import { ChatHeader } from './chat-header.tsx';
import { Composer, QuickQuestions, StopButton } from './composer.tsx';
import { CopyForm } from './copy-form.tsx';
import { LeaveAddressForm } from './leave-address-form.tsx';
import { ActionLinks, type ChatActions } from './message-links.tsx';
import { Announcement, MessageList } from './message-list.tsx';
import { storedOpenState, storeOpenState } from './open-state.ts';
import { openPanel } from './panel-still.ts';
import { pillClass } from './pill.ts';
import { storeSession } from './stored-session.ts';
import { AskButton, TakeoverBar, TakeoverFailure } from './takeover-bar.tsx';
import { useConversation } from './use-conversation.ts';
import { useFirstMessageCheck } from './use-first-message-check.tsx';
import { useTakeover } from './use-takeover.ts';

export interface ChatPanelProps {
  content: ChatContent;
  open: boolean;
  /** It was open on the page before, and does not take the focus. */
  isRestored?: boolean;
  onClose: () => void;
}

export default function ChatPanel({ content, open, isRestored, onClose }: ChatPanelProps) {
  const page = { locale: useLocale(), content };
  const check = useFirstMessageCheck();
  const { sessionId, loadedState, messages, show, waiting, send, stop, retry, reset, undoReset, reload } =
    useConversation(page, check);
  const takeover = useTakeover({
    sessionId,
    loadedState,
    page,
    open,
    hasBegun: messages.some(({ isBot, sending }) => !isBot && !sending),
    show,
    check,
    onAsk: () => storeSession(sessionId),
    onJoe: reload,
  });
  const booking = useBooking({ sessionId, open, page, messages, onClosed: focusPanel });
  const newest = booking.messages.at(-1);
  const typing = waiting === 'answer' || waiting === 'elsewhere';
  const [minimised, setMinimised] = useState(() => storedOpenState() === 'minimised');
  const [isCopying, setIsCopying] = useState(false);
  const isNew = messages.length === 1 && waiting === undefined;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useKeyboardInset(dialog);

  /** On a touch device, focusing the input would open the keyboard, which covers the messages. */
  function focusPanel() {
    const focused = matchMedia('(pointer: fine)').matches ? input.current : dialog.current;
    focused?.focus();
  }

  function thenFocus<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
    return (...args: Args) => {
      void action(...args);
      focusPanel();
    };
  }

  // A layout effect: nothing can be typed between the panel and its still.
  useLayoutEffect(() => {
    if (!open) return;
    const element = dialog.current!;
    const focused = document.activeElement as HTMLElement | null;
    openPanel(element, () => {
      if (!isRestored) focusPanel();
      // `show` has moved the focus.
      else if (focused && focused !== document.body) focused.focus({ preventScroll: true });
      else element.focus({ preventScroll: true });
    });
    if (!isRestored) steps.add('chat.opened');
    return () => element.close();
  }, [open, isRestored]);

  function minimise(isMinimised: boolean) {
    setMinimised(isMinimised);
    storeOpenState(isMinimised ? 'minimised' : 'open');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onClose();
  }

  function closeForm() {
    flushSync(takeover.closeForm);
    input.current?.focus();
  }

  function closeCopy() {
    flushSync(() => setIsCopying(false));
    input.current?.focus();
  }

  function openCopy() {
    minimise(false);
    setIsCopying(true);
  }

  const actions: ChatActions = {
    schedule_demo: booking.open,
    contact_team() {
      if (!takeover.asking) void takeover.ask();
    },
  };

  /** On a phone the panel would cover the page that the link opens. */
  function minimiseOnPhone() {
    if (matchMedia('(width < 36rem)').matches) minimise(true);
  }

  const hasBegun = messages.some(({ isBot, sending }) => !isBot && !sending);
  const form =
    booking.view ??
    (isCopying && hasBegun ? (
      <CopyForm sessionId={sessionId} email={booking.known.email} content={content} onClose={closeCopy} />
    ) : (
      takeover.form && (
        <LeaveAddressForm
          {...takeover.form}
          sessionId={sessionId}
          known={booking.known}
          content={content.handover}
          onClose={closeForm}
        >
          <ActionLinks
            actions={['schedule_demo']}
            labels={content.actions}
            own={actions}
            onNavigate={minimiseOnPhone}
          />
        </LeaveAddressForm>
      )
    ));

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className={classNames(
        'chat-panel fixed inset-x-0 z-50 m-0 w-full max-w-none flex-col overflow-hidden rounded-t-lg bg-paper text-ink border border-line shadow-high open:flex sm:start-auto sm:end-3 sm:w-48 sm:rounded-lg',
        minimised ? 'h-7.5' : 'chat-open h-[80dvh] sm:h-62.5',
      )}
    >
      <ChatHeader
        content={content}
        titleId={titleId}
        minimised={minimised}
        onCopy={hasBegun && !booking.view ? openCopy : undefined}
        onReset={reset}
        onMinimise={() => minimise(!minimised)}
        onClose={onClose}
      />
      <Announcement content={content} message={newest} typing={typing} />
      <div hidden={minimised} className="flex min-h-0 grow flex-col [&[hidden]]:hidden">
        <TakeoverBar takeover={takeover} content={content.handover} />
        {form}
        {/* Stays: it has the draft and the place in the conversation. */}
        <div hidden={form !== undefined} className="flex min-h-0 grow flex-col [&[hidden]]:hidden">
          <MessageList
            messages={[...booking.messages, ...takeover.unsent]}
            content={takeover.content}
            booking={booking}
            typing={takeover.isTyping || (typing && !newest?.writing)}
            actions={actions}
            onNavigate={minimiseOnPhone}
            onRetry={thenFocus(retry)}
          />
          <UndoReset content={content} onUndo={undoReset && thenFocus(undoReset)} />
          <TakeoverFailure takeover={takeover} content={content.handover} />
          {!takeover.isWithPeople && (
            <QuickQuestions
              label={content.quickQuestionsLabel}
              questions={content.quickQuestions}
              isFolded={!isNew}
              disabled={waiting !== undefined}
              onSend={send}
            >
              <AskButton takeover={takeover} content={content.handover} />
            </QuickQuestions>
          )}
          {check.widget && <div className="shrink-0 px-1.5">{check.widget}</div>}
          <Composer
            content={takeover.content}
            disabled={waiting !== undefined && !takeover.isWithPeople}
            input={input}
            onSend={takeover.isWithPeople ? takeover.say : send}
            onType={takeover.typed}
          >
            {typing && <StopButton label={content.stop} onStop={thenFocus(stop)} />}
          </Composer>
        </div>
      </div>
    </dialog>
  );
}

/** The region is always rendered, so that screen readers announce the offer. */
function UndoReset({ content, onUndo }: { content: ChatContent; onUndo: (() => void) | undefined }) {
  return (
    <div role="status" className="flex shrink-0 items-center justify-between gap-1 px-2 py-0.5 text-sm empty:hidden">
      {onUndo && (
        <>
          <p>{content.cleared}</p>
          <button type="button" onClick={onUndo} className={pillClass}>
            {content.undo}
          </button>
        </>
      )}
    </div>
  );
}

function useKeyboardInset(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Pinch zoom also shrinks the visual viewport, so the keyboard cannot be measured then.
      const covered = viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty('--keyboard-inset', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
