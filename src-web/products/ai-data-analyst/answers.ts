import type { DataAnalystContent, DataLabel, QuestionName } from '#shared/content/en/samples/ai-data-analyst.ts';
import { tables } from './tables.ts';

interface AnswerRow {
  labels: DataLabel[];
  value: number;
}

interface Answer {
  query: string;
  unit: 'AED' | '%';
  rows: AnswerRow[];
}

const { sales, visits_of_30_days: visits, customers, products } = tables;

const recentSales = sales.rows.filter(([day]) => day < 30);

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
function percent(part: number, whole: number): number {
  return Math.round((1000 * part) / whole) / 10;
}

const revenue = sum(recentSales, ([, , , amount]) => amount);
const allVisits = sum(visits.rows, ([, , count]) => count);

export const meanRate = percent(
  sum(visits.rows, ([, , , , orders]) => orders),
  allVisits,
);
export const shareOf = ({ value }: AnswerRow): number => percent(value, revenue);

/** Each answer is computed as its query says; tests run the queries in SQLite and compare. */
export const answers: Record<QuestionName, Answer> = {
  emirates: {
    query: `SELECT emirate, SUM(revenue) AS revenue
FROM sales
WHERE day > DATE('now', '-30 days')
GROUP BY emirate
ORDER BY revenue DESC`,
    unit: 'AED',
    rows: [...Map.groupBy(recentSales, ([, emirate]) => emirate)]
      .map(([emirate, rows]) => ({ labels: [emirate], value: sum(rows, ([, , , amount]) => amount) }))
      .toSorted((a, b) => b.value - a.value),
  },
  customers: {
    query: `SELECT 'visits' AS part_of, ROUND(100.0 * SUM(of_returning) / SUM(visits), 1) AS share
FROM visits_of_30_days
UNION ALL
SELECT 'revenue', ROUND(100.0 * SUM(revenue) FILTER (WHERE customer = 'returning') / SUM(revenue), 1)
FROM sales
WHERE day > DATE('now', '-30 days')`,
    unit: '%',
    rows: [
      {
        labels: ['visits'],
        value: percent(
          sum(visits.rows, ([, , , returning]) => returning),
          allVisits,
        ),
      },
      {
        labels: ['revenue'],
        value: percent(
          sum(
            recentSales.filter(([, , customer]) => customer === 'returning'),
            ([, , , amount]) => amount,
          ),
          revenue,
        ),
      },
    ],
  },
  hours: {
    query: `SELECT weekday, hours, ROUND(100.0 * orders / visits, 1) AS rate
FROM visits_of_30_days
ORDER BY 1.0 * orders / visits DESC
LIMIT 7`,
    unit: '%',
    rows: visits.rows
      .toSorted((a, b) => b[4] / b[2] - a[4] / a[2])
      .slice(0, 7)
      .map(([weekday, hours, count, , orders]) => ({ labels: [weekday, hours], value: percent(orders, count) })),
  },
  churn: {
    query: `SELECT orders_in_30_days, ROUND(100.0 * left_us / customers, 1) AS churn
FROM customers
ORDER BY churn DESC`,
    unit: '%',
    rows: customers.rows
      .map(([orders, count, lost]) => ({ labels: [orders], value: percent(lost, count) }))
      .toSorted((a, b) => b.value - a.value),
  },
  returns: {
    query: `SELECT product, ROUND(100.0 * returned / sold, 1) AS rate
FROM products
ORDER BY rate DESC
LIMIT 5`,
    unit: '%',
    rows: products.rows
      .map(([product, sold, returned]) => ({ labels: [product], value: percent(returned, sold) }))
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 5),
  },
};

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format;
const oneDigit = new Intl.NumberFormat('en', { minimumFractionDigits: 1 }).format;

export const formatValue = { AED: whole, '%': (value: number) => `${oneDigit(value)}%` };

const percentText = (value: number) => `${whole(value)}%`;

export function labelOf({ labels: [first, second] }: AnswerRow, { labels, at }: DataAnalystContent): string {
  return second ? at(labels[first!], labels[second]) : labels[first!];
}

export function answerText(question: QuestionName, content: DataAnalystContent): string {
  const { rows } = answers[question];
  const [first, second] = rows as [AnswerRow, AnswerRow];
  const texts = content.answers;
  switch (question) {
    case 'emirates':
      return texts.emirates(labelOf(first, content), percentText(shareOf(first)));
    case 'customers':
      return texts.customers(percentText(first.value), percentText(second.value));
    case 'hours':
      return texts.hours(labelOf(first, content), percentText(first.value), percentText(meanRate));
    case 'churn':
      return texts.churn(percentText(first.value), percentText(second.value));
    case 'returns':
      return texts.returns(labelOf(first, content), percentText(first.value));
  }
}
