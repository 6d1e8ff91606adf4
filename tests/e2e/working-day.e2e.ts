import type { APIResponse, Page } from '@playwright/test';
import { admin } from '../../src-shared/content/en/admin.ts';
import { violations } from './accessibility.ts';
import { deliver, replyAddress } from './answer-by-mail.ts';
import { pdf } from './form-values.ts';
import { keyboardOf, mouse } from './hands.ts';
import { expect, test } from './test.ts';

const { conversation } = admin;

/** A word that no other test has. Templates do not greet a name with digits. */
const word = () => `Al${crypto.randomUUID().replace(/[^a-f]/g, '')}`;

async function idOf(response: APIResponse): Promise<string> {
  expect(response.status()).toBe(201);
  return ((await response.json()) as { submission: { id: string } }).submission.id;
}

const list = (page: Page) => page.getByRole('list', { name: 'Submissions' });
const dialog = (page: Page) => page.getByRole('dialog').last();
const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

for (const by of ['mouse', 'keyboard'] as const) {
  const handsOn = (page: Page) => (by === 'mouse' ? mouse : keyboardOf(page));
  // The states are the same by keyboard, and axe is slow.
  async function expectAccessible(page: Page, part = 'html') {
    if (by === 'mouse') expect(await violations(page, { part })).toEqual([]);
  }

  test(`a working day of a recruiter, by ${by}`, async ({ page, request }) => {
    const { press, choose, write } = handsOn(page);
    const name = word();
    const application = { formType: 'career', email: `${name}@applicant.example`, experience: '2-5 years' };
    const texts = { position: 'AI Engineer', coverLetter: 'I build retrieval systems.' };
    const arabic = { ...application, ...texts, locale: 'ar', name: `سارة ${name}` };
    await idOf(await request.post('/api/submissions', { multipart: { ...arabic, cv: pdf('cv.pdf') } }));
    await idOf(await request.post('/api/submissions', { data: { ...application, ...texts, name: `Omar ${name}` } }));

    await page.goto('/admin/applications');
    const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
    const card = (stage: string) =>
      column(stage)
        .getByRole('listitem')
        .filter({ hasText: `سارة ${name}` });
    await expect(card('New')).toBeVisible();
    if (by === 'mouse') await card('New').dragTo(column('Screening'), { sourcePosition: { x: 12, y: 12 } });
    else {
      await press(card('New').getByRole('button', { name: /^Move/ }));
      await press(dialog(page).getByRole('button', { name: 'Screening' }));
    }
    await expect(status(page, /is now in “Screening”/)).toBeVisible();
    await expect(card('Screening')).toBeVisible();
    await expectAccessible(page);

    await press(card('Screening').getByRole('link'));
    await expect(dialog(page).getByText('Possibly the same person')).toBeVisible();
    const fact = dialog(page).getByRole('definition').filter({ hasText: 'AI Engineer' });
    expect((await fact.boundingBox())!.width).toBeGreaterThan(150);
    const download = page.waitForEvent('download');
    await press(dialog(page).getByRole('link', { name: /^Download/ }));
    expect((await download).suggestedFilename()).toBe('cv.pdf');
    await choose(dialog(page).getByLabel('Stage'), 'I');
    await expect(dialog(page).getByText('Stage: Screening → Interview')).toBeVisible();
    await press(
      dialog(page).getByRole('button', { name: conversation.answerWith(conversation.composer.templates.interview) }),
    );
    await expect(dialog(page).getByRole('textbox', { name: /^Text/ })).toHaveValue(/سارة/);
    await press(dialog(page).getByRole('button', { name: 'Preview' }));
    const preview = dialog(page)
      .getByTitle(conversation.composer.previewFrame)
      .filter({ visible: true })
      .contentFrame();
    await expect(preview.getByText(/سارة/).first()).toBeVisible();
    await press(dialog(page).getByRole('button', { name: 'Send', exact: true }));
    await expect(status(page, conversation.composer.undo.notice(10))).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(card('Interview').getByRole('link')).toBeFocused();

    await press(page.getByRole('link', { name: 'As a list' }));
    if (by === 'keyboard') await page.keyboard.press('/');
    await write(page.getByRole('searchbox'), name);
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await press(page.getByLabel('Select all shown'));
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'Decline…' }));
    await expect(dialog(page)).toContainText('2 emails go out with the “Decline” template');
    await expectAccessible(page, 'dialog');
    await press(dialog(page).getByRole('button', { name: 'Decline and send' }));
    await expect(status(page, '2 declined.')).toBeVisible();
    await expect(list(page).getByText('Declined')).toHaveCount(2);
  });

  test(`a working day of a salesperson, by ${by}`, async ({ page, request }) => {
    const { press, choose, write } = handsOn(page);
    const name = word();
    const inquiry = { formType: 'partnership', company: 'Dune Capital', partnershipType: 'Series A', message: 'Hello' };
    const arabic = { ...inquiry, firstName: 'ليلى', lastName: name, email: `${name}@gulf.example`, locale: 'ar' };
    const first = await idOf(await request.post('/api/submissions', { data: arabic }));
    const second = { ...inquiry, firstName: 'Omar', lastName: name, email: `${name}@dune.example` };
    await idOf(await request.post('/api/submissions', { data: second }));
    const row = (text: string) =>
      list(page)
        .getByRole('listitem')
        .filter({ hasText: `${text} ${name}` });

    await page.goto(`/admin/inbox?q=${name}`);
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    if (by === 'keyboard') await page.keyboard.type('jxjxa');
    else {
      for (const who of ['ليلى', 'Omar']) await press(row(who).getByRole('checkbox'));
      await press(page.getByRole('button', { name: 'Assign…' }));
    }
    await expect(dialog(page)).toContainText('Assign 2 submissions');
    await expect(dialog(page).getByRole('button', { name: 'sales@rihla.example' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await press(dialog(page).getByRole('button', { name: 'To me' }));
    await expect(status(page, '2 assigned to you.')).toBeVisible();

    await press(page.getByRole('link', { name: 'My open' }));
    await expect(row('Omar')).toBeVisible();
    const names = list(page).getByRole('link').filter({ hasText: name });
    await expect(names).toHaveText([`ليلى ${name}`, `Omar ${name}`]);
    await press(row('ليلى').getByRole('link').first());
    await expect(dialog(page).getByLabel(conversation.composer.language)).toHaveValue('ar');
    await choose(dialog(page).getByLabel('Template'), 'P');
    const text = dialog(page).getByRole('textbox', { name: /^Text/ });
    await expect(text).toHaveValue(/ليلى/);
    await press(dialog(page).getByRole('button', { name: 'Send', exact: true }));
    await press(dialog(page).getByRole('button', { name: 'Undo' }));
    await expect(text).toHaveValue(/ليلى/);
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(dialog(page).getByText('Queued', { exact: true })).toBeVisible();
    // The step that was taken back stays in the history.
    await expect(dialog(page).getByText('Status: Contacted → Pending')).toHaveCount(1);
    await expect(dialog(page).getByText('Status: Pending → Contacted')).toHaveCount(2);
    if (by === 'mouse') await press(dialog(page).getByRole('tab', { name: 'Note' }));
    else {
      await dialog(page).getByRole('tab', { name: 'Reply' }).focus();
      await page.keyboard.press('ArrowRight');
    }
    await write(dialog(page).getByLabel('Note for colleagues'), 'اتصل بها يوم الأحد');
    await press(dialog(page).getByRole('button', { name: 'Save note' }));
    await expect(dialog(page).getByRole('listitem', { name: /^Note/ })).toContainText('اتصل بها يوم الأحد');
    await expectAccessible(page, 'dialog');
    await press(dialog(page).getByRole('button', { name: 'Mark completed' }));
    await press(dialog(page).getByRole('button', { name: 'Close' }));
    await expect(row('ليلى')).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();

    await deliver(request, arabic.email, await replyAddress(request, first), 'نعم، يوم الأحد مناسب.');
    await page.goto('/admin');
    await press(page.getByRole('link', { name: /replied and waits? for us/ }));
    await expect(list(page)).toBeVisible();
    // Those of all colleagues fill several pages.
    await press(page.getByRole('link', { name: 'My open' }));
    await expect(row('ليلى')).toContainText(admin.list.row.waitsForUs);
    if (by === 'keyboard') await page.keyboard.press('?');
    else await press(page.getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(dialog(page)).toContainText('Next or previous row');
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await press(row('ليلى').getByRole('link').first());
    await expect(dialog(page).getByText('نعم، يوم الأحد مناسب.')).toBeVisible();
    await expect(dialog(page).getByText('Contacted', { exact: true })).toBeVisible();
  });
}
