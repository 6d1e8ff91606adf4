import { useEffect, useRef, useState } from 'react';
import type { HandoverState } from '#shared/contracts/chat.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { steps } from '../analytics/progress.ts';
import { call } from '../lib/api.ts';
import { storeBooking, storedBooking } from './booking/stored-booking.ts';
import type { PageChat } from './chat-contents.ts';
import { type Message, newMessage, type Waiting } from './message.ts';
import { storeLeftAnswer } from './open-state.ts';
import { errorMessage, sendMessage } from './send-message.ts';
import { forgetSession, newSessionId, storedSession, storeSession } from './stored-session.ts';
import type { FirstMessageCheck } from './use-first-message-check.tsx';
import { useOtherTabs } from './use-other-tabs.ts';

interface Conversation {
  sessionId: string;
  show: (messages: Message[]) => void;
  loadedState: HandoverState | undefined;
  messages: Message[];
  waiting: Waiting;
  send: (text: string) => Promise<void>;
  stop: () => Promise<void>;
  retry: (failed: Message) => Promise<void>;
  reset: () => Promise<void>;
  /** Undoes the reset, for ten seconds and until the next message. */
  undoReset: (() => Promise<void>) | undefined;
  /** Reads the conversation again. */
  reload: () => void;
}

/** The connection is closed when the Worker does not confirm a stop in this time. */
const stopTimeoutMs = 3_000;

const stopped = { writing: undefined, interrupted: 'stopped' } as const;

export function useConversation(page: PageChat, check: FirstMessageCheck): Conversation {
  const { locale, content } = page;
  const [sessionId, setSessionId] = useState(() => storedSession() ?? newSessionId());
  const [messages, setMessages] = useState(() => [newMessage({ text: content.greeting, isBot: true }, locale)]);
  const [waiting, setWaiting] = useState<Waiting>(() => (storedSession() ? 'conversation' : undefined));
  const resetCount = useRef(0);
  const connection = useRef<AbortController>(undefined);
  const answered = useRef<string>(undefined);
  const params = { sessionId };
  const [undoable, setUndoable] = useState<() => void>();
  const [loadedState, setLoadedState] = useState<HandoverState>();
  useOtherTabs(page, { sessionId, setSessionId, setMessages, waiting, setWaiting, setLoadedState });

  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(() => setUndoable(undefined), undoDurationMs);
    return () => clearTimeout(timer);
  }, [undoable]);

  useEffect(() => {
    const leave = () => {
      if (answered.current !== undefined) storeLeftAnswer(answered.current);
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  const add = (message: Message) => setMessages((earlier) => [...earlier, message]);
  const put = (message: Message) => setMessages((earlier) => withMessage(earlier, message));

  async function send(text: string) {
    const trimmed = text.trim();
    if (waiting || trimmed === '') return;
    setUndoable(undefined);
    const resetCountAtSend = resetCount.current;
    const isCurrent = () => resetCount.current === resetCountAtSend;
    const abort = new AbortController();
    connection.current = abort;
    add(newMessage({ text: trimmed, isBot: false }, locale));
    setWaiting('answer');
    answered.current = trimmed;
    // Joe answers in the language of the question; the first words of an answer may be a Latin name.
    const draft = newMessage({ text: '', isBot: true, writing: true }, dominantLocale(trimmed, locale));
    steps.add('chat.asked');
    // Only the display is trimmed: the model gets the text as the visitor typed it.
    const reply = await sendMessage(sessionId, text, page, {
      signal: abort.signal,
      onAccepted: () => storeSession(sessionId),
      check,
      onText: (written) => isCurrent() && put({ ...draft, text: written }),
    });
    if (!isCurrent()) return;
    // A page that goes away may close the connection before it says so.
    if (!reply?.retry) answered.current = undefined;
    if (reply) put({ ...newMessage(reply, locale), id: draft.id });
    // A person has the conversation, which this tab did not know.
    setWaiting(reply ? undefined : 'conversation');
    // The other tabs then read the answer.
    if (storedSession() === sessionId) storeSession(sessionId);
  }

  async function stop() {
    const current = connection.current;
    answered.current = undefined;
    try {
      await call('POST /api/chat/:sessionId/stop', { params }, { timeout: stopTimeoutMs });
    } catch {
      // The Worker notices the closed connection.
      current?.abort();
    }
  }

  async function retry(failed: Message) {
    if (waiting || !failed.retry) return;
    // A message without an answer is sent anew; the part of an answer that broke off stays.
    if (!failed.interrupted) setMessages((earlier) => withoutTurn(earlier, failed));
    await send(failed.retry.text);
  }

  async function reset() {
    if (waiting === 'reset') return;
    resetCount.current += 1;
    answered.current = undefined;
    setWaiting('reset');
    try {
      await call('POST /api/chat/:sessionId/reset', { params });
      setMessages([newMessage({ text: content.greetingAfterReset, isBot: true }, locale)]);
      const booking = storedBooking(sessionId);
      if (storedSession()) setUndoable(() => () => storeBooking(sessionId, booking));
      forgetSession();
    } catch (error) {
      // The reset failed and Joe still has the old messages as context, so they stay visible.
      setMessages((earlier) => [
        ...earlier.map((message) => (message.writing ? { ...message, ...stopped } : message)),
        newMessage(errorMessage(error, content), locale),
      ]);
    }
    connection.current?.abort();
    setWaiting(undefined);
  }

  async function undoReset(restoreBooking: () => void) {
    setUndoable(undefined);
    try {
      await call('POST /api/chat/:sessionId/undo-reset', { params });
      storeSession(sessionId);
      restoreBooking();
      setWaiting('conversation');
    } catch (error) {
      add(newMessage(errorMessage(error, content), locale));
    }
  }

  const show = (shown: Message[]) =>
    setMessages((earlier) => {
      const ids = new Set(earlier.map(({ id }) => id));
      return [...earlier, ...shown.filter(({ id }) => !ids.has(id))];
    });

  const reload = () => setWaiting('conversation');

  const undo = undoable && (() => undoReset(undoable));

  return { sessionId, loadedState, messages, show, waiting, send, stop, retry, reset, undoReset: undo, reload };
}

function withMessage(earlier: Message[], message: Message): Message[] {
  const isListed = earlier.some(({ id }) => id === message.id);
  return isListed ? earlier.map((other) => (other.id === message.id ? message : other)) : [...earlier, message];
}

function withoutTurn(earlier: Message[], failed: Message): Message[] {
  const at = earlier.findIndex(({ id }) => id === failed.id);
  return earlier.filter((_, index) => index !== at && index !== at - 1);
}
