import { expect, it } from 'vitest';
import { deployFaults, newsletterWarning, originOfWorker } from '../../../scripts/lib/deploy-checks.ts';

const origin = 'https://rihla.example';
const ready = {
  wranglerToml: 'database_id = "3f0a6c1e-5b7d-4c52-9a3e-0d1c2b3a4f5e"\n',
  pagesOrigin: origin,
  workerOrigin: origin,
};

it('finds no fault in a database and one public origin', () => {
  expect(deployFaults(ready)).toEqual([]);
});

it.each(['database_id = "00000000-0000-0000-0000-000000000000"', '  database_id=""'])(
  'refuses a deployment without a database: %s',
  (line) => {
    expect(deployFaults({ ...ready, wranglerToml: `name = "x"\n${line}\n` })).toEqual([
      'wrangler.toml has no database yet: create one and set its database_id (docs/deploy.md, step 1).',
    ]);
  },
);

it.each([
  'http://localhost:8787',
  'https://localhost',
  'http://site.localhost:3000',
  'http://127.0.0.1:8787',
  'http://[::1]:8787',
  'http://0.0.0.0',
])('refuses %s as the origin of the pages or of the Worker, with one sentence', (local) => {
  const sentence = `SITE_URL is ${local}, which only this machine reaches: set the public origin (docs/deploy.md, step 2).`;
  expect(deployFaults({ ...ready, pagesOrigin: local, workerOrigin: local })).toEqual([sentence]);
  expect(deployFaults({ ...ready, pagesOrigin: local })).toEqual([sentence]);
  expect(deployFaults({ ...ready, workerOrigin: local })).toEqual([sentence]);
});

it('accepts a public host whose name contains localhost', () => {
  const named = 'https://localhost.rihla.example';
  expect(deployFaults({ ...ready, pagesOrigin: named, workerOrigin: named })).toEqual([]);
});

it('refuses pages and a Worker with different origins', () => {
  expect(deployFaults({ ...ready, pagesOrigin: 'https://staging.rihla.example' })).toEqual([
    'The pages would have the origin https://staging.rihla.example, but mails https://rihla.example: set SITE_URL only in wrangler.toml, under [vars] (docs/deploy.md, step 2).',
  ]);
});

it.each([
  [[], origin],
  [['--dry-run', '--var', 'HSTS:max-age=1'], origin],
  [['--var', 'SITE_URL:https://www.rihla.example'], 'https://www.rihla.example'],
  [['--var=SITE_URL:https://www.rihla.example/'], 'https://www.rihla.example'],
  [['--var', 'A:1', 'SITE_URL:https://www.rihla.example', '--minify'], 'https://www.rihla.example'],
  [['--define', 'SITE_URL:https://www.rihla.example'], origin],
])('takes the origin of the Worker from the arguments %j, else from the configuration', (args, expected) => {
  expect(originOfWorker(args, `${origin}/`)).toBe(expected);
});

it('warns when no secret is the key of a provider for newsletters', () => {
  expect(newsletterWarning('[{"name":"RESEND_API_KEY","type":"secret_text"}]')).toBeUndefined();
  expect(newsletterWarning('A notice\n[\n  { "name": "RESEND_API_KEY" }\n]\n')).toBeUndefined();
  expect(newsletterWarning('[{"name":"CHAT_API_KEY"}]')).toMatch(/^The Worker has no secret RESEND_API_KEY: [^.]+\./);
});

it.each([undefined, '', 'not JSON'])('warns when the secrets cannot be read: %j', (output) => {
  expect(newsletterWarning(output)).toMatch(/^The secrets of the Worker could not be read: [^.]+\./);
});
