import { useEffect, useEffectEvent, useRef } from 'react';
import { logError } from '../lib/log-error.ts';

export const turnstileSiteKey: string | undefined = import.meta.env.TURNSTILE_SITE_KEY;

interface TurnstileProps {
  resetKey: unknown;
  onToken?: (token: string) => void;
}

/**
 * Adds a hidden token field to the surrounding form. A token is valid for one request: a new `resetKey` requests a new
 * one.
 */
export function Turnstile({ resetKey, onToken }: TurnstileProps) {
  const container = useRef<HTMLDivElement>(null);
  const callback = useEffectEvent((token: string) => onToken?.(token));
  useEffect(() => {
    if (!turnstileSiteKey) return;
    let remove: (() => void) | undefined;
    let cancelled = false;
    load().then(
      (turnstile) => {
        if (cancelled) return;
        const widget = turnstile.render(container.current!, {
          sitekey: turnstileSiteKey,
          appearance: 'interaction-only',
          callback: (token) => callback(token),
        });
        remove = () => turnstile.remove(widget);
      },
      (error) => logError('The check for programs did not load', error),
    );
    return () => {
      cancelled = true;
      remove?.();
    };
  }, [resetKey]);
  return turnstileSiteKey ? <div ref={container} className="mt-1" /> : null;
}

interface TurnstileApi {
  render: (
    element: HTMLElement,
    options: { sitekey: string; appearance: 'interaction-only'; callback: (token: string) => void },
  ) => string;
  remove: (widget: string) => void;
}

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
let loading: Promise<TurnstileApi> | undefined;

function load(): Promise<TurnstileApi> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve((globalThis as unknown as { turnstile: TurnstileApi }).turnstile);
    script.onerror = () => reject(new Error('Turnstile did not load.'));
    document.head.append(script);
  });
  return loading;
}
