import type { Mutation } from '../mutation.ts';

const file = 'wrangler.toml';
const tests = 'node architecture/deployment';

/** The settings that Cloudflare runs the site with. */
export const deployment: Mutation[] = [
  {
    promise: 'the Cron Trigger runs every minute',
    file,
    find: 'crons = ["* * * * *", "*/5 * * * *"]',
    replace: 'crons = ["0 0 1 1 *"]',
    tests,
  },
  {
    promise: '/admin goes through the Worker',
    file,
    find: '"/letters/*", "/admin", "/admin/*",',
    replace: '"/letters/*", "/admin/*",',
    tests,
  },
  {
    promise: 'the Arabic page of a booking goes through the Worker',
    file,
    find: '"/ar/booking", "/ar/booking/*",',
    replace: '"/ar/booking/*",',
    tests,
  },
  {
    promise: 'submissions are limited to ten a minute',
    file,
    find: 'namespace_id = "1001"\nsimple = { limit = 10, period = 60 }',
    replace: 'namespace_id = "1001"\nsimple = { limit = 1000, period = 60 }',
    tests,
  },
  {
    promise: 'each limit counts by itself',
    file,
    find: 'namespace_id = "1002"',
    replace: 'namespace_id = "1001"',
    tests,
  },
  {
    promise: 'the site has no second host',
    file,
    find: 'workers_dev = false',
    replace: 'workers_dev = true',
    tests,
  },
  {
    promise: 'the log has no URLs of requests',
    file,
    find: 'invocation_logs = false',
    replace: 'invocation_logs = true',
    tests,
  },
  {
    promise: 'a disconnected client ends the call of the model',
    file,
    find: 'compatibility_flags = ["nodejs_compat", "enable_request_signal"]',
    replace: 'compatibility_flags = ["nodejs_compat"]',
    tests,
  },
];
