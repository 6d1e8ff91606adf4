/** In milliseconds. The server takes a socket for dead after 100 seconds. */
const pingInterval = 25_000;
const pongTimeout = 15_000;
const firstDelay = 1000;
const longestDelay = 30_000;

interface Handlers<Event> {
  onEvent: (event: Event) => void;
  onConnection: (connected: boolean) => void;
}

export interface LiveSocket<Frame> {
  /** @returns whether it was sent; a frame is not kept for later */
  send: (frame: Frame) => boolean;
  close: () => void;
}

/** A WebSocket at one of our paths that connects again, with growing pauses, until it is closed. */
export function openLiveSocket<Event, Frame>(path: string, handlers: Handlers<Event>): LiveSocket<Frame> {
  let socket: WebSocket | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pongDue: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect() {
    clearTimeout(retry);
    const opened = new WebSocket(location.origin.replace(/^http/, 'ws') + path);
    socket = opened;
    opened.onmessage = ({ data }) => {
      clearTimeout(pongDue);
      pongDue = undefined;
      failures = 0;
      if (data !== 'pong') handlers.onEvent(JSON.parse(data) as Event);
    };
    opened.onopen = () => handlers.onConnection(true);
    opened.onclose = () => lost(opened);
  }

  function lost(lostSocket: WebSocket) {
    if (lostSocket !== socket || closed) return;
    socket = undefined;
    clearTimeout(pongDue);
    pongDue = undefined;
    handlers.onConnection(false);
    retry = setTimeout(connect, retryDelay(failures));
    failures += 1;
  }

  function ping() {
    if (socket?.readyState !== WebSocket.OPEN || pongDue) return;
    const asked = socket;
    asked.send('ping');
    // A socket without an answer may stay open for minutes.
    pongDue = setTimeout(() => {
      asked.close();
      lost(asked);
    }, pongTimeout);
  }

  /** The network or the page is back: no reason to wait. */
  function onReturn() {
    if (socket) ping();
    else if (document.visibilityState === 'visible') connect();
  }

  const pings = setInterval(ping, pingInterval);
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
      clearTimeout(pongDue);
      removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      socket?.close();
    },
  };
}

/** Doubles with every failure. Half of it is random, so that not all browsers come back at once. */
export function retryDelay(failures: number, random = Math.random()): number {
  const delay = Math.min(firstDelay * 2 ** failures, longestDelay);
  return delay / 2 + (delay / 2) * random;
}
