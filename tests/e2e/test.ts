import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** Playwright's own scripts knock at every frame; a sandboxed one says that it lets none in. */
const playwrightsOwn = [/Blocked script execution in '[^']*' because the document's frame is sandboxed/];

/** An address that no other client has: no test meets another's rate limit. */
export function clientAddress(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}

/**
 * Playwright's test for this site: every test has a client address of its own, so that none meets another's rate limit,
 * and fails on anything the page writes to the console but what it `expects`.
 */
export const test = base.extend<{ expectedConsole: RegExp[] }>({
  expectedConsole: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'cf-connecting-ip': clientAddress() });
  },
  page: async ({ page, expectedConsole }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`pageerror: ${error.message}`));
    await use(page);
    expect(
      said.filter((line) => ![...playwrightsOwn, ...expectedConsole].some((pattern) => pattern.test(line))),
    ).toEqual([]);
  },
});
export { expect };

/** Goes to a page, and waits until it answers to more than links. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has taken the page over: the app says so on the root element. */
export async function hydrated(page: Page) {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}
