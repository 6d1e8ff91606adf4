export const runs = Number(process.env.BENCH_RUNS ?? 5);

export const connectionCounts = (process.env.BENCH_CONNECTIONS ?? '32,128,512').split(',').map(Number);

export const enduranceSeconds = Number(process.env.BENCH_SECONDS ?? 600);

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
