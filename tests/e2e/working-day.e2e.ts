import type { APIResponse, Page } from '@playwright/test';
import { latestDemoDate } from '#shared/forms/demo-dates.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { analytics, campaigns } from '#shared/staff-texts/analytics.ts';
import { audit } from '#shared/staff-texts/audit.ts';
import { calendar } from '#shared/staff-texts/bookings.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { list as listTexts } from '#shared/staff-texts/list.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { notificationChoices } from '#shared/staff-texts/notifications.ts';
import { posts } from '#shared/staff-texts/posts.ts';
import { privacy } from '#shared/staff-texts/privacy.ts';
import { status as serviceStatus } from '#shared/staff-texts/status.ts';
import { subscriberActions, subscriberImport } from '#shared/staff-texts/subscribers.ts';
import { suppressions } from '#shared/staff-texts/suppressions.ts';
import { webhooks } from '#shared/staff-texts/webhooks.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { violations } from './accessibility.ts';
import { deliver, replyAddress, runSql } from './answer-by-mail.ts';
import { pdf } from './form-values.ts';
import { keyboardOf, mouseOf } from './hands.ts';
import { applicants, customers, investors } from './people.ts';
import { expect, fullUnless, test } from './test.ts';

/** A word that no other test has. Templates do not greet a name with digits. */
const word = () => `Al${crypto.randomUUID().replace(/[^a-f]/g, '')}`;

async function idOf(response: APIResponse): Promise<string> {
  expect(response.status()).toBe(201);
  return ((await response.json()) as { submission: { id: string } }).submission.id;
}

/** This date is too far ahead for a booking. */
const demo = {
  formType: 'demo',
  company: customers.ar.company,
  companySize: '51-200',
  useCase: 'Data Analysis & Insights',
  preferredDate: latestDemoDate(),
  preferredTime: '10-11 AM',
};

const list = (page: Page) => page.getByRole('list', { name: /^(Submissions|Applications)$/ });
const dialog = (page: Page) => page.getByRole('dialog').last();
const opened = (page: Page) => page.getByRole('article');
const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

for (const by of ['mouse', 'keyboard'] as const) {
  const handsOn = (page: Page) => (by === 'mouse' ? mouseOf : keyboardOf)(page);
  async function expectAccessible(page: Page, part = 'html') {
    // Axe is slow.
    if (test.info().tags.includes('@full')) expect(await violations(page, { part })).toEqual([]);
  }

  test(`a working day of a recruiter, by ${by}${fullUnless(by === 'mouse')}`, async ({ page, request }) => {
    const { press, choose, write } = handsOn(page);
    const name = word();
    const application = { formType: 'career', email: `${name}@applicant.example`, experience: '2-5 years' };
    const texts = { position: 'AI Engineer', coverLetter: applicants.en.letter };
    const arabicName = `${applicants.ar.first} ${name}`;
    const arabic = { ...application, ...texts, locale: 'ar', name: arabicName };
    await idOf(await request.post('/api/submissions', { multipart: { ...arabic, cv: pdf('cv.pdf') } }));
    const english = { ...application, ...texts, name: `${applicants.en.first} ${name}` };
    await idOf(await request.post('/api/submissions', { data: english }));

    await page.goto('/admin/applications');
    const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
    const card = (stage: string) => column(stage).getByRole('listitem').filter({ hasText: arabicName });
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
    await expect(opened(page).getByText('Possibly the same person')).toBeVisible();
    const fact = opened(page).getByRole('definition').filter({ hasText: 'AI Engineer' });
    // A narrow column would break the words into lines.
    expect(await fact.locator('bdi').evaluate((text) => text.getClientRects().length)).toBe(1);
    const download = page.waitForEvent('download');
    await press(opened(page).getByRole('link', { name: /^Download/ }));
    expect((await download).suggestedFilename()).toBe('cv.pdf');
    await choose(opened(page).getByLabel('Stage'), 'I');
    await expect(opened(page).getByText('Stage: Screening → Interview')).toBeVisible();
    await press(
      opened(page).getByRole('button', { name: conversation.answerWith(conversation.composer.templates.interview) }),
    );
    await expect(opened(page).getByRole('textbox', { name: /^Text/ })).toHaveValue(new RegExp(applicants.ar.first));
    await press(opened(page).getByRole('button', { name: 'Preview' }));
    const preview = opened(page)
      .getByTitle(conversation.composer.previewFrame)
      .filter({ visible: true })
      .contentFrame();
    await expect(preview.getByText(new RegExp(applicants.ar.first)).first()).toBeVisible();
    await press(opened(page).getByRole('button', { name: 'Send', exact: true }));
    await expect(status(page, conversation.composer.undo.announcement(10))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card('Interview').getByRole('link')).toBeFocused();

    await press(page.getByRole('link', { name: 'Show as a list' }));
    if (by === 'keyboard') await page.keyboard.press('/');
    await write(page.getByRole('searchbox'), name);
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await press(page.getByLabel('Select all shown'));
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'Decline…' }));
    await expect(dialog(page)).toContainText('2 emails are sent with the “Decline” template');
    await expectAccessible(page, 'dialog');
    await press(dialog(page).getByRole('button', { name: 'Decline and send' }));
    await expect(status(page, '2 declined.')).toBeVisible();
    await expect(list(page).getByText('Declined')).toHaveCount(2);
  });

  test(`a working day of a salesperson, by ${by}${fullUnless(by === 'keyboard')}`, async ({ page, request }) => {
    const { press, choose, write } = handsOn(page);
    const name = word();
    const [inArabic, inEnglish] = [investors.ar.first, investors.en.first];
    const { company, type: partnershipType, message } = investors.en;
    const inquiry = { formType: 'partnership', company, partnershipType, message };
    const arabic = { ...inquiry, firstName: inArabic, lastName: name, email: `${name}@gulf.example`, locale: 'ar' };
    const first = await idOf(await request.post('/api/submissions', { data: arabic }));
    const second = { ...inquiry, firstName: inEnglish, lastName: name, email: `${name}@capital.example` };
    await idOf(await request.post('/api/submissions', { data: second }));
    const row = (text: string) =>
      list(page)
        .getByRole('listitem')
        .filter({ hasText: `${text} ${name}` });

    await page.goto(`/admin/inbox?q=${name}`);
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    if (by === 'keyboard') await page.keyboard.type('jxjxa');
    else {
      for (const who of [inArabic, inEnglish]) await press(row(who).getByRole('checkbox'));
      await press(page.getByRole('button', { name: 'Assign…' }));
    }
    await expect(dialog(page)).toContainText('Assign 2 submissions');
    await expect(dialog(page).getByRole('button', { name: 'sales@rihla.example' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await press(dialog(page).getByRole('button', { name: 'Assign to me' }));
    await expect(status(page, '2 assigned to you.')).toBeVisible();

    await press(page.locator('search summary'));
    await press(page.getByRole('link', { name: 'My open' }));
    await expect(row(inEnglish)).toBeVisible();
    const names = list(page).getByRole('link').filter({ hasText: name });
    await expect(names).toHaveText([`${inArabic} ${name}`, `${inEnglish} ${name}`]);
    await press(row(inArabic).getByRole('link').first());
    await expect(opened(page).getByLabel(conversation.composer.language)).toHaveValue('ar');
    const text = opened(page).getByRole('textbox', { name: /^Text/ });
    // The composer opens with the focus.
    await text.focus();
    await choose(opened(page).getByLabel('Template'), 'P');
    await expect(text).toHaveValue(new RegExp(inArabic));
    await press(opened(page).getByRole('button', { name: 'Send', exact: true }));
    await expect(status(page, conversation.composer.undo.announcement(10))).toBeVisible();
    // Undo lasts ten seconds, in which a busy machine does not press Tab often enough.
    if (by === 'keyboard') await page.keyboard.press('z');
    else await press(page.getByRole('button', { name: 'Undo' }));
    await expect(text).toHaveValue(new RegExp(inArabic));
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(opened(page).getByText('Queued', { exact: true })).toBeVisible();
    // The undone step stays in the history.
    await expect(opened(page).getByText('Status: Contacted → Pending')).toHaveCount(1);
    await expect(opened(page).getByText('Status: Pending → Contacted')).toHaveCount(2);
    if (by === 'mouse') await press(opened(page).getByRole('tab', { name: 'Note' }));
    else {
      await opened(page).getByRole('tab', { name: 'Reply' }).focus();
      await page.keyboard.press('ArrowRight');
    }
    await write(opened(page).getByLabel('Note for colleagues'), 'اتصل بها يوم الأحد');
    await press(opened(page).getByRole('button', { name: 'Save note' }));
    await expect(opened(page).getByRole('listitem', { name: /^Note/ })).toContainText('اتصل بها يوم الأحد');
    await expectAccessible(page);
    await press(opened(page).getByRole('button', { name: 'Mark completed' }));
    await press(page.getByRole('button', { name: conversation.screen.back('Submissions') }));
    await expect(row(inArabic)).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();

    await deliver(request, arabic.email, await replyAddress(request, first), 'نعم، يوم الأحد مناسب.');
    await page.goto('/admin');
    await press(page.getByRole('link', { name: /repl(y|ies) waiting for you/ }));
    await expect(list(page)).toBeVisible();
    // The records of all staff members fill several pages.
    await press(page.locator('search summary'));
    await press(page.getByRole('link', { name: 'My open' }));
    await expect(row(inArabic)).toContainText(listTexts.row.waitsForUs);
    if (by === 'keyboard') await page.keyboard.press('?');
    else await press(page.getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(dialog(page)).toContainText('Next or previous row');
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await press(row(inArabic).getByRole('link').first());
    await expect(opened(page).getByText('نعم، يوم الأحد مناسب.')).toBeVisible();
    await expect(opened(page).getByText('Contacted', { exact: true })).toBeVisible();
  });

  test(`a working day of a marketer, by ${by}${fullUnless(by === 'mouse')}`, async ({ page, request }) => {
    const { press, choose, write, pick, go } = handsOn(page);
    const name = word();
    const subject = `${name} opens`;
    const subscriber = `${name.toLowerCase()}@reader.example`;
    const tomorrow = addDays(gulfDate(), 1);
    await request.post('/api/newsletter/subscriptions', {
      data: { email: `${crypto.randomUUID()}@reader.example`, locale: 'ar' },
    });

    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await go('Newsletter: Newsletters');
    await press(page.locator('summary').filter({ hasText: texts.list.write }));
    await press(page.getByRole('link', { name: posts.destinations.email }));
    const textIn = (locale: 'en' | 'ar') => page.getByRole('group', { name: texts.texts[locale], exact: true });
    const fieldIn = (locale: 'en' | 'ar', label: string) => textIn(locale).getByLabel(label, { exact: true });
    await write(fieldIn('en', texts.subject), name);
    await write(fieldIn('en', texts.content), 'See [how it works](/products/lagentry).');
    const preview = page.getByTitle(texts.preview.frame).filter({ visible: true }).contentFrame();
    await expect(preview.getByRole('link', { name: 'how it works' })).toBeVisible();
    // The count waits for the link, because Chromium counts a new entry a moment after the page has changed.
    const entries = await page.evaluate(() => history.length);
    await write(fieldIn('ar', texts.subject), `افتتاح ${name}`);
    await write(fieldIn('ar', texts.content), 'انظروا [كيف يعمل](/ar/products/lagentry).');
    const link = preview.getByRole('link', { name: 'كيف يعمل' });
    await expect(link).toHaveAttribute('href', /^http.*\/ar\/products\/lagentry/);
    // Each change of the preview's frame could be a step of Back.
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await press(page.getByRole('button', { name: texts.test }));
    await expect(status(page, /A test is on its way to/)).toBeVisible();
    await expectAccessible(page);

    await pick(page.getByLabel(texts.sendAt), tomorrow);
    await press(page.getByRole('button', { name: texts.schedule }));
    await expect(dialog(page)).toContainText('09:00, Gulf time');
    await expectAccessible(page, 'dialog');
    await press(dialog(page).getByRole('button', { name: texts.schedule }));
    await expect(status(page, /at .*09:00, Gulf time/)).toBeVisible();
    const all = page.getByRole('list', { name: texts.list.label });
    const newsletterRow = (title: string) =>
      all.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
    await expect(newsletterRow(name)).toContainText('09:00');

    await press(newsletterRow(name).getByRole('link'));
    await write(fieldIn('en', texts.subject), `${name}!`);
    await press(page.getByRole('button', { name: texts.edit.save }));
    await expect(status(page, /will be sent at .*09:00/)).toBeVisible();
    await press(newsletterRow(`${name}!`).getByRole('link'));
    await press(page.getByRole('button', { name: texts.unschedule }));
    await press(dialog(page).getByRole('button', { name: texts.confirmUnschedule.confirm }));
    await expect(status(page, texts.unscheduled)).toBeVisible();

    await press(newsletterRow(`${name}!`).getByRole('link'));
    await expect(page.getByLabel(texts.sendAt)).toHaveValue(tomorrow);
    await write(fieldIn('en', texts.subject), subject);
    await page.getByLabel(texts.sendAt).fill('');
    await press(page.getByRole('button', { name: texts.send }));
    await press(dialog(page).getByRole('button', { name: texts.confirm.confirm }));
    await expect(status(page, /Newsletter sent successfully/)).toBeVisible();
    await expect(newsletterRow(subject)).toContainText('Sent');
    await expectAccessible(page);
    await press(newsletterRow(subject).getByRole('link', { name: subject }));
    const sent = dialog(page).getByTitle('The newsletter as it was sent').first().contentFrame();
    await expect(sent.getByRole('link', { name: 'how it works' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');

    await go('Insights: Campaigns');
    const campaign = name.toLowerCase();
    await write(page.getByLabel(campaigns.form.name), campaign);
    await write(page.getByLabel(campaigns.form.title), `معرض ${name}`);
    await press(page.getByRole('button', { name: campaigns.form.save }));
    await expect(status(page, campaigns.saved(`معرض ${name}`))).toBeVisible();
    const visitor = {
      firstName: customers.ar.first,
      lastName: name,
      email: `visitor-${subscriber}`,
      locale: 'ar',
      source: { campaign },
    };
    await idOf(await request.post('/api/submissions', { data: { ...demo, ...visitor } }));
    await pick(page.getByLabel(analytics.from), gulfDate());
    await press(page.getByRole('button', { name: analytics.show }));
    await expect(page).toHaveURL(/from=/);
    const row = page.getByRole('table', { name: 'By campaign' }).getByRole('row', { name: new RegExp(name) });
    await expect(row.getByRole('cell').nth(2)).toHaveText(/^1/);
    await expectAccessible(page);

    await go('Newsletter: Subscribers');
    await press(page.getByRole('link', { name: subscriberActions.import }));
    const buffer = Buffer.from(`Email,Language\n${subscriber},Arabic\nnobody,English\n`);
    await page.getByLabel(subscriberImport.file).setInputFiles({ name: 'gitex.csv', mimeType: 'text/csv', buffer });
    await write(page.getByLabel(subscriberImport.source), `كشف ${name}`);
    await pick(page.getByLabel(subscriberImport.consentedOn), addDays(gulfDate(), -3));
    await press(page.getByLabel(subscriberImport.agreed));
    await press(page.getByRole('button', { name: subscriberImport.submit }));
    await expect(page.getByText(subscriberImport.added('1'))).toBeVisible();
    await expect(page.getByText(subscriberImport.refused.invalid('1'))).toBeVisible();
    await expectAccessible(page);
    await go('Newsletter: Subscribers');
    if (by === 'keyboard') await page.keyboard.press('/');
    await write(page.getByRole('searchbox'), subscriber);
    const listed = page.getByRole('list', { name: admin.views.subscribers }).getByRole('listitem');
    await expect(listed).toHaveCount(1);
    const found = listed.filter({ hasText: subscriber });
    await expect(found).toContainText(`كشف ${name}`);
    await press(page.getByRole('button', { name: subscriberActions.unsubscribeOf(subscriber) }));
    await press(dialog(page).getByRole('button', { name: subscriberActions.confirm.confirm }));
    await expect(status(page, subscriberActions.unsubscribed(subscriber))).toBeVisible();
    await expect(found).toContainText('Unsubscribed');
    await expect(page.locator('main :focus')).toBeVisible();

    await go('Settings: Notifications');
    const mine = page.getByRole('region', { name: notificationChoices.mine });
    // Both runs have the same staff member, so each changes another form.
    const choice = mine.getByLabel(notificationChoices.types[by === 'mouse' ? 'partnership' : 'career']);
    await choose(choice, 'D');
    await expect(status(page, /^Saved for/)).toBeVisible();
    await expect(choice).toHaveValue('digest');
    await expectAccessible(page);
  });

  test(`a working day of an operator, by ${by}${fullUnless(by === 'keyboard')}`, async ({ page, request }) => {
    const { press, write, pick, go } = handsOn(page);
    const { mail } = admin;
    const name = word();
    const email = `${name.toLowerCase()}@gulf.example`;
    const person = { firstName: customers.ar.first, lastName: name, email, locale: 'ar' };
    const id = await idOf(await request.post('/api/submissions', { data: { ...demo, ...person } }));
    await runSql(
      request,
      `UPDATE emails SET status = 'failed', sent_at = NULL, last_error = 'The mailbox is full'
      WHERE submission_id = '${id}' AND kind = 'demo_confirmation'`,
    );

    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /^Settings \d+ emails failed/ })).toBeVisible();
    await press(page.getByRole('link', { name: /failed emails?/ }));
    const failed = page.getByRole('list', { name: admin.views.mail }).getByRole('listitem').filter({ hasText: email });
    await expect(failed).toContainText('The mailbox is full');
    await press(failed.getByRole('button', { name: new RegExp(mail.retry) }));
    await expect(status(page, mail.retried)).toBeVisible();
    await expect(failed).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();
    await expectAccessible(page);

    await go('Settings: Status');
    await expect(page.getByText(serviceStatus.names.outbox)).toBeVisible();
    await expectAccessible(page);

    await go('Settings: Blocked addresses');
    await write(page.getByLabel(privacy.email, { exact: true }), `bounced-${email}`);
    await press(page.getByRole('button', { name: 'Block address' }));
    await expect(page.getByText(`bounced-${email} is blocked.`)).toBeVisible();
    const blocked = page.getByRole('list', { name: 'Blocked addresses' }).getByRole('listitem');
    await expect(blocked.filter({ hasText: `bounced-${email}` }).getByText('Blocked by staff')).toBeVisible();
    await press(page.getByRole('button', { name: suppressions.removeOf(`bounced-${email}`) }));
    await expect(dialog(page)).toContainText(suppressions.confirm.provider);
    await press(dialog(page).getByRole('button', { name: suppressions.confirm.confirm, exact: true }));
    await expect(status(page, suppressions.removed(`bounced-${email}`))).toBeVisible();
    await expect(page.locator('main :focus')).toBeVisible();

    await go('Settings: Webhooks');
    const url = `https://${name.toLowerCase()}.example/hook`;
    await write(page.getByLabel(webhooks.form.url, { exact: true }), url);
    await press(page.getByRole('button', { name: webhooks.form.add }));
    await expect(dialog(page).getByLabel(webhooks.secret.label)).toHaveValue(/^whsec_/);
    await press(dialog(page).getByRole('button', { name: webhooks.secret.done }));
    await press(page.getByRole('button', { name: webhooks.testOf(url) }));
    await expect(page.getByText(webhooks.testFailed('It could not be reached'))).toBeVisible();
    const hook = page.getByRole('listitem').filter({ has: page.getByText(url) });
    await press(hook.getByText(webhooks.deliveries));
    const deliveries = hook.getByRole('list', { name: webhooks.deliveries }).getByRole('listitem');
    // Deliveries of other tests are listed, too.
    const delivery = deliveries.filter({ hasText: 'It could not be reached' }).last();
    await expect(delivery).toContainText(webhooks.attempts(1));
    await press(delivery.getByRole('button', { name: /^Send again/ }));
    await expect(page.getByRole('alert').getByText(webhooks.resendFailed('It could not be reached'))).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: webhooks.removeOf(url) }));
    await press(dialog(page).getByRole('button', { name: webhooks.confirm.confirm }));
    await expect(hook).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();

    // This host takes no demos, because other tests book them.
    const hours = Array.from({ length: 7 }, () => [9, 10]);
    const host = { nameEn: `Host ${name}`, nameAr: 'مضيف', email: null, hours, active: false };
    await request.post('/api/admin/hosts', { data: host });
    await go('Bookings: Hosts and hours');
    const panel = page.getByRole('region', { name: host.nameEn });
    await press(panel.getByText(calendar.hosts.details));
    await write(panel.getByLabel(calendar.hosts.meeting), 'https://meet.example/rihla');
    await press(panel.getByLabel('Monday 09:00'));
    await press(panel.getByRole('button', { name: calendar.hosts.save, exact: true }));
    await expect(panel.getByText(calendar.hosts.saved)).toBeVisible();
    await press(page.getByRole('button', { name: calendar.periods.add }));
    const { fields } = calendar.periods;
    await write(dialog(page).getByLabel(fields.nameEn), `Holiday ${name}`);
    await write(dialog(page).getByLabel(fields.nameAr), 'عطلة');
    const day = addDays(gulfDate(), 600);
    await pick(dialog(page).getByLabel(fields.firstDay), day);
    await pick(dialog(page).getByLabel(fields.lastDay), day);
    await expectAccessible(page, 'dialog');
    await press(dialog(page).getByRole('button', { name: calendar.periods.save, exact: true }));
    await expect(status(page, new RegExp(`Added: Holiday ${name}`))).toBeVisible();
    await expectAccessible(page);

    await go('Settings: Privacy');
    await write(page.getByLabel(privacy.email, { exact: true }), email);
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: privacy.export }));
    expect((await download).suggestedFilename()).toBe(`${email}.json`);
    await expect(status(page, /^Exported: 1 submission/)).toBeVisible();
    await press(page.getByRole('button', { name: privacy.erase }));
    const erase = dialog(page).getByRole('button', { name: privacy.confirm.confirm });
    await expect(erase).toBeDisabled();
    await write(dialog(page).getByLabel(privacy.confirm.type), email);
    await press(erase);
    await expect(status(page, /^Erased: 1 submission/)).toBeVisible();

    await go('Settings: Audit log');
    const entries = page.getByRole('list', { name: audit.title }).getByRole('listitem');
    for (const action of ['personal_data_erased', 'personal_data_exported', 'webhook_deleted'] as const) {
      const entry = entries.filter({ hasText: audit.actions[action] }).first();
      await expect(entry).toContainText('staff@localhost');
    }
    await expectAccessible(page);
  });
}
