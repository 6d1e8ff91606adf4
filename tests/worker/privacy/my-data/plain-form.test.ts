import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestWith } from '../../support/faults.ts';
import { silenceLogs } from '../../support/logs.ts';
import { mailbox } from '../../support/mail.ts';
import { knownAddress } from '../../support/my-data.ts';
import { assets, postForm } from '../../support/plain-forms.ts';

beforeEach(() => {
  silenceLogs();
  mailbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('redirects to the same page for a known and an unknown address', async () => {
  const known = await knownAddress();
  for (const email of [known, 'nobody@unknown.example']) {
    const response = await postForm('my-data', { email });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/my-data/sent');
  }
  expect(await env.DB.prepare('SELECT email FROM data_links').all()).toMatchObject({ results: [{ email: known }] });
});

it('shows the page again with the typed address and the error', async () => {
  const response = await postForm('my-data', { email: 'layla@gulf' });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('data-path="/my-data"');
  expect(html).toMatch(/id="my-data-email"[^>]*value="layla@gulf"/);
  expect(html).toContain('Please enter an email address such as name@company.com.');
});

it('leads somebody who opens the form’s address to its page', async () => {
  const response = await requestWith({ ASSETS: assets }, '/forms/my-data');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/my-data');
});
