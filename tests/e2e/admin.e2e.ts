import type { APIRequestContext } from '@playwright/test';
import { adminPaths } from '../../src-shared/admin-paths.ts';
import { admin } from '../../src-shared/content/en/admin.ts';
import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { violations } from './accessibility.ts';
import { expect, open, test } from './test.ts';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function submit(request: APIRequestContext, firstName: string, fields: object = {}) {
  const data = {
    formType: 'partnership',
    firstName,
    lastName: 'Nasser',
    email: 'omar@dune-capital.example',
    company: 'Dune Capital',
    partnershipType: 'Series A',
    message: 'We would like to lead the round.',
    ...fields,
  };
  const response = await request.post('/api/submissions', { data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { submission: { id: string } }).submission.id;
}

test('staff change the status of a submission, and its history shows who did it', async ({ page, request }) => {
  const name = unique('Omar');
  await submit(request, name);
  await page.goto('/admin');
  for (const tile of ['Total Submissions', 'Pending', 'Newsletter Subscribers', 'Total Subscribers']) {
    await expect(page.getByRole('term').filter({ hasText: tile }).first()).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Mark contacted: ${name} Nasser` }).click();
  await expect(page.getByRole('link', { name: `${name} Nasser`, exact: true })).toBeVisible();
  await page.getByRole('link', { name: `${name} Nasser`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Contacted', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Not provided').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'omar@dune-capital.example', exact: true })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /Mark completed/ }).click();
  const step = dialog.getByRole('region', { name: 'Timeline' }).getByText('Status: Contacted → Completed');
  await expect(step).toBeVisible();
  await expect(step.locator('..').getByText(/^staff@localhost, /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a conflict with another status change shows a message and the current status', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/409/);
  const name = unique('Race');
  const id = await submit(request, name);
  await page.goto(`/admin/inbox/${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Pending', { exact: true })).toBeVisible();
  await request.patch(`/api/admin/submissions/${id}`, { data: { status: 'completed' } });
  await dialog.getByRole('button', { name: /Mark contacted/ }).click();
  await expect(dialog.getByText(/Somebody else has changed this submission/)).toBeVisible();
  await expect(dialog.getByText('Completed', { exact: true })).toBeVisible();
});

test('staff search submissions, filter them by status and export the result', async ({ page, request }) => {
  const name = unique('Findme');
  await submit(request, name);
  await page.goto('/admin/inbox');
  await expect(page.getByRole('list', { name: 'Submissions' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/q=Findme/);
  await page.getByLabel('Status').selectOption('completed');
  await expect(page.getByText('Nothing found for')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('submissions.csv');
  expect(await violations(page)).toEqual([]);
});

test('staff send a newsletter with required fields, a preview and a draft, and see its progress', async ({
  page,
  request,
}) => {
  await request.post('/api/newsletter/subscriptions', {
    data: { email: `reader-${crypto.randomUUID()}@reader.example` },
  });
  const subject = unique('June news');
  await page.goto('/admin/newsletter');
  await page.evaluate(() => localStorage.removeItem('newsletter-draft'));
  await page.reload();
  await page.getByRole('button', { name: 'Send newsletter' }).click();
  await expect(page.getByText('Please fill in both subject and content')).toBeVisible();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Content', { exact: true }).fill('It is **done**.');
  const entries = await page.evaluate(() => history.length);
  const preview = page.getByTitle(admin.newsletter.previewFrame).filter({ visible: true });
  await expect(preview.contentFrame().getByText('done', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await page.getByRole('button', { name: 'Send newsletter' }).click();
  await expect(page.getByRole('dialog')).toContainText(/goes to \d+ active subscriber/);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(/Newsletter sent successfully to \d+ subscribers\./)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await page.getByRole('list', { name: 'Past newsletters' }).getByRole('link', { name: subject }).click();
  const letter = page.getByRole('dialog').getByTitle('The newsletter as it was sent');
  await expect(letter.contentFrame().getByText('done', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/newsletter$/);
});

test('staff see the content of a mail', async ({ page, request }) => {
  const name = unique('Mailed');
  await submit(request, name);
  await page.goto('/admin/settings/mail?kind=partnership_notification');
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/to (?:sales|partners|careers)@rihla\.example/);
  await expect(page.frameLocator('iframe').getByText(name).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/settings\/mail\?kind=/);
  expect(await violations(page)).toEqual([]);
});

test('staff suppress an address by hand, and remove it again after a warning', async ({ page }) => {
  const email = `no-mail-${crypto.randomUUID()}@person.example`;
  await page.goto('/admin/settings/blocked');
  await page.getByLabel(admin.privacy.email).fill(email);
  await page.getByRole('button', { name: 'Block address' }).click();
  await expect(page.getByText(`${email} is blocked.`)).toBeVisible();
  const entry = page.getByRole('list', { name: 'Blocked addresses' }).getByRole('listitem').filter({ hasText: email });
  await expect(entry.getByText('Added by staff')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(admin.suppressions.confirm.provider);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(`Removed: ${email}.`)).toBeVisible();
  await expect(entry).toBeHidden();
});

test('a banner on every view says that the mail provider refuses the sender, and how much has failed', async ({
  page,
}) => {
  const refusal = { message: 'The domain is not verified.', since: '2026-11-23T08:05:00.000Z' };
  await page.route('**/api/admin/mail-state', (route) =>
    route.fulfill({ json: { refusal, failed: 1234, deadLetters: 0 } }),
  );
  await page.goto('/admin/inbox/chats');
  const banner = page.getByRole('alert').filter({ hasText: admin.mail.refused.title });
  await expect(banner).toContainText('The domain is not verified.');
  await expect(banner).toContainText('nothing is lost');
  expect(await violations(page)).toEqual([]);
  await banner.getByRole('link', { name: admin.mail.refused.view }).click();
  await expect(page.getByRole('heading', { level: 1, name: admin.views.mail })).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry all failed (1,234)' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a banner on every view says that the completion API refuses the key, until it answers', async ({ page }) => {
  const fault = {
    kind: 'refused_key',
    message: staffMail.chatModel.faults.refused_key(),
    since: '2026-11-23T08:05:00.000Z',
  };
  await page.route('**/api/admin/model-state', (route) => route.fulfill({ json: { model: 'gpt-4o', fault } }));
  await page.goto('/admin/settings/mail');
  const banner = page.getByRole('alert').filter({ hasText: admin.questions.fault.title });
  await expect(banner).toContainText(fault.message);
  expect(await violations(page)).toEqual([]);
  await banner.getByRole('link', { name: admin.questions.fault.view }).click();
  await expect(page.getByRole('heading', { level: 1, name: admin.questions.title })).toBeVisible();
  await expect(page.getByText('Model: gpt-4o')).toBeVisible();
  await page.unroute('**/api/admin/model-state');
  await page.reload();
  await expect(page.getByText('Model: gpt-4o')).toBeVisible();
  await expect(banner).toBeHidden();
});

test("staff read a visitor's chat with Joe", async ({ page, request }) => {
  const question = unique('Do you verify passports');
  const session = `session_${Date.now()}_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await request.post(`/api/chat/${session}/messages`, { data: { text: question } });
  await expect.poll(async () => (await (await request.get(`/api/admin/chats/${session}`)).json()).items.length).toBe(2);
  await page.goto('/admin/inbox/chats');
  await page.getByRole('link', { name: question }).click();
  await expect(page.getByText('Visitor')).toBeVisible();
  await expect(page.getByText(question).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('Ctrl K goes anywhere and finds a record, and its theme stays', async ({ page, request }) => {
  const name = unique('Palette');
  await submit(request, name);
  await page.goto('/admin/submissions');
  await expect(page).toHaveURL(/\/admin\/inbox$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toHaveAttribute('aria-selected', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `${name} Nasser` })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 20, 36)');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 20, 36)');
});

test('staff erase all personal data of an e-mail address after typing the address again', async ({ page, request }) => {
  const email = `erase-${crypto.randomUUID()}@person.example`;
  await submit(request, unique('Erase'), { email });
  await page.goto('/admin/settings/privacy');
  await page.getByLabel(admin.privacy.email).fill(email);
  await page.getByRole('button', { name: 'Erase…' }).click();
  const erase = page.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type the address to confirm').fill(email);
  await erase.click();
  await expect(page.getByText(/Erased: 1 submissions/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the public site shows staff a banner with pending submissions, and visitors send no request for it', async ({
  page,
  request,
}) => {
  await submit(request, unique('Waiting'));
  const apiRequests: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) apiRequests.push(sent.url());
  });
  await open(page, '/company');
  await expect(page.getByRole('button', { name: 'Chat with Joe' })).toBeVisible();
  expect(apiRequests).toEqual([]);
  await page.goto('/admin');
  await expect(page.getByText('Signed in as staff@localhost')).toBeVisible();
  await page.clock.install();
  await page.goto('/company');
  const banner = page.getByText(/\d+ new form submission\(s\) waiting for your response!/);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Now' })).toHaveAttribute('href', '/admin');
  await page.clock.fastForward('00:10');
  await expect(banner).toBeHidden();
});

test('each view fits on the screen of a phone and of a tablet, and is accessible in both themes', async ({ page }) => {
  const person = `${adminPaths.person}?email=omar@dune-capital.example`;
  const paths = Object.values({ ...adminPaths, settings: `${adminPaths.bookings}?view=coming`, person });
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    for (const [width, colorScheme] of [
      [360, 'light'],
      [768, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      // Of the dark theme only the colours differ.
      const rules = colorScheme === 'dark' ? { rules: ['color-contrast'] } : {};
      expect(await violations(page, rules), `${path} ${colorScheme}`).toEqual([]);
    }
  }
});

test.describe('the link of the daily mail', () => {
  // Both change the same setting.
  test.describe.configure({ mode: 'serial' });
  const turnOff = admin.digest.digest.turnOff;
  const isOff = admin.digest.digest.off;
  test.afterEach(({ request }) => request.patch('/api/admin/me', { data: { digest: true } }));

  test('asks before it turns the mail off', async ({ page }) => {
    await page.goto('/admin/digest/off');
    await page.getByRole('button', { name: turnOff }).click();
    await expect(page.getByText(isOff)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('does the same', async ({ page }) => {
      await page.goto('/admin/digest/off');
      await page.getByRole('button', { name: turnOff }).click();
      await expect(page.getByText(isOff)).toBeVisible();
      await expect(page.getByRole('button', { name: turnOff })).toHaveCount(0);
    });
  });
});
