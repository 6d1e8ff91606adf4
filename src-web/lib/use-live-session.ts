import { useEffect, useRef, useState } from 'react';
import type { ChatMessage, HandoverState } from '#shared/contracts/chat.ts';
import type { Refusal, SessionEvent, StaffSocketMessage } from '#shared/contracts/handover.ts';
import { type LiveSocket, openLiveSocket } from './live-socket.ts';

export interface Unsent {
  id: string;
  text: string;
}

export interface LiveSession {
  connected: boolean;
  /** The socket has delivered something since it opened: some proxies open one and keep what it says. */
  isLive: boolean;
  failures: number;
  visitorThere: boolean;
  isTyping: boolean;
  unsent: Unsent[];
  refusal: Refusal | undefined;
  send: (message: StaffSocketMessage) => void;
  say: (text: string) => void;
  typed: () => void;
  /** An event that did not come through the socket. */
  receive: (event: SessionEvent) => void;
  forget: (unsent: string[]) => void;
}

interface LiveSessionOptions {
  path: string | undefined;
  isStaff?: boolean;
  onMessages: (messages: ChatMessage[]) => void;
  onState: (state: HandoverState) => void;
  onRefusal?: () => void;
}

const typingIntervalMs = 3000;

const shownFor = 5000;

export function useLiveSession(options: LiveSessionOptions): LiveSession {
  const { path, isStaff = false, onMessages, onState, onRefusal } = options;
  const socket = useRef<LiveSocket<StaffSocketMessage>>(undefined);
  const [connected, setConnected] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const [failures, setFailures] = useState(0);
  const [visitorThere, setVisitorThere] = useState(false);
  const [unsent, setUnsent] = useState<Unsent[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const typing = useTyping(() => socket.current?.send({ type: 'typing' }));

  function receive(messages: ChatMessage[]) {
    onMessages(messages);
    forget(messages.map(({ id }) => id));
    if (messages.some(({ metadata }) => isStaff === Boolean(metadata.toPerson))) typing.received(false);
  }

  function forget(ids: string[]) {
    setUnsent((before) => before.filter(({ id }) => !ids.includes(id)));
  }

  /** Sends again what went into a broken connection. Its id prevents a duplicate. */
  function sendAgain(stored: ChatMessage[]) {
    const storedIds = new Set(stored.map(({ id }) => id));
    for (const message of unsent) {
      if (!storedIds.has(message.id)) socket.current?.send({ type: 'message', ...message });
    }
  }

  function onEvent(event: SessionEvent) {
    switch (event.type) {
      case 'hello':
        onState(event.state);
        setVisitorThere(event.visitorThere ?? false);
        sendAgain(event.messages);
        receive(event.messages);
        break;
      case 'message':
        receive([event.message]);
        break;
      case 'state':
        onState(event.state);
        setRefusal(undefined);
        break;
      case 'presence':
        setVisitorThere(event.visitorThere);
        break;
      case 'typing':
        typing.received(event.isVisitor === isStaff);
        break;
      case 'refused':
        if (event.id) forget([event.id]);
        // A message that was sent again is there already.
        if (event.message) receive([event.message]);
        else setRefusal(event);
        break;
    }
  }

  // The socket outlives the render that has opened it.
  const latest = useRef({ onEvent, onRefusal });
  latest.current = { onEvent, onRefusal };

  useEffect(() => {
    if (!path) return;
    const opened = openLiveSocket<SessionEvent, StaffSocketMessage>(path, {
      onEvent: (event) => {
        setIsLive(true);
        setFailures(0);
        latest.current.onEvent(event);
      },
      onConnection(isConnected) {
        setConnected(isConnected);
        if (!isConnected) setIsLive(false);
      },
      onFailure: setFailures,
      onRefusal: () => latest.current.onRefusal?.(),
    });
    socket.current = opened;
    return () => {
      opened.close();
      socket.current = undefined;
      setConnected(false);
      setIsLive(false);
      setFailures(0);
    };
  }, [path]);

  return {
    connected,
    isLive,
    failures,
    visitorThere,
    isTyping: typing.isTyping,
    unsent,
    refusal,
    send: (frame) => void socket.current?.send(frame),
    say(text) {
      const message = { id: crypto.randomUUID(), text };
      setUnsent((before) => [...before, message]);
      setRefusal(undefined);
      socket.current?.send({ type: 'message', ...message });
    },
    typed: typing.typed,
    receive: onEvent,
    forget,
  };
}

export function mergeMessages(before: ChatMessage[], added: ChatMessage[]): ChatMessage[] {
  const firsts = [...Map.groupBy([...before, ...added], ({ id }) => id).values()].flatMap(([first]) => first ?? []);
  return firsts.sort((a, b) => (a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0));
}

function useTyping(send: () => void) {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isTyping,
    received(typing: boolean) {
      clearTimeout(timer.current);
      setIsTyping(typing);
      if (typing) timer.current = setTimeout(() => setIsTyping(false), shownFor);
    },
    typed() {
      if (Date.now() - sentAt.current < typingIntervalMs) return;
      sentAt.current = Date.now();
      send();
    },
  };
}
