import type { Browser, Page } from '@playwright/test';
import arabic from '#shared/content/ar/chat.ts';
import { header as arabicHeader } from '#shared/content/ar/layout.ts';
import english from '#shared/content/en/chat.ts';
import { header } from '#shared/content/en/layout.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { live } from '#shared/staff-texts/live-chat.ts';
import { startOwnSite } from '../support/own-site.ts';
import { violations } from './accessibility.ts';
import { clientAddress, consoleOf, expect, test } from './test.ts';

// A staff member in the staff area is there for every visitor, so these tests have a site of their own, and run in turn.
test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite({
    CHAT_PEOPLE: 'always',
    CHAT_PERSON_SECONDS: '15',
    STAFF_DEV_EMAIL: 'layla@rihla.example',
  });
});
test.afterAll(() => site.stop());

const contents = { en: english, ar: arabic };
const labels = { en: header.chat, ar: arabicHeader.chat };

async function openChat(page: Page, locale: 'en' | 'ar' = 'en') {
  await page.goto(site.url + (locale === 'ar' ? '/ar' : '/'));
  await page.getByRole('button', { name: labels[locale] }).click();
  const texts = contents[locale];
  const panel = page.getByRole('dialog', { name: texts.name });
  await expect(panel).toBeVisible();
  return {
    panel,
    log: panel.getByRole('log'),
    input: panel.getByRole('textbox', { name: texts.input }),
    ask: panel.getByRole('button', { name: texts.handover.ask }),
  };
}

/** The staff area in a window of its own. A console message fails the test. */
async function openAdmin(browser: Browser, path = '/admin/newsletter', prepare?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-connecting-ip': clientAddress() } });
  const page = await context.newPage();
  await prepare?.(page);
  const lines = consoleOf(page);
  await page.goto(site.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, lines, close: () => context.close() };
}

async function attended(page: Page) {
  await page.goto(`${site.url}/admin/inbox/chats`);
  await expect(page.getByText(live.desk.alone)).toBeVisible();
}

test('a staff member takes over a chat, and gives it back to Joe', async ({ page, browser }) => {
  const staff = await openAdmin(browser);
  await attended(staff.page);
  const chat = await openChat(page);
  await chat.input.fill('What does the Scale plan include?');
  await chat.input.press('Enter');
  await expect(chat.log).toContainText('Scale: $199 per month');
  await chat.ask.click();
  await expect(chat.log).toContainText(english.handover.notices.waiting);
  await expect(chat.panel.getByText(english.handover.waiting.title)).toBeVisible();
  await expect(chat.ask).toBeHidden();

  await expect(staff.page).toHaveTitle(/^\(1\) /);
  const banner = staff.page.getByRole('alert').filter({ hasText: live.desk.one });
  await expect(banner).toContainText('What does the Scale plan include?');
  await banner.getByRole('link', { name: live.desk.open }).click();
  await staff.page.getByRole('button', { name: live.take }).click();
  await expect(chat.panel.getByText(english.handover.person.title('Layla'))).toBeVisible();
  await expect(chat.log).toContainText('Layla has joined.');
  await expect(staff.page).not.toHaveTitle(/^\(/);

  await chat.input.fill('Are you a person?');
  await chat.input.press('Enter');
  const transcript = staff.page.getByRole('log');
  await expect(transcript).toContainText('Are you a person?');
  const answer = staff.page.getByRole('textbox', { name: live.composer.label });
  await expect(answer).toBeFocused();
  await answer.fill('I am. Take the <b>Growth</b> plan.');
  await expect(chat.log).toContainText(english.handover.person.typing('Layla'));
  await answer.press('Enter');
  await expect(chat.log).toContainText('I am. Take the <b>Growth</b> plan.');
  await expect(chat.log.getByText('Are you a person?')).toHaveCount(1);
  expect(await violations(page, { part: '.chat-panel' })).toEqual([]);
  expect(await violations(staff.page)).toEqual([]);

  await staff.page.getByRole('button', { name: live.leave }).click();
  await expect(chat.log).toContainText('Layla has left; Joe is back.');
  await expect(transcript).toContainText('Layla has left; Joe is back.');
  await expect(chat.ask).toBeVisible();
  expect(staff.lines).toEqual([]);
  await staff.close();
});

test("a staff member's page opens its next socket, and loses nothing @full", async ({ page, browser }) => {
  const staff = await openAdmin(browser, '/admin/newsletter', (opened) => opened.clock.install());
  await attended(staff.page);
  const chat = await openChat(page);
  await chat.ask.click();
  await staff.page.getByRole('link', { name: live.desk.open }).click();
  const sockets: string[] = [];
  // A socket counts from its first message: only then does it wait for its end.
  staff.page.on('websocket', (socket) => {
    socket.once('framereceived', () => sockets.push(new URL(socket.url()).pathname));
  });
  await staff.page.getByRole('button', { name: live.take }).click();
  await expect(staff.page.getByText(live.states.mine)).toBeVisible();
  await staff.page.evaluate((text) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(text)) console.log('The connection was seen as lost');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, live.states.reconnecting);

  const transcript = staff.page.getByRole('log');
  const answer = staff.page.getByRole('textbox', { name: live.composer.label });
  for (let round = 0; round < 3; round++) {
    const openedBefore = sockets.length;
    await staff.page.clock.fastForward(50_000);
    for (const line of [`Question ${round}`, `Another ${round}`]) {
      await chat.input.fill(line);
      await chat.input.press('Enter');
    }
    await answer.fill(`Answer ${round}`);
    await answer.press('Enter');
    await expect.poll(() => sockets.slice(openedBefore).sort()).toHaveLength(2);
    for (const line of [`Question ${round}`, `Another ${round}`, `Answer ${round}`]) {
      await expect(transcript.getByText(line)).toHaveCount(1);
      await expect(chat.log.getByText(line)).toHaveCount(1);
    }
  }
  await expect(staff.page.getByText(live.states.mine)).toBeVisible();
  expect(staff.lines).toEqual([]);
  await staff.page.getByRole('button', { name: live.leave }).click();
  await staff.close();
});

test('the visitor leaves an address when no staff member comes @full', async ({ page, browser }) => {
  const staff = await openAdmin(browser);
  await attended(staff.page);
  const chat = await openChat(page);
  await chat.ask.click();
  await expect(chat.panel.getByText(english.handover.waiting.title)).toBeVisible();
  const { form } = english.handover;
  // A person has fifteen seconds to come.
  await expect(chat.panel.getByRole('heading', { name: form.title })).toBeVisible({ timeout: 30_000 });
  // After hours, another heading comes first, and names the time.
  await expect(chat.panel.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(
    chat.panel.getByText(/^Leave your email address(, and our team will reply |\. Our team can read )/),
  ).toBeVisible();
  expect(await violations(page, { part: '.chat-panel' })).toEqual([]);
  await chat.panel.getByLabel(form.content.fields.name.label).fill('Noor Al Suwaidi');
  await chat.panel.getByLabel(form.content.fields.email.label).fill('noor@dubai-retail.example');
  await chat.panel.getByLabel(form.content.fields.message.label).fill('Can you read old ledgers?');
  await chat.panel.getByRole('button', { name: form.content.submit }).click();
  await expect(chat.panel.getByRole('heading', { name: form.done.title })).toBeFocused();
  await chat.panel.getByRole('button', { name: form.done.close }).click();
  await expect(chat.log).toContainText(/You left your email address/);
  await expect(chat.input).toBeFocused();

  await staff.page.goto(`${site.url}/admin/inbox?formType=other`);
  await staff.page.getByRole('link', { name: 'Noor Al Suwaidi', exact: true }).click();
  await staff.page.getByRole('article').getByRole('link', { name: conversation.timeline.chat }).click();
  await expect(staff.page.getByRole('log')).toContainText(live.notices.sent());
  expect(staff.lines).toEqual([]);
  await staff.close();
});

test('the form appears immediately without a staff member, in Arabic too', async ({ page }) => {
  const chat = await openChat(page, 'ar');
  await chat.ask.click();
  const { form } = arabic.handover;
  await expect(chat.panel.getByRole('heading', { name: form.title })).toBeVisible();
  await chat.panel.getByRole('button', { name: form.close }).click();
  await expect(chat.log).toContainText('ويبقى جو معكم');
  await expect(chat.ask).toBeVisible();
});

test('both sides talk behind a proxy without WebSockets, a few seconds slower', async ({ page, browser }) => {
  const staff = await openAdmin(browser);
  await attended(staff.page);
  // The socket closes before its first message, as behind some proxies.
  await page.routeWebSocket(/\/api\/chat\/.*\/socket$/, (socket) => socket.close());
  const chat = await openChat(page);
  await chat.ask.click();
  await expect(chat.panel.getByText(english.handover.delayed)).toBeVisible();
  await staff.page.getByRole('link', { name: live.desk.open }).click();
  await expect(staff.page.getByText(live.visitor.away)).toBeVisible();
  await staff.page.getByRole('button', { name: live.take }).click();
  await expect(chat.panel.getByText(english.handover.person.title('Layla'))).toBeVisible();
  const answer = staff.page.getByRole('textbox', { name: live.composer.label });
  await answer.fill('Hello, this is Layla.');
  await answer.press('Enter');
  await expect(chat.log).toContainText('Hello, this is Layla.');
  await chat.input.fill('Good morning.');
  await chat.input.press('Enter');
  await expect(staff.page.getByRole('log')).toContainText('Good morning.');
  await expect(chat.log.getByText(english.handover.sending)).toHaveCount(0);
  await expect(chat.log.getByText('Good morning.')).toHaveCount(1);
  await staff.page.getByRole('button', { name: live.leave }).click();
  await expect(chat.ask).toBeVisible();
  await staff.close();
});
