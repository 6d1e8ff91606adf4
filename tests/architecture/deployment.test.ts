import { describe, expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

const environments = ['', 'staging'];

interface Limit {
  name: string;
  namespace_id: string;
  simple: { limit: number; period: number };
}

function settingsOf(env: string) {
  return unstable_readConfig({ config: 'wrangler.toml', env });
}

/** Paths that the Worker answers, although static files could. */
const workerFirst = [
  '/api/health',
  '/api/submissions',
  '/api/newsletter/unsubscribe/token',
  '/api/admin/stats',
  '/forms/demo',
  '/forms/partnership',
  '/forms/career',
  '/forms/newsletter',
  '/forms/my-data',
  '/letters/n/1',
  '/admin',
  '/admin/inbox',
  '/admin/submissions/1/print',
  '/unsubscribe',
  '/my-data',
  '/newsletter/confirm',
  '/booking',
  '/booking/calendar.ics',
  '/deck',
  '/keep-application',
  '/calendar/secret.ics',
  '/ar/unsubscribe',
  '/ar/my-data',
  '/ar/newsletter/confirm',
  '/ar/booking',
  '/ar/booking/calendar.ics',
  '/ar/deck',
  '/ar/keep-application',
  '/careers',
  '/careers/ai-engineer',
  '/ar/careers',
  '/ar/careers/ai-engineer',
  '/status',
  '/ar/status',
  '/contact',
  '/ar/contact',
  '/',
  '/ar',
  '/news',
  '/news/a-slug',
  '/news/feed.xml',
  '/ar/news/a-slug',
  '/sitemap.xml',
  '/llms.txt',
  '/llms-full.txt',
];

/** Pages that cost no request to the Worker. */
const filesOnly = ['/products', '/products/lagentry', '/company', '/schedule-demo', '/ar/products', '/privacy'];

/** Matches like Cloudflare: `*` is any characters, and a pattern covers the whole path. */
function matches(pattern: string, path: string): boolean {
  const expression = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${expression.join('.*')}$`).test(path);
}

describe.each(environments)('the environment "%s"', (environment) => {
  const settings = settingsOf(environment);
  const patterns = settings.assets?.run_worker_first as string[];

  it.each(workerFirst)('asks the Worker for %s before the static files', (path) => {
    expect(patterns.some((pattern) => matches(pattern, path))).toBe(true);
  });

  it.each(filesOnly)('answers %s from a file alone', (path) => {
    expect(patterns.some((pattern) => matches(pattern, path))).toBe(false);
  });

  it('serves no trailing slashes, and leaves unknown paths to the Worker', () => {
    expect(settings.assets).toMatchObject({
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
    });
    expect(settings.assets?.directory).toMatch(/\bdist$/);
  });

  it('runs the Cron Trigger every minute', () => {
    expect(settings.triggers.crons).toEqual(['* * * * *', '*/5 * * * *']);
  });

  it('aborts the request of a client that disconnects', () => {
    expect(settings.compatibility_flags.toSorted()).toEqual(['enable_request_signal', 'nodejs_compat']);
    expect(settings.compatibility_date).toBe('2026-10-20');
  });

  it('is reachable only at its own domain', () => {
    expect(settings).toMatchObject({ workers_dev: false, preview_urls: false });
  });

  it('starts from the Worker that the tests call', () => {
    expect(settings.main).toMatch(/src-worker\/index\.ts$/);
  });

  it('limits requests as it promises', () => {
    const limits = settings.ratelimits.map(({ name, simple }: Limit) => [name, simple.limit, simple.period]);
    expect(limits.toSorted()).toEqual([
      ['BEACON_LIMIT', 120, 60],
      ['BEACON_WRITE_LIMIT', 500, 10],
      ['CHAT_LIMIT', 20, 60],
      ['CHAT_READ_LIMIT', 120, 60],
      ['CLICK_LIMIT', 30, 60],
      ['NEWSLETTER_LIMIT', 10, 60],
      ['SUBMISSION_LIMIT', 10, 60],
    ]);
  });

  it('counts each limit separately', () => {
    const ids = settings.ratelimits.map((limit: Limit) => limit.namespace_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  const suffix = environment && `-${environment}`;

  it('sends batches of newsletter emails to the queue that the Worker consumes', () => {
    expect(settings.queues.producers).toMatchObject([{ binding: 'MAIL_QUEUE', queue: `rihla-mail${suffix}` }]);
  });

  it.each([
    ['rihla-mail', { max_batch_size: 5, max_batch_timeout: 1, max_concurrency: 2, max_retries: 3 }, 'rihla-mail-dead'],
    ['rihla-mail-dead', { max_batch_timeout: 1, max_retries: 10 }, undefined],
    ['rihla-email-events', { max_batch_timeout: 1, max_retries: 10 }, 'rihla-mail-dead'],
  ])('consumes the queue %s', (name, numbers, deadLetters) => {
    const consumer = settings.queues.consumers!.find(({ queue }: { queue: string }) => queue === `${name}${suffix}`);
    expect(consumer).toMatchObject(numbers);
    expect(consumer!.dead_letter_queue).toBe(deadLetters && `${deadLetters}${suffix}`);
  });

  it('binds each Durable Object to its class', () => {
    expect(settings.durable_objects.bindings).toEqual([
      { name: 'CHAT_SESSION', class_name: 'ChatSession' },
      { name: 'STAFF_DESK', class_name: 'StaffDesk' },
      { name: 'MAIL_PACE', class_name: 'MailPace' },
    ]);
  });

  it('stores the Durable Objects in SQLite', () => {
    expect(settings.migrations).toEqual([{ tag: 'v1', new_sqlite_classes: ['ChatSession', 'MailPace', 'StaffDesk'] }]);
  });

  it('binds the database with its migrations, the files, the mail and the version', () => {
    const name = `rihla-site${suffix}`;
    expect(settings.d1_databases).toMatchObject([{ binding: 'DB', database_name: name, migrations_dir: 'migrations' }]);
    expect(settings.r2_buckets).toMatchObject([{ binding: 'FILES', bucket_name: `rihla-files${suffix}` }]);
    expect(settings.send_email).toMatchObject([{ name: 'EMAIL' }]);
    expect(settings.version_metadata).toEqual({ binding: 'VERSION' });
    expect(settings.name).toBe(name);
  });

  it('logs no URLs of requests, which hold tokens', () => {
    expect(settings.observability).toMatchObject({
      logs: { enabled: true, invocation_logs: false },
      traces: { enabled: true, head_sampling_rate: 0.05 },
    });
  });

  it('sends readable stack traces, and no metrics to Cloudflare', () => {
    expect(settings).toMatchObject({ upload_source_maps: true, minify: true, send_metrics: false });
  });
});

it('keeps the limits of staging apart from those of production', () => {
  const [production, staging] = environments.map((name) =>
    settingsOf(name).ratelimits.map((limit: Limit) => limit.namespace_id),
  );
  expect(production!.filter((id: string) => staging!.includes(id))).toEqual([]);
});
