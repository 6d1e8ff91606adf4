import { useEffect, useState } from 'react';
import type { ChatContent } from '#shared/content/en/chat.ts';
import type { ChatMessage, HandoverState } from '#shared/contracts/chat.ts';
import { turnstileField } from '#shared/forms/fields.ts';
import { call } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';
import { type LiveSession, useLiveSession } from '../lib/use-live-session.ts';
import type { PageChat } from './chat-contents.ts';
import { isTakeoverMessage, toTakeoverMessage } from './load-conversation.ts';
import { type Message, newMessage } from './message.ts';
import { type FirstMessageCheck, isCheckRefusal } from './use-first-message-check.tsx';
import { usePolling } from './use-polling.ts';

interface TakeoverOptions {
  sessionId: string;
  loadedState: HandoverState | undefined;
  page: PageChat;
  open: boolean;
  hasBegun: boolean;
  show: (messages: Message[]) => void;
  onAsk: () => void;
  onJoe: () => void;
  check: FirstMessageCheck;
}

export interface Takeover {
  state: HandoverState;
  session: LiveSession;
  /** Requests replace the missing socket, a few seconds slower. */
  isDelayed: boolean;
  asking: boolean;
  failed: boolean;
  form: { nextTime: string } | undefined;
  isTyping: boolean;
  content: ChatContent;
  typed: () => void;
  unsent: Message[];
  isWithPeople: boolean;
  ask: () => Promise<void>;
  leave: () => Promise<void>;
  say: (text: string) => void;
  closeForm: () => void;
}

export function useTakeover({
  sessionId,
  loadedState,
  page,
  open,
  hasBegun,
  show,
  onAsk,
  onJoe,
  check,
}: TakeoverOptions): Takeover {
  const { locale, content } = page;
  const [state, setState] = useState<HandoverState>({ state: 'bot' });
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [formClosed, setFormClosed] = useState(false);
  // Staff may join a chat that has begun.
  const path = open && (hasBegun || state.state !== 'bot') ? `/api/chat/${sessionId}/socket` : undefined;
  const session = useLiveSession({
    path,
    onMessages: (messages: ChatMessage[]) =>
      show(messages.filter(isTakeoverMessage).map((message) => toTakeoverMessage(message, locale))),
    onState: setState,
  });

  const isWithPeople = state.state === 'waiting' || state.state === 'person';
  const isDelayed = usePolling({ sessionId, locale, session, active: open && isWithPeople, onJoe });

  useEffect(() => {
    if (!loadedState) return;
    setState(loadedState);
    setFormClosed(true);
  }, [loadedState]);

  async function change(send: () => Promise<HandoverState>) {
    setAsking(true);
    setFailed(false);
    setFormClosed(false);
    try {
      const answered = await send();
      // A live socket is never behind.
      if (!session.isLive) setState(answered);
    } catch (error) {
      if (isCheckRefusal(error)) check.renew();
      else logError('The conversation could not be handed over', error);
      setFailed(true);
    }
    setAsking(false);
  }

  const params = { sessionId };
  return {
    state,
    session,
    isDelayed,
    asking,
    failed,
    form: state.state === 'promised' && !formClosed ? { nextTime: state.nextTime } : undefined,
    isTyping: state.state === 'person' && session.isTyping,
    content: state.state === 'person' ? withName(content, state.name) : content,
    typed: () => state.state === 'person' && session.typed(),
    say: session.say,
    unsent: session.unsent.map(({ id, text }) => ({
      ...newMessage({ text, isBot: false, sending: true }, locale),
      id,
    })),
    isWithPeople,
    async ask() {
      onAsk();
      await change(async () => {
        const token = await check.token();
        const body = { locale, ...(token && { [turnstileField]: token }) };
        const answered = await call('POST /api/chat/:sessionId/person', { params, body });
        check.passed();
        return answered;
      });
    },
    leave: () => change(() => call('DELETE /api/chat/:sessionId/person', { params })),
    closeForm: () => setFormClosed(true),
  };
}

function withName(content: ChatContent, name: string): ChatContent {
  const { placeholder, typing } = content.handover.person;
  return { ...content, placeholder: placeholder(name), waiting: typing(name) };
}
