import { useRef, useState } from 'react';
import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import { call } from '../lib/api.ts';
import { type Message, type MessageInput, newMessage } from './message.ts';
import { errorMessage, sendMessage } from './send-message.ts';
import { newSessionId } from './session-id.ts';

/** What the visitor waits for, if anything. */
export type Waiting = 'answer' | 'reset' | undefined;

export interface Conversation {
  messages: Message[];
  waiting: Waiting;
  /** Sends a message; ignored when it is blank or something is awaited. */
  send: (text: string) => Promise<void>;
  /** Starts over, also while an answer is awaited: that one is dropped. */
  reset: () => Promise<void>;
}

/** A conversation with Joe, for as long as the widget is on the page. */
export function useConversation(content: ChatContent): Conversation {
  const [sessionId] = useState(newSessionId);
  const [messages, setMessages] = useState(() => [newMessage({ text: content.greeting, isBot: true })]);
  const [waiting, setWaiting] = useState<Waiting>();
  /** Counts the fresh starts: what was asked before the last one is not answered any more. */
  const start = useRef(0);

  const add = (said: MessageInput) => setMessages((earlier) => [...earlier, newMessage(said)]);

  async function send(text: string) {
    const shown = text.trim();
    if (waiting || shown === '') return;
    const asked = start.current;
    add({ text: shown, isBot: false });
    setWaiting('answer');
    // The model reads the text as it was typed (specification, section 5).
    const answer = await sendMessage(sessionId, text, content);
    if (start.current !== asked) return;
    add(answer);
    setWaiting(undefined);
  }

  async function reset() {
    if (waiting === 'reset') return;
    start.current += 1;
    setWaiting('reset');
    try {
      await call('POST /api/chat/:sessionId/reset', { params: { sessionId } });
      setMessages([newMessage({ text: content.greetingAfterReset, isBot: true })]);
    } catch (error) {
      // Joe still remembers, so the visitor goes on seeing what he remembers.
      add(errorMessage(error, content));
    }
    setWaiting(undefined);
  }

  return { messages, waiting, send, reset };
}
