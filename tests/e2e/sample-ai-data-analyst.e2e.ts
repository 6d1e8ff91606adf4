import { violations } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { openSample } from './sample-page.ts';
import { expect, test } from './test.ts';

test('a visitor gets an answer, its query and its result by keyboard', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 900 });
  const sample = await openSample(page, 'ai-data-analyst');
  const answers = [
    ['Which emirate brings the most revenue?', 'Dubai, with 40% of revenue', "WHERE day > DATE('now', '-30 days')", 7],
    ['What share of revenue comes from returning customers?', 'They account for 31% of visits and 58%', 'UNION ALL', 2],
    ['When do visitors become customers?', 'Thursday, 8 to 10 PM: 4.8%', 'FROM visits_of_30_days', 7],
    ['Do customers stay after a second order?', 'Yes. 3.2% of customers leave after one order', 'FROM customers', 3],
    ['Which products are returned most?', 'Running shoes: 11.9% are returned.', 'FROM products', 5],
  ] as const;
  await sample.getByRole('button', { name: answers[0][0] }).focus();
  for (const [question, answer, query, rows] of answers) {
    const button = sample.getByRole('button', { name: question });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(sample.getByRole('heading', { level: 3 })).toHaveText(question);
    await expect(sample.getByRole('status').last()).toContainText(answer);
    await expect(sample.getByRole('region', { name: 'SQL' })).toContainText(query);
    await expect(sample.getByRole('rowheader')).toHaveCount(rows);
    await page.keyboard.press('Tab');
  }
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test("a question in the visitor's own words gets an answer in its language @full", async ({ page }) => {
  for (const { locale, ask, own, heading, answer, other, unknown } of [
    {
      locale: 'en',
      ask: 'Ask',
      own: 'which city sells best?',
      heading: 'Which emirate brings the most revenue?',
      answer: /Dubai, with 40% of revenue/,
      other: 'What is the weather?',
      unknown: /^This sample can’t answer that/,
    },
    {
      locale: 'ar',
      ask: 'إرسال السؤال',
      own: 'ما أفضل وقت للبيع',
      heading: 'متى يتحول الزوار إلى عملاء؟',
      answer: /^الخميس من 8 إلى 10 مساءً/,
      other: 'كيف الطقس؟',
      unknown: /^لا تشمل هذه التجربة هذا السؤال/,
    },
  ] as const) {
    const sample = await openSample(page, 'ai-data-analyst', locale);
    const question = sample.getByRole('textbox');
    await question.fill(own);
    await question.press('Enter');
    await expect(sample.getByRole('heading', { level: 3 })).toHaveText(heading);
    await expect(sample.getByRole('status').last()).toHaveText(answer);
    await expect(sample.getByRole('region', { name: 'SQL' })).toHaveCSS('direction', 'ltr');
    await question.fill(other);
    await sample.getByRole('button', { name: ask, exact: true }).click();
    await expect(sample.getByText(unknown)).toBeVisible();
    await expect(question).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page, { part: '#sample' })).toEqual([]);
  }
});
