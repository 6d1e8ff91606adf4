import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { QuestionName } from '#shared/content/en/samples/ai-data-analyst.ts';
import { figuresOf, type Metric } from '#web/admin/dashboard-figures.ts';
import { answers, meanRate, shareOf } from '#web/products/ai-data-analyst/answers.ts';
import { type Table, tables } from '#web/products/ai-data-analyst/tables.ts';

/** A day is stored as a date. */
const placeholderOf = (column: string) => (column === 'day' ? "DATE('now', '-' || ? || ' days')" : '?');

beforeAll(async () => {
  const statements = Object.entries<Table>(tables).flatMap(([name, { columns, rows }]) => [
    env.DB.prepare(`CREATE TABLE ${name} (${columns.join(', ')})`),
    ...rows.map((row) =>
      env.DB.prepare(`INSERT INTO ${name} VALUES (${columns.map(placeholderOf).join(', ')})`).bind(...row),
    ),
  ]);
  await env.DB.batch(statements);
});

const value = (query: string) => env.DB.prepare(query).first('value');

test.each(Object.keys(answers) as QuestionName[])(
  '%s: the database returns the rows that are shown',
  async (question) => {
    const { query, rows } = answers[question];
    expect(await env.DB.prepare(query).raw()).toEqual(rows.map(({ labels, value }) => [...labels, value]));
  },
);

test('the data agree with the dashboard of the same page', async () => {
  const total = (metric: Metric) => figuresOf(metric, '30d').total;
  expect(await value("SELECT SUM(revenue) AS value FROM sales WHERE day > DATE('now', '-30 days')")).toBe(
    total('revenue'),
  );
  expect(await value('SELECT ROUND(SUM(visits) / 30.0) AS value FROM visits_of_30_days')).toBe(
    Math.round(total('users')),
  );
  expect(meanRate / 100).toBeCloseTo(total('conversion'), 3);
  const churnQuery = 'SELECT ROUND(1.0 * SUM(left_us) / SUM(customers), 3) AS value FROM customers';
  expect(await value(churnQuery)).toBeCloseTo(total('churn'), 3);
});

test('the data agree with the analyst’s findings on the page', () => {
  const { customers, hours, churn, emirates } = answers;
  expect(customers.rows.map(({ value }) => Math.round(value))).toEqual([31, 58]);
  expect(hours.rows[0]).toEqual({ labels: ['Thursday', '20 to 22'], value: 4.8 });
  expect(hours.rows[0]!.value / meanRate).toBeCloseTo(4 / 3, 2);
  expect(churn.rows[0]!.value / churn.rows[1]!.value).toBeCloseTo(2, 1);
  expect(shareOf(emirates.rows[0]!)).toBe(40);
});
