import { type ReactNode, useRef, useState } from 'react';
import { Turnstile, turnstileSiteKey } from '../forms/turnstile.tsx';

/** Milliseconds. Without a token after that, the Worker says what is missing. */
const tokenTimeout = 10_000;

export interface FirstMessageCheck {
  /** What the visitor sees of the check; usually nothing. */
  widget: ReactNode;
  /** The token for a message, as soon as there is one; undefined when none is needed, or none comes. */
  token: (signal: AbortSignal) => Promise<string | undefined>;
  /** The Worker has taken a message: the check is over. */
  passed: () => void;
  /** The Worker has refused the token, or has none. */
  renew: () => void;
}

/** The check for programs before the first message, where Turnstile is configured. */
export function useFirstMessageCheck(): FirstMessageCheck {
  const [needed, setNeeded] = useState(Boolean(turnstileSiteKey));
  const [attempt, setAttempt] = useState(0);
  const found = useRef(Promise.withResolvers<string>());

  return {
    widget: needed && <Turnstile resetKey={attempt} onToken={(token) => found.current.resolve(token)} />,
    token: async (signal) => (needed ? withinTime(found.current.promise, signal) : undefined),
    passed: () => setNeeded(false),
    renew() {
      found.current = Promise.withResolvers();
      setNeeded(Boolean(turnstileSiteKey));
      setAttempt((before) => before + 1);
    },
  };
}

function withinTime(token: Promise<string>, signal: AbortSignal): Promise<string | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const end = () => resolve(undefined);
  const timer = setTimeout(end, tokenTimeout);
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([token, over]).finally(() => clearTimeout(timer));
}
