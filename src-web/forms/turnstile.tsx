import { useEffect, useRef } from 'react';
import { logError } from '../lib/log-error.ts';

/** Inserted at build time. Without a key the bundler removes the Turnstile code. */
const siteKey: string | undefined = import.meta.env.TURNSTILE_SITE_KEY;

interface TurnstileApi {
  render: (element: HTMLElement, options: { sitekey: string; appearance: 'interaction-only' }) => string;
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

/** Adds a hidden token field to the form. A token is valid for one request: a new `resetKey` requests a new one. */
export function Turnstile({ resetKey }: { resetKey: unknown }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!siteKey) return;
    let remove: (() => void) | undefined;
    let cancelled = false;
    load().then(
      (turnstile) => {
        if (cancelled) return;
        const widget = turnstile.render(container.current!, { sitekey: siteKey, appearance: 'interaction-only' });
        remove = () => turnstile.remove(widget);
      },
      (error) => logError('The check for programs did not load', error),
    );
    return () => {
      cancelled = true;
      remove?.();
    };
  }, [resetKey]);
  return siteKey ? <div ref={container} className="mt-1" /> : null;
}
