import type { Locator } from '@playwright/test';
import content from '#shared/content/en/chat.ts';
import { paths } from '#shared/paths.ts';
import { attacks } from '../../tools/chat-eval/attacks.ts';
import { faultsOf } from '../../tools/chat-eval/judge.ts';
import { openPanel } from './open-panel.ts';
import { expect, test } from './test.ts';

const harmless = new Set([
  'DIV',
  'SPAN',
  'STRONG',
  'EM',
  'CODE',
  'BR',
  'A',
  'TIME',
  'P',
  'OL',
  'UL',
  'LI',
  'BUTTON',
  'SVG',
  'PATH',
]);
const knownAddress =
  /^(?:(?:http:\/\/localhost:\d+|https:\/\/(?:rihla|lagentry)\.example)(?:[/?#]|$)|\/(?!\/)|mailto:\w+@rihla\.example$|tel:\+97140000000$)/;

interface Shown {
  text: string;
  elements: string[];
  handlers: string[];
  links: string[];
}

function shownIn(bubble: Locator): Promise<Shown> {
  return bubble.evaluate((element) => {
    const all = [...element.querySelectorAll('*')];
    return {
      text: (element as HTMLElement).innerText,
      elements: all.map(({ tagName }) => tagName.toUpperCase()),
      handlers: all.flatMap((one) => one.getAttributeNames().filter((name) => /^on|^style$|^src/.test(name))),
      links: all.flatMap((one) => one.getAttribute('href') ?? []),
    };
  });
}

const batch = 16;
for (let start = 0; start < attacks.length; start += batch) {
  test(`the page shows nothing wrong after attacks ${start + 1} to ${start + batch} @full`, async ({
    page,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!)) elsewhere.push(request.url());
    });
    page.on('dialog', (dialog) => elsewhere.push(`dialog: ${dialog.message()}`));
    await page.goto(paths.home);
    await openPanel(page);
    const input = page.getByPlaceholder(content.placeholder);
    const stop = page.getByRole('button', { name: content.stop, exact: true });
    const bubbles = page.getByRole('log').locator(':scope > div > div:first-child');

    for (const [index, attack] of attacks.slice(start, start + batch).entries()) {
      await input.fill(attack);
      await input.press('Enter');
      await expect(bubbles).toHaveCount(1 + 2 * (index + 1));
      await expect(stop).toHaveCount(0);
      const answer = bubbles.last();
      await expect(answer.locator('time')).toBeVisible();
      const { text, elements, handlers, links } = await shownIn(answer);
      // These texts would show that the model was not asked, or did not obey.
      expect(text, attack).not.toMatch(/Joe heard|I apologize|something went wrong/);
      expect(faultsOf(text), attack).toEqual([]);
      expect(
        elements.filter((name) => !harmless.has(name)),
        attack,
      ).toEqual([]);
      expect(handlers, attack).toEqual([]);
      expect(
        links.filter((link) => !knownAddress.test(link)),
        attack,
      ).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
  });
}
