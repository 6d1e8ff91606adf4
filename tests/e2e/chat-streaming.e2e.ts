import type { Page } from '@playwright/test';
import content from '#shared/content/en/chat.ts';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { violations } from './accessibility.ts';
import { openPanel } from './open-panel.ts';
import { expect, hydrated, test } from './test.ts';

async function openChat(page: Page) {
  await page.goto(paths.home);
  await openPanel(page);
  const input = page.getByPlaceholder(content.placeholder);
  const control = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    log: page.getByRole('log'),
    input,
    control,
    async ask(text: string) {
      await input.fill(text);
      // Enter does nothing while the last answer is written.
      await expect(control(content.send)).toBeEnabled();
      await input.press('Enter');
    },
  };
}

async function storedTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('chat-session')!);
    const { messages } = await (await fetch(`/api/chat/${id}`)).json();
    return messages.map(({ message }: { message: string }) => message.trim());
  });
}

async function answerWith(page: Page, reply: Partial<ChatReply>) {
  const whole = { messageId: crypto.randomUUID(), confidence: 0.9, suggestedActions: [], sources: [], ...reply };
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const body = event('delta', { text: reply.message }) + event('done', whole);
  await page.route('**/api/chat/*/messages', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
}

const slow = `slow please ${Array.from({ length: 60 }, (_, word) => `word${word}`).join(' ')}`;

test('an answer is shown while it is written, and its shown part is stored', async ({ page }) => {
  const { log, control, ...chat } = await openChat(page);
  await chat.ask(slow);
  await expect(log.locator('strong', { hasText: 'Joe heard:' })).toBeVisible();
  await expect(control(content.stop)).toBeVisible();
  const bubble = log.locator(':scope > div').last().locator('[dir]').first();
  await expect(bubble).toContainText('word3');
  await control(content.stop).click();
  await expect(log.getByText(content.interrupted.stopped)).toBeVisible();
  const shown = (await bubble.textContent())!;
  expect(shown).not.toContain('word59');
  expect(await storedTexts(page)).toEqual([slow, shown.replace('Joe heard:', '**Joe heard:**')]);
  await expect(control(content.stop)).toHaveCount(0);
  // The first status is the announcement; each answer has its own.
  await expect(page.getByRole('dialog').getByRole('status').first()).toContainText(content.interrupted.stopped);
});

test('an answer that breaks off inside an emoji keeps its part, and can be retried', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/./);
  const chat = await openChat(page);
  await chat.ask('die please, and say more words than that');
  await expect(chat.log.getByText(content.interrupted.broken)).toBeVisible();
  await expect(chat.log).not.toContainText('\ufffd');
  await expect(chat.log.getByText('Joe heard:')).toBeVisible();
  await chat.control(content.retry).click();
  await expect(chat.log.getByText(content.interrupted.broken)).toHaveCount(2);
});

test('the model is stopped when the visitor leaves', async ({ page, request }) => {
  const chat = await openChat(page);
  const text = `${slow} ${crypto.randomUUID()}`;
  await chat.ask(text);
  await expect(chat.log.getByText('Joe heard:')).toBeVisible();
  await page.goto('about:blank');
  const abandoned = `http://127.0.0.1:${process.env.E2E_MOCKS_PORT ?? 8791}/abandoned`;
  await expect.poll(async () => (await request.get(abandoned)).json()).toContain(text);
});

test('a reload and a second tab show the conversation, and a reset ends it in both', async ({ page, context }) => {
  const first = await openChat(page);
  await first.ask('first question');
  await expect(first.log.getByText('Joe heard: first question')).toBeVisible();
  const other = await context.newPage();
  const second = await openChat(other);
  await expect(second.log.getByText('Joe heard: first question')).toBeVisible();
  await first.ask('second question');
  await expect(second.log.getByText('Joe heard: second question')).toBeVisible();
  await page.reload();
  await expect(first.log.getByText('Joe heard: second question')).toBeVisible();
  await first.control(content.reset).click();
  await expect(first.log.getByText(content.greetingAfterReset)).toBeVisible();
  await expect(second.log.getByText(content.greetingAfterReset)).toBeVisible();
  await page.reload();
  await expect(first.log.getByText('Hello, I’m Joe')).toBeVisible();
  await expect(first.log.getByText('Joe heard:')).toHaveCount(0);
});

test('an open chat stays open through a reload and a change of language @full', async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(slow);
  await expect(chat.log.getByText('Joe heard:')).toBeVisible();
  await page.reload();
  await expect(chat.log.getByText(content.interrupted.broken)).toBeVisible();
  await expect(chat.control(content.retry)).toBeVisible();
  await expect(chat.log.getByText(content.interrupted.stopped)).toHaveCount(0);
  await page.goto(localizedPath(paths.home, 'ar'));
  await expect(chat.log.getByText(content.interrupted.broken)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.log).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing moves while a visitor reads further up, until the next message @fonts', async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n'));
  await expect(chat.log.getByText('Joe heard:')).toBeVisible();
  await chat.ask(slow);
  await expect(chat.log.getByText('Joe heard:')).toHaveCount(2);
  await chat.log.hover();
  await page.mouse.wheel(0, -400);
  const scrolled = () => chat.log.evaluate((list) => list.scrollTop);
  await expect(chat.log.getByText('Joe heard:').last()).not.toBeInViewport();
  const before = await scrolled();
  await expect(chat.log.locator(':scope > div').last()).toContainText('word12');
  expect(await scrolled()).toBeCloseTo(before, -1);
  await chat.control(content.stop).click();
  await expect(chat.log.getByText(content.interrupted.stopped)).toBeAttached();
  expect(await scrolled()).toBeCloseTo(before, -1);
  await chat.ask('and now?');
  await expect(chat.log.getByText('Joe heard: and now?')).toBeInViewport();
});

test('sources and a failure have no axe violations @full @fonts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const chat = await openChat(page);
  await answerWith(page, {
    message:
      'The plan **Grow** has `API` access: https://example.com/very/long/address?that=goes-on-and-on-and-on-and-on',
    sources: [
      { title: 'Plans for startups', path: '/solutions/startups#plans' },
      { title: 'كل الباقات والأسعار للشركات الناشئة', path: '/ar/solutions/startups#plans' },
    ],
    unanswered: true,
    interrupted: 'broken',
  });
  await chat.ask('Which plan?');
  await expect(chat.log.getByRole('link', { name: 'Plans for startups' })).toBeVisible();
  await expect(chat.control(content.retry)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { part: 'dialog.chat-panel' }), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await chat.log.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(1);
  await chat.log.getByRole('link', { name: 'Plans for startups' }).click();
  await expect(page).toHaveURL(/\/solutions\/startups#plans$/);
});
