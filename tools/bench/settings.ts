export const runs = Number(process.env.BENCH_RUNS ?? 5);

export const routes = process.env.BENCH_ROUTES?.split(',') ?? [
  '/',
  '/products/lagentry',
  '/products/ai-auditor',
  '/products/id-verification',
  '/products/marketeye',
  '/products/ai-data-analyst',
  '/products/uae-ecommerce-aggregator',
  '/careers',
  '/schedule-demo',
];
