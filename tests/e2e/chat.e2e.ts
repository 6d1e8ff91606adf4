import type { Page } from '@playwright/test';
import content from '#shared/content/en/chat.ts';
import { header } from '#shared/content/en/layout.ts';
import { paths } from '#shared/paths.ts';
import { openPanel } from './open-panel.ts';
import { expect, test } from './test.ts';

const chatOf = (page: Page) => ({
  button: page.getByRole('button', { name: header.chat }),
  panel: page.getByRole('dialog', { name: content.name }),
  log: page.getByRole('log'),
  input: page.getByPlaceholder(content.placeholder),
  send: page.getByRole('button', { name: content.send, exact: true }),
  control: (name: string) => page.getByRole('button', { name, exact: true }),
});

async function openChat(page: Page, path: string = paths.home) {
  await page.goto(path);
  const chat = chatOf(page);
  await openPanel(page);
  return chat;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a conversation stays when its visitor follows a link in an answer @fonts', async ({ page }) => {
    const { log, input, control } = await openChat(page);
    await expect(log.getByText(/What would you like to know/)).toBeInViewport({ ratio: 0.9 });
    for (const question of content.quickQuestions) {
      await control(question).scrollIntoViewIfNeeded();
      await expect(control(question)).toBeInViewport({ ratio: 0.9 });
    }
    await input.fill('Which **job** is open?');
    await input.press('Enter');
    await expect(log.locator('strong', { hasText: 'job' })).toBeVisible();
    await log.getByRole('link', { name: content.actions.view_careers }).click();
    await expect(page).toHaveURL(`${paths.careers}#positions`);
    // On a small screen the panel minimises, so that the new page is visible.
    await expect(log).toBeHidden();
    await control(content.expand).click();
    await expect(log.getByText('Joe heard:')).toBeVisible();
    await page.goBack();
    await expect(log.getByText('Joe heard:')).toBeVisible();
  });

  test('the panel minimises, resets and closes with Escape @fonts', async ({ page }) => {
    const { button, panel, log, input, control } = await openChat(page);
    await control(content.quickQuestions[2]).click();
    await expect(log.getByText(`Joe heard: ${content.quickQuestions[2]}`)).toBeVisible();
    await control(content.minimise).click();
    await expect(log).toBeHidden();
    await control(content.expand).click();
    await expect(log.getByText('Joe heard:')).toBeVisible();
    await control(content.reset).click();
    await expect(log.getByText(content.greetingAfterReset)).toBeVisible();
    await expect(log.locator('time')).toHaveCount(1);
    await input.fill('kept');
    await input.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('kept');
  });

  test('the newest message is scrolled into view, a long message to its start @fonts', async ({ page }) => {
    const { log, input, send } = await openChat(page);
    const long = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
    for (const [turn, text] of ['short', long].entries()) {
      await input.fill(text);
      // Enter does nothing while the last answer is written.
      await expect(send).toBeEnabled();
      await input.press('Enter');
      await expect(log.getByText('Joe heard:')).toHaveCount(turn + 1);
      await expect(log.getByText('Joe heard:').last()).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Joe heard:').last()).toBeInViewport();
    await input.fill('short');
    await expect(send).toBeEnabled();
    await input.press('Enter');
    await expect(log.getByText('Joe heard:')).toHaveCount(3);
    await input.fill('a\nmessage\nof\nmany\nlines');
    await expect(log.getByText('Joe heard:').last()).toBeInViewport({ ratio: 0.9 });
  });
});

test('an answer can be read on a low screen and at 400 % zoom @full @fonts', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const { log, input, control } = await openChat(page);
  // The panel covers the site header here, so its buttons must be above the header to be clickable.
  await control(content.minimise).click();
  await expect(log).toBeHidden();
  await control(content.expand).click();
  await page.setViewportSize({ width: 320, height: 256 });
  await input.fill('short question');
  await input.press('Enter');
  await expect(log.getByText('Joe heard: short question')).toBeInViewport({ ratio: 0.9 });
});

test('HTML in a reply is shown as text, runs no script and loads nothing', async ({ page, baseURL }) => {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) externalRequests.push(request.url());
  });
  const { log, input } = await openChat(page);
  await input.fill(
    '<img src=x onerror=alert(1)> <script>alert(1)</script> <style>*{display:none}</style> ![pixel](https://tracker.example/p.png) [click](javascript:alert(1)) [ok](https://rihla.example)',
  );
  await input.press('Enter');
  const reply = log.locator(':scope > div').last();
  await expect(reply).toContainText('Joe heard: <img src=x onerror=alert(1)> <script>alert(1)</script>');
  await expect(reply.locator('img, script, style, iframe')).toHaveCount(0);
  const link = reply.locator('[lang] a');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(externalRequests).toEqual([]);
});
