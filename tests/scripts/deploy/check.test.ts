import { afterEach, expect, it } from 'vitest';
import { deployFaults } from '../../../scripts/deploy/check.ts';
import { readSettings } from '../../../scripts/lib/settings.ts';
import { makeProject } from '../../support/project.ts';

const zeros = '00000000-0000-0000-0000-000000000000';
const ready = {
  SITE_URL: 'https://rihla.ae',
  MAIL_FROM: 'Rihla <hello@rihla.ae>',
  STAFF_ADDRESSES: 'sales@rihla.ae',
};

let remove = () => {};
afterEach(() => remove());

function faults(
  vars: Record<string, string>,
  { pages = 'https://rihla.ae', environment = '', id = 'd1-of-this' } = {},
) {
  const lines = Object.entries({ ...ready, ...vars }).map(([name, value]) => `${name} = "${value}"`);
  const header = environment ? `[env.${environment}.vars]` : '[vars]';
  const project = makeProject({ [`\n${header}\n`]: `\n${header}\n${lines.join('\n')}\n`, [zeros]: id });
  remove = project.remove;
  return deployFaults(readSettings(environment || undefined, project.file), pages);
}

it('finds no fault in a database, one public origin and addresses of its own', () => {
  expect(faults({})).toEqual([]);
});

it('refuses a deployment without a database', () => {
  expect(faults({}, { id: zeros })).toEqual(['wrangler.toml has no database yet: run `npm run setup`.']);
});

it.each([
  ['https://rihla.example', 'placeholder'],
  ['https://www.example.com', 'placeholder'],
  ['http://localhost:8787', 'only this machine reaches'],
  ['https://site.localhost', 'only this machine reaches'],
  ['https://127.0.0.1', 'only this machine reaches'],
  ['https://[::1]', 'only this machine reaches'],
  ['http://rihla.ae', 'must begin with https://'],
  ['https://rihla.ae/site', 'must begin with https:// and have no path'],
])('refuses the origin %s with one sentence', (SITE_URL, reason) => {
  expect(faults({ SITE_URL }, { pages: SITE_URL })).toEqual([expect.stringContaining(reason)]);
});

it('accepts a public host whose name contains localhost or example', () => {
  const SITE_URL = 'https://localhost.example.ae';
  expect(faults({ SITE_URL }, { pages: SITE_URL })).toEqual([]);
});

it('refuses pages and a Worker with different origins', () => {
  expect(faults({}, { pages: 'https://laptop.rihla.ae' })[0]).toMatch(/pages would have the origin https:\/\/laptop/);
});

it.each([
  [{ CHAT_PEOPLE: 'sometimes' }, 'CHAT_PEOPLE: '],
  [{ CHAT_TIMEOUT_MS: 'soon' }, 'CHAT_TIMEOUT_MS: '],
  [{ MAIL_FROM: 'hello@rihla.example' }, 'MAIL_FROM has the placeholder'],
  [{ STAFF_ADDRESSES: 'a@rihla.ae, b@rihla.example' }, 'placeholder b@rihla.example'],
  [
    { ACCESS_TEAM_DOMAIN: 'https://team.cloudflareaccess.com', ACCESS_AUD: 'wrong' },
    'ACCESS_AUD is not an audience tag',
  ],
  [{ ACCESS_AUD: 'a'.repeat(64) }, 'Set both'],
  [{ RESEND_API_KEY: 're_123' }, 'RESEND_API_KEY is a secret'],
])('refuses a setting with which the site would fail: %j', (vars, sentence) => {
  expect(faults(vars)).toEqual([expect.stringContaining(sentence)]);
});

it('refuses a staging environment with the database of production', () => {
  expect(faults({}, { environment: 'staging' })).toEqual([
    'The environment staging has the database d1-of-this of production: give it its own in wrangler.toml.',
  ]);
});
