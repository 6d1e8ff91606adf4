import type { MutatedFile } from '../mutation.ts';

/** The settings that Cloudflare runs the site with. */
export const deployment: MutatedFile[] = [
  {
    file: 'wrangler.toml',
    tests: 'node architecture/deployment',
    promises: {
      'the Cron Trigger runs every minute': ['crons = ["* * * * *", "*/5 * * * *"]', 'crons = ["0 0 1 1 *"]'],
      '/admin goes through the Worker': ['"/letters/*", "/admin", "/admin/*",', '"/letters/*", "/admin/*",'],
      'the Arabic page of a booking goes through the Worker': ['"/ar/booking", "/ar/booking/*",', '"/ar/booking/*",'],
      'submissions are limited to ten a minute': [
        'namespace_id = "1001"\nsimple = { limit = 10, period = 60 }',
        'namespace_id = "1001"\nsimple = { limit = 1000, period = 60 }',
      ],
      'each limit counts by itself': ['namespace_id = "1002"', 'namespace_id = "1001"'],
      'the site has no second host': ['workers_dev = false', 'workers_dev = true'],
      'the log has no URLs of requests': ['invocation_logs = false', 'invocation_logs = true'],
      'a disconnected client ends the call of the model': [
        'compatibility_flags = ["nodejs_compat", "enable_request_signal"]',
        'compatibility_flags = ["nodejs_compat"]',
      ],
    },
  },
];
