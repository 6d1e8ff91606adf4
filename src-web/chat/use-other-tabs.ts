import { type Dispatch, type SetStateAction, useEffect, useEffectEvent } from 'react';
import type { ChatEvent, HandoverState } from '#shared/contracts/chat.ts';
import type { SessionEvent } from '#shared/contracts/handover.ts';
import { openLiveSocket } from '../lib/live-socket.ts';
import { logError } from '../lib/log-error.ts';
import type { PageChat } from './chat-contents.ts';
import { fromStored, loadConversation, withLeftAnswer } from './load-conversation.ts';
import { type Message, newMessage, type Waiting } from './message.ts';
import { onOtherTab } from './stored-session.ts';

interface ConversationState {
  sessionId: string;
  setSessionId: (id: string) => void;
  setMessages: Dispatch<SetStateAction<Message[]>>;
  waiting: Waiting;
  setWaiting: (waiting: Waiting) => void;
  setLoadedState: (state: HandoverState) => void;
}

const pollIntervalMs = 5_000;

export function useOtherTabs(page: PageChat, state: ConversationState): void {
  const { sessionId, setSessionId, setMessages, waiting, setWaiting, setLoadedState } = state;
  const { locale, content } = page;

  const load = useEffectEvent(async (id: string) => {
    try {
      const { messages, answering, state } = await loadConversation(id, page);
      const timestamp = messages[0]?.timestamp;
      setMessages([newMessage({ text: content.greeting, isBot: true, timestamp }, locale), ...messages]);
      setLoadedState(state);
      setWaiting(answering ? 'elsewhere' : undefined);
    } catch (error) {
      logError('The conversation could not be read', error);
      setWaiting(undefined);
    }
  });
  const onChange = useEffectEvent((id: string | undefined) => {
    if (waiting === 'answer' || waiting === 'reset') return;
    if (id) {
      setSessionId(id);
      void load(id);
    } else {
      setMessages([newMessage({ text: content.greetingAfterReset, isBot: true }, locale)]);
      setWaiting(undefined);
    }
  });
  const onEvent = useEffectEvent(async (event: ChatEvent) => {
    if (event.type === 'delta') {
      setMessages((earlier) =>
        earlier.map((message) => (message.id === event.messageId ? longer(message, event.text) : message)),
      );
      return;
    }
    const message = await fromStored(event.message, page);
    setMessages((earlier) => withLeftAnswer([...earlier.filter(({ id }) => id !== message.id), message]));
    if (message.isBot) setWaiting(undefined);
  });

  useEffect(() => {
    if (waiting === 'conversation') void load(sessionId);
  }, [waiting, sessionId]);
  useEffect(() => onOtherTab((id) => onChange(id)), []);
  useEffect(() => {
    if (waiting !== 'elsewhere') return;
    const unsubscribe = subscribe(sessionId, (event) => void onEvent(event));
    const timer = setInterval(() => void load(sessionId), pollIntervalMs);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [waiting, sessionId]);
}

function longer(message: Message, text: string): Message {
  return { ...message, text: message.text + text };
}

function subscribe(sessionId: string, onEvent: (event: ChatEvent) => void): () => void {
  const socket = openLiveSocket<SessionEvent, never>(`/api/chat/${sessionId}/socket`, {
    onEvent: (event) => {
      if (event.type === 'message' || event.type === 'delta') onEvent(event);
    },
    // The poll reads the conversation anyway.
    onConnection: () => {},
  });
  return socket.close;
}
