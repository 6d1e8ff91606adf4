import { type ReactNode, useRef, useState } from 'react';
import { turnstileField } from '#shared/forms/fields.ts';
import { Turnstile, turnstileSiteKey } from '../forms/turnstile.tsx';
import { ApiProblem } from '../lib/api.ts';

/** Without a token after that, the Worker says what is missing. */
const tokenTimeoutMs = 10_000;

export interface FirstMessageCheck {
  widget: ReactNode;
  token: (signal?: AbortSignal) => Promise<string | undefined>;
  passed: () => void;
  renew: () => void;
}

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

export function isCheckRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.problem.errors?.[0]?.path === turnstileField;
}

function withinTime(token: Promise<string>, signal?: AbortSignal): Promise<string | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const end = () => resolve(undefined);
  const timer = setTimeout(end, tokenTimeoutMs);
  signal?.addEventListener('abort', end, { once: true });
  return Promise.race([token, over]).finally(() => clearTimeout(timer));
}
