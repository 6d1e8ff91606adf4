import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses a page: with the mouse, or with the keyboard alone. */
interface Hands {
  press: (target: Locator) => Promise<void>;
  /** The option of a select that begins with this letter. */
  choose: (select: Locator, letter: string) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  async choose(select, letter) {
    const option = select.locator('option').filter({ hasText: new RegExp(`^${letter}`) });
    await select.selectOption({ label: (await option.first().textContent())! });
  },
  async write(field, text) {
    await field.click();
    await field.fill(text);
  },
};

export function keyboardOf({ keyboard }: Page): Hands {
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
  };
}

async function reach(target: Locator, keyboard: Page['keyboard']): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; !(await target.evaluate((element) => element === document.activeElement)); presses++) {
    expect(presses, `Tab leads to ${target}`).toBeLessThan(100);
    await keyboard.press('Tab');
  }
}
