import { beforeEach, expect, test, vi } from 'vitest';
import type { Beacon } from '#shared/contracts/analytics.ts';

type Measure = (report: (metric: { name: string; value: number }) => void) => void;
const measured: [string, number][] = [];
const measure =
  (name: string): Measure =>
  (report) => {
    for (const [metric, value] of measured) if (metric === name) report({ name, value });
  };
vi.mock('web-vitals', () => ({
  onLCP: measure('LCP'),
  onINP: measure('INP'),
  onCLS: measure('CLS'),
  onTTFB: measure('TTFB'),
}));

let sent: Beacon[] = [];
let show: (form: Element) => void = () => {};
const sendBeacon = vi.fn((_url: string, body: Blob) => {
  void body.text().then((text) => sent.push(JSON.parse(text)));
  return true;
});

class Observer {
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    show = (target) => report([{ isIntersecting: true, target }]);
  }
  observe() {}
}

beforeEach(() => {
  sent = [];
  measured.length = 0;
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', Observer);
  history.replaceState(null, '', '/schedule-demo?utm_source=linkedin');
  document.body.innerHTML = '<form action="/forms/demo"><input></form><form action="/forms/newsletter"><input></form>';
  Object.defineProperties(navigator, {
    sendBeacon: { value: sendBeacon, configurable: true },
    webdriver: { value: false, configurable: true },
    globalPrivacyControl: { value: undefined, configurable: true },
  });
  sendBeacon.mockClear();
});

/** Modules keep what has been sent: each test has its own. */
async function start() {
  const { startBeacon } = await import('#web/analytics/beacon.ts');
  const progress = await import('#web/analytics/progress.ts');
  startBeacon();
  return progress;
}

async function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => sent.length).toBe(sendBeacon.mock.calls.length);
  return sent.at(-1);
}

test('reports a page view with the entry of the visit when the page is hidden', async () => {
  measured.push(['LCP', 1812.4], ['CLS', 0.0123], ['TTFB', 88]);
  await start();
  expect(await hide()).toMatchObject({
    page: '/schedule-demo',
    view: true,
    visit: true,
    entry: { page: '/schedule-demo', source: 'linkedin' },
    steps: ['demo.page'],
    vitals: { lcp: 1812, cls: 12, ttfb: 88 },
  });
});

test('adds what happens afterwards, and reports nothing twice', async () => {
  const { steps } = await start();
  await hide();
  await hide();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [demo, newsletter] = document.forms;
  show(demo!);
  show(newsletter!);
  demo!.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  steps.add('chat.opened');
  const second = await hide();
  expect(second).toMatchObject({ view: false, visit: false, steps: ['demo.seen', 'demo.started', 'chat.opened'] });
  expect(second).not.toHaveProperty('vitals');
});

test('reports each page of a visit, but the visit once', async () => {
  const { listeners } = await start();
  history.replaceState(null, '', '/company');
  listeners.pageChanged?.();
  await hide();
  expect(sent.map(({ page, view, visit }) => [page, view, visit])).toEqual([
    ['/schedule-demo', true, true],
    ['/company', true, false],
  ]);
  expect(sent[1]!.entry.page).toBe('/schedule-demo');
});

test.each([
  ['/schedule-demo', '/?utm_source=linkedin', { page: '/', source: 'linkedin' }],
  ['/schedule-demo?utm_source=google', '/?utm_source=linkedin', { page: '/schedule-demo', source: 'google' }],
])('keeps the source of %s, loaded from %s', async (address, before, entry) => {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.origin + before);
  const { arrival } = await start();
  expect(await hide()).toMatchObject({ visit: false, entry });
  expect(arrival.source).toMatchObject({ landing: entry.page, source: entry.source });
});

test('a source has 64 characters at most', async () => {
  history.replaceState(null, '', `/schedule-demo?utm_source=${'s'.repeat(64)}&utm_campaign=${'c'.repeat(65)}`);
  await start();
  expect(await hide()).toMatchObject({ entry: { source: 's'.repeat(64), campaign: 'c'.repeat(64) } });
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
  ['webdriver', true],
])('sends nothing with %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  await start();
  await hide();
  Object.defineProperty(navigator, name, { value: undefined, configurable: true });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('reports the places of three errors in our files at most, and no other address', async () => {
  await start();
  const fail = (filename: string, colno: number) =>
    dispatchEvent(new ErrorEvent('error', { filename, lineno: 1, colno }));
  for (let i = 0; i < 1000; i++) fail(`${location.origin}/assets/page-Ab1.js`, 7);
  fail(`${location.origin}/schedule-demo?email=layla@example.com`, 1);
  fail('chrome-extension://abc/content.js', 1);
  const reason = { stack: `Error: no\n at f (${location.origin}/assets/chat-Cd2.js:1:88)\n at ${location.href}:1:1` };
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  for (const column of [10, 11, 12]) fail(`${location.origin}/assets/page-Ab1.js`, column);
  expect(await hide()).toMatchObject({ errors: ['page-Ab1.js:1:7', 'chat-Cd2.js:1:88', 'page-Ab1.js:1:10'] });
});
