import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { maxReportedErrors, placeIn } from '#shared/analytics/browser-errors.ts';
import type { BrowserStep } from '#shared/analytics/steps.ts';
import type { AnalyticsEndpoints } from '#shared/contracts/analytics.ts';
import { arrival, listeners, steps } from './progress.ts';

type Report = AnalyticsEndpoints['POST /api/analytics']['body'];

const forms = /^(?:demo|career)$/;
const maxTextLength = 64;

/**
 * Reports each page view when the page is hidden or left. Nothing is stored, and nothing identifies a visitor. Sends
 * nothing for a visitor who objects or a browser that a program controls.
 */
export function startBeacon(): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || navigator.doNotTrack === '1' || listeners.pageChanged) return;

  const entry = readEntry();
  const { page: landing, ...from } = entry;
  arrival.source = { ...from, landing };
  if (navigator.webdriver) return;
  const reported = new Set<BrowserStep>();
  let page = location.pathname;
  let visit = isVisit(entry.referrer);
  let viewed = false;
  let vitals: Report['vitals'] = {};
  const errors = new Set<string>();

  for (const measure of [onLCP, onINP, onCLS, onTTFB]) {
    measure(
      ({ name, value }) => {
        if (vitals)
          vitals[name.toLowerCase() as keyof typeof vitals] = Math.round(name === 'CLS' ? value * 1000 : value);
      },
      { reportAllChanges: true },
    );
  }

  function send(measured?: Report['vitals']) {
    const added = [...steps].filter((step) => !reported.has(step));
    if (viewed && added.length === 0 && errors.size === 0 && !measured) return;
    const report: Report = {
      page,
      view: !viewed,
      visit,
      device: deviceOf(innerWidth),
      entry,
      steps: added,
      vitals: measured,
      ...(errors.size > 0 && { errors: [...errors] }),
    };
    navigator.sendBeacon('/api/analytics', new Blob([JSON.stringify(report)], { type: 'application/json' }));
    for (const step of added) reported.add(step);
    errors.clear();
    viewed = true;
    visit = false;
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) reach(target, 'seen');
  });
  function show(form: HTMLFormElement) {
    reach(form, 'page');
    observer.observe(form);
  }

  const note = (text: unknown) => {
    const place = placeIn(String(text));
    if (place && errors.size < maxReportedErrors) errors.add(place);
  };
  addEventListener('error', ({ filename, lineno, colno }) => note(`${filename}:${lineno}:${colno}`));
  addEventListener('unhandledrejection', ({ reason }) => note(reason?.stack));

  listeners.formShown = show;
  for (const form of document.forms) show(form);
  document.addEventListener('input', ({ target }) => reach((target as Element).closest('form'), 'started'));
  listeners.pageChanged = () => {
    send();
    page = location.pathname;
    viewed = false;
  };
  // Back to a page that the browser has kept is a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) viewed = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    send(vitals);
    vitals = undefined;
  });
}

function reach(form: Element | null, step: 'page' | 'seen' | 'started') {
  const name = form?.getAttribute('action')?.split('/').pop() ?? '';
  if (forms.test(name)) steps.add(`${name}.${step}` as BrowserStep);
}

/** Before the app is there, a link loads its page: the visit began on the page before, whose address has the source. */
function readEntry() {
  const before = URL.parse(document.referrer);
  const first = before?.origin === location.origin && !/[?&]utm_/.test(location.search) ? before : location;
  const parameters = new URLSearchParams(first.search);
  const utm = (name: string) => (parameters.get(`utm_${name}`) ?? '').slice(0, maxTextLength);
  const referrer = (document.referrer.split('/')[2] ?? '').slice(0, maxTextLength);
  return { page: first.pathname, referrer, source: utm('source'), medium: utm('medium'), campaign: utm('campaign') };
}

function isVisit(referrer: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return referrer !== location.host && !/reload|back/.test(navigation?.type ?? '');
}

function deviceOf(width: number): string {
  if (width < 576) return 'phone';
  return width < 992 ? 'tablet' : 'desktop';
}
