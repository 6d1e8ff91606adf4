import { useRef, useState } from 'react';
import { call } from '../lib/api.ts';
import type { PageChat } from './chat-contents.ts';
import { type Message, type MessageInput, newMessage } from './message.ts';
import { errorMessage, sendMessage } from './send-message.ts';
import { newSessionId } from './session-id.ts';

export type Waiting = 'answer' | 'reset' | undefined;

export interface Conversation {
  messages: Message[];
  waiting: Waiting;
  /** Ignored for a blank text, and while `waiting` is set. */
  send: (text: string) => Promise<void>;
  /** A reply that is still pending is dropped. */
  reset: () => Promise<void>;
}

export function useConversation(page: PageChat): Conversation {
  const { locale, content } = page;
  const [sessionId] = useState(newSessionId);
  const [messages, setMessages] = useState(() => [newMessage({ text: content.greeting, isBot: true }, locale)]);
  const [waiting, setWaiting] = useState<Waiting>();
  const resetCount = useRef(0);

  const add = (input: MessageInput) => setMessages((earlier) => [...earlier, newMessage(input, locale)]);

  async function send(text: string) {
    const trimmed = text.trim();
    if (waiting || trimmed === '') return;
    const resetCountAtSend = resetCount.current;
    add({ text: trimmed, isBot: false });
    setWaiting('answer');
    // Only the display is trimmed: the model gets the text as the visitor typed it.
    const reply = await sendMessage(sessionId, text, page);
    if (resetCount.current !== resetCountAtSend) return;
    add(reply);
    setWaiting(undefined);
  }

  async function reset() {
    if (waiting === 'reset') return;
    resetCount.current += 1;
    setWaiting('reset');
    try {
      await call('POST /api/chat/:sessionId/reset', { params: { sessionId } });
      setMessages([newMessage({ text: content.greetingAfterReset, isBot: true }, locale)]);
    } catch (error) {
      // The reset failed and Joe still has the old messages as context, so they stay visible.
      add(errorMessage(error, content));
    }
    setWaiting(undefined);
  }

  return { messages, waiting, send, reset };
}
