// A mail scanner opens every link of an email, or a hostile page embeds the address as an image: a staff member would
// no longer be notified of waiting requests.
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { digestOffPath, summaryOffPath } from '#shared/paths.ts';
import { digest as texts } from '#shared/staff-texts/board.ts';
import { requestWith } from '../worker/support/faults.ts';
import { pageAssets } from '../worker/support/plain-forms.ts';
import { expectRefusal } from '../worker/support/refusal.ts';
import { accessOff } from '../worker/support/staff.ts';
import { emptyTables } from '../worker/support/tables.ts';

const amal = 'amal@rihla.example';
const links = [
  ['digest', digestOffPath],
  ['summary', summaryOffPath],
] as const;

beforeEach(async () => {
  await emptyTables('staff');
  await env.DB.prepare("INSERT INTO staff (email, first_seen_at, digest, summary) VALUES (?, '2026-11-01', 1, 1)")
    .bind(amal)
    .run();
});

const page =
  '<!doctype html><html><body><div id="app"></div><script type="module" src="/admin.js"></script></body></html>';

/** Requests a path as Amal's browser does. */
function browse(path: string, method = 'GET', headers: [string, string][] = []): Promise<Response> {
  const settings = { ...accessOff, STAFF_DEV_EMAIL: amal, ASSETS: pageAssets(page) };
  return requestWith(settings, path, { method, headers, redirect: 'manual' }, 'http://localhost');
}

function isOn(mail: 'digest' | 'summary') {
  return env.DB.prepare(`SELECT ${mail} FROM staff WHERE email = ?`).bind(amal).first(mail);
}

it.each(links)('does not turn off the %s when its link is opened, prefetched or embedded', async (mail, path) => {
  const visits: [string, string][] = [
    ['accept', 'text/html'],
    ['sec-purpose', 'prefetch'],
    ['sec-fetch-site', 'cross-site'],
  ];
  for (const header of visits) {
    expect((await browse(path, 'GET', [header])).status).toBe(200);
    expect((await browse(path, 'HEAD', [header])).status).toBe(200);
  }
  expect(await isOn(mail)).toBe(1);
});

it.each(links)('does not turn off the %s for a form of another site', async (mail, path) => {
  const foreign: [string, string][] = [
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ];
  for (const header of foreign)
    await expectRefusal(
      browse(path, 'POST', [header]),
      [403, 'access_denied', 'This request came from another site.'],
      async () => {
        expect(await isOn(mail)).toBe(1);
        const own = await browse(path, 'POST', [['origin', 'http://localhost']]);
        await env.DB.exec('UPDATE staff SET digest = 1, summary = 1');
        return own;
      },
    );
});

it.each(links)('turns off the %s when a button is pressed, also without JavaScript', async (mail, path) => {
  const asking = await (await browse(path)).text();
  expect(asking).toContain(texts[mail].on);
  expect(asking).toMatch(/<form method="post"><button type="submit"[^>]*>Turn off the/);
  const pressed = await browse(path, 'POST', [['origin', 'http://localhost']]);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path]);
  expect(await isOn(mail)).toBe(0);
  expect(await isOn(mail === 'digest' ? 'summary' : 'digest')).toBe(1);
  const resultPage = await (await browse(path)).text();
  expect(resultPage).toContain(texts[mail].off);
  expect(resultPage).not.toContain('<form');
});
