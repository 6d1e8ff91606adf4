/** How many measurements a median is of. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The pages that are measured. */
export const routes = process.env.BENCH_ROUTES?.split(',') ?? [
  '/',
  '/products/ai-data-analyst',
  '/careers',
  '/schedule-demo',
];
