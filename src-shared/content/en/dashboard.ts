/** Its figures are in `src-web/admin/dashboard-figures.ts`. */
export const dashboard = {
  title: 'Sample dashboard',
  note: 'Sample data from a made-up shop.',
  range: 'Period',
  ranges: { '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days', '1y': 'Last 12 months' },
  metrics: {
    revenue: 'Revenue',
    users: 'Active users',
    conversion: 'Conversion rate',
    churn: 'Churn rate',
  },
  amount: (figure: string) => `AED\u00a0${figure}`,
  metric: 'Metric',
  change: 'vs previous period',
  /** Label below a metric: how its figure follows from the points of the chart. */
  sum: 'Total',
  mean: 'Average',
  chart: (metric: string, range: string, points: string) => `${metric}, ${range.toLowerCase()}, ${points}`,
  byDay: 'by day',
  byMonth: 'by month',
  daysAgo: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`),
  monthsAgo: (months: number) => (months === 0 ? 'This month' : months === 1 ? 'Last month' : `${months} months ago`),
  point: 'When',
  value: 'Value',
};
export type DashboardContent = typeof dashboard;
