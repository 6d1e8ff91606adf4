import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { timeouts } from '../support/timeouts.ts';

/** The others answer 404 without a token (booking-page.e2e.ts, tests/worker/deck/page.test.ts, …/hiring/keep.test.ts). */
export const pathsWithoutToken = Object.values(paths).filter(
  (path) => ![paths.booking, paths.deck, paths.keepApplication].some((other) => other === path),
);

/** Playwright runs scripts in every frame, and a sandboxed frame logs this error. */
const playwrightErrors = [/Blocked script execution in '[^']*' because the document's frame is sandboxed/];

/** Returns a random IPv6 address. Rate limits count per client address. */
export function clientAddress(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}

/** Collects what the page writes to the console. */
export function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  const add = (line: string) => playwrightErrors.some((pattern) => pattern.test(line)) || lines.push(line);
  page.on('console', (message) => add(`${message.type()}: ${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => add(`pageerror: ${error.message}`));
  return lines;
}

/**
 * Each test has its own client address, so that tests do not share rate limits. A test fails on console output that
 * does not match `expectedConsole`.
 */
export const test = base.extend<{ expectedConsole: RegExp[] }>({
  expectedConsole: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'cf-connecting-ip': clientAddress() });
  },
  page: async ({ page, expectedConsole }, use) => {
    const lines = consoleOf(page);
    await use(page);
    expect(lines.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});
export { expect };

/**
 * Ends a title: a test with `@full` runs in `npm run test:full` only, because a cheaper test proves the same or because
 * it is the rest of a matrix.
 */
export const fullUnless = (everyday: boolean) => (everyday ? '' : ' @full');

/** The option of `test.use` for tests of motion: the others run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** The app starts when a visitor acts: a pointer that moves is enough. It may move before the page listens. */
export async function act(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

export async function hydrated(page: Page) {
  const app = page.locator('html[data-hydrated]');
  await expect(async () => {
    await act(page);
    await expect(app).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: timeouts.browserWait });
}
