import { useEffect, useRef } from 'react';

declare const __TURNSTILE_SITE_KEY__: string;

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

/** Cloudflare's check for programs, when its key was there at build time; it adds its token to the form as a field. */
export function Turnstile() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!__TURNSTILE_SITE_KEY__) return;
    let widget: string | undefined;
    let gone = false;
    load().then((turnstile) => {
      if (!gone)
        widget = turnstile.render(place.current!, { sitekey: __TURNSTILE_SITE_KEY__, appearance: 'interaction-only' });
    }, console.error);
    return () => {
      gone = true;
      if (widget) load().then((turnstile) => turnstile.remove(widget!));
    };
  }, []);
  return __TURNSTILE_SITE_KEY__ ? <div ref={place} className="mt-1" /> : null;
}
