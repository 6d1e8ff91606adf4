/** Measurements per median. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

export const routes = process.env.BENCH_ROUTES?.split(',') ?? [
  '/',
  '/products/ai-data-analyst',
  '/careers',
  '/schedule-demo',
];
