import { expect, type Locator, type Page } from '@playwright/test';

/** Actions of a person on a page: with the mouse, or with the keyboard alone. */
interface Hands {
  press: (target: Locator) => Promise<void>;
  /** The option of a select that begins with this letter. */
  choose: (select: Locator, letter: string) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** A day as `2026-11-26`. */
  pick: (field: Locator, date: string) => Promise<void>;
  /** A view of the admin area by its name in the navigation, such as `Newsletter: Subscribers`. */
  go: (view: string) => Promise<void>;
}

/** `Newsletter: Subscribers` is the place in the navigation and its view. */
const placeAndView = (view: string) => view.split(': ') as [string, string?];

const headingOf = (page: Page, view: string) =>
  page.getByRole('heading', { level: 1, name: placeAndView(view).at(-1)!, exact: true });

export const mouseOf = (page: Page): Hands => ({
  press: (target) => target.click(),
  async choose(select, letter) {
    const option = select.locator('option').filter({ hasText: new RegExp(`^${letter}`) });
    await select.selectOption({ label: (await option.first().textContent())! });
  },
  async write(field, text) {
    await field.click();
    await field.fill(text);
  },
  pick: (field, date) => field.fill(date),
  async go(view) {
    const [place, tab] = placeAndView(view);
    const link = (name: string) => page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}\\b`) });
    await link(place).click();
    if (tab) await link(tab).click();
    await expect(headingOf(page, view)).toBeVisible();
  },
});

export function keyboardOf(page: Page): Hands {
  const { keyboard } = page;
  return {
    async press(target) {
      await reach(target, keyboard);
      const isLink = await target.evaluate(({ tagName }) => tagName === 'A');
      await keyboard.press(isLink ? 'Enter' : 'Space');
    },
    async choose(select, letter) {
      await reach(select, keyboard);
      await keyboard.press(letter);
    },
    async write(field, text) {
      await reach(field, keyboard);
      await keyboard.insertText(text);
    },
    async pick(field, date) {
      await reach(field, keyboard);
      const [year, month, day] = date.split('-');
      await keyboard.type(`${month}${day}${year}`);
    },
    async go(view) {
      await keyboard.press('Control+k');
      await keyboard.insertText(view);
      await expect(page.getByRole('option', { name: view, exact: true })).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('Enter');
      await expect(headingOf(page, view)).toBeVisible();
    },
  };
}

async function reach(target: Locator, keyboard: Page['keyboard']): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(() => target.evaluate((element) => element === document.activeElement), keyboard, `${target}`);
}

export async function tabUntil(isReached: () => Promise<boolean>, keyboard: Page['keyboard'], name: string) {
  for (let presses = 0; !(await isReached()); presses++) {
    expect(presses, `Tab leads to ${name}`).toBeLessThan(100);
    await keyboard.press('Tab');
  }
}
