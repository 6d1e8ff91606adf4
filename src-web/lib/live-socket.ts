import { leaseOver, ping, pingIntervalMs, pong } from '#shared/chat/socket-protocol.ts';

const pongTimeoutMs = 15_000;
const firstDelayMs = 1000;
const maxDelayMs = 30_000;

interface Handlers<Event> {
  onEvent: (event: Event) => void;
  onConnection: (connected: boolean) => void;
  onRefusal?: () => void;
  /** The number of sockets in a row that were lost before they delivered anything. */
  onFailure?: (failures: number) => void;
}

export interface LiveSocket<Frame> {
  /** Returns false when the frame was not sent; it is not kept for later. */
  send: (frame: Frame) => boolean;
  close: () => void;
}

/**
 * Reconnects with growing pauses until it is closed. When an event says `renewIn`, opens the next socket after so many
 * milliseconds; it takes over with its first event, and until then the last one still delivers.
 */
export function openLiveSocket<Event, Frame>(path: string, handlers: Handlers<Event>): LiveSocket<Frame> {
  let socket: WebSocket | undefined;
  let successor: WebSocket | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let pongDue: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect() {
    clearTimeout(retry);
    const opened = new WebSocket(location.origin.replace(/^http/, 'ws') + path);
    let wasOpen = false;
    if (socket) successor = opened;
    else socket = opened;
    opened.onopen = () => {
      wasOpen = true;
      if (opened === socket) handlers.onConnection(true);
    };
    opened.onmessage = ({ data }) => {
      if (opened === successor) takeOver(opened);
      if (opened !== socket) return;
      clearPong();
      failures = 0;
      if (data === pong) return;
      const event = JSON.parse(data) as Event & { renewIn?: number };
      // Set by an event: a browser delays timers of a page in the background that follow one another.
      if (event.renewIn) renewal = setTimeout(connect, event.renewIn);
      handlers.onEvent(event);
    };
    opened.onclose = ({ code }) => lost(opened, wasOpen, code);
  }

  function takeOver(opened: WebSocket) {
    const last = socket;
    socket = opened;
    successor = undefined;
    clearTimeout(renewal);
    clearPong();
    last?.close();
  }

  function lost(lostSocket: WebSocket, wasOpen: boolean, code?: number) {
    if (closed) return;
    if (lostSocket === successor) successor = undefined;
    else if (lostSocket === socket) replace(code);
    else return;
    if (!wasOpen) handlers.onRefusal?.();
  }

  function replace(code?: number) {
    clearTimeout(renewal);
    clearPong();
    socket = successor;
    successor = undefined;
    if (socket?.readyState === WebSocket.OPEN) return;
    handlers.onConnection(false);
    if (socket) return;
    retry = setTimeout(connect, code === leaseOver && failures === 0 ? 0 : retryDelay(failures));
    failures += 1;
    handlers.onFailure?.(failures);
  }

  function checkConnection() {
    if (socket?.readyState !== WebSocket.OPEN || pongDue) return;
    const asked = socket;
    asked.send(ping);
    // A socket without an answer may stay open for minutes.
    pongDue = setTimeout(() => {
      asked.close();
      lost(asked, true);
    }, pongTimeoutMs);
  }

  function clearPong() {
    clearTimeout(pongDue);
    pongDue = undefined;
  }

  function onReturn() {
    if (socket) checkConnection();
    else if (document.visibilityState === 'visible') connect();
  }

  const pings = setInterval(checkConnection, pingIntervalMs);
  addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  connect();

  return {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close() {
      closed = true;
      clearInterval(pings);
      clearTimeout(retry);
      clearTimeout(renewal);
      clearPong();
      removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      socket?.close();
      successor?.close();
    },
  };
}

/** Doubles with every failure. Half of it is random, so that browsers do not come back all together. */
export function retryDelay(failures: number, random = Math.random()): number {
  const delay = Math.min(firstDelayMs * 2 ** failures, maxDelayMs);
  return delay / 2 + (delay / 2) * random;
}
