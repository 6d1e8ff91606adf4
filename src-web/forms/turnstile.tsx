import { useEffect, useRef } from 'react';
import { logError } from '../lib/log-error.ts';

/** Put in by the build; without a key Turnstile is off, and none of this stays in the bundle. */
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

/**
 * Cloudflare's check for programs, when its key was there at build time; it adds its token to the form as a field.
 * A token is good for one request: pass whether one is under way, and a new token comes when it has ended.
 */
export function Turnstile({ after }: { after: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!siteKey) return;
    let remove: (() => void) | undefined;
    let gone = false;
    load().then(
      (turnstile) => {
        if (gone) return;
        const widget = turnstile.render(place.current!, { sitekey: siteKey, appearance: 'interaction-only' });
        remove = () => turnstile.remove(widget);
      },
      (error) => logError('The check for programs did not load', error),
    );
    return () => {
      gone = true;
      remove?.();
    };
  }, [after]);
  return siteKey ? <div ref={place} className="mt-1" /> : null;
}
