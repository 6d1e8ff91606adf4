import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEmail, Page } from '../../src-shared/contracts/admin.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { app } from '../../src-worker/app.ts';
import { request } from './support/client.ts';
import { partnershipInquiry } from './support/forms.ts';
import { hostileTexts } from './support/hostile.ts';

const context = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext;

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

function staff(path: string): Promise<Response> {
  const local = { ...env, ACCESS_AUD: '', ACCESS_TEAM_DOMAIN: '' };
  return Promise.resolve(app.fetch(new Request(`http://localhost${path}`), local, context));
}

async function submitEverywhere(text: string): Promise<Submission> {
  const fields = { firstName: text, lastName: text, company: text, message: text, phone: text.slice(0, 40) };
  const response = await request('/api/submissions', partnershipInquiry(fields));
  expect(response.status).toBe(201);
  return (await response.json<{ submission: Submission }>()).submission;
}

it.each(hostileTexts)('shows %j as text wherever it goes', async (text) => {
  const { id } = await submitEverywhere(text);
  const stored = await (await staff(`/api/admin/submissions/${id}`)).json<{ submission: Submission }>();
  expect(stored.submission).toMatchObject({ first_name: text, last_name: text, company: text, message: text });

  const { results } = await env.DB.prepare('SELECT id, subject FROM emails WHERE submission_id = ?')
    .bind(id)
    .all<{ id: string; subject: string }>();
  expect(results).toHaveLength(4);
  for (const mail of results) {
    // Nothing can begin a header of its own.
    expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    const { html } = await (await staff(`/api/admin/emails/${mail.id}`)).json<{ html: string }>();
    expect(html).not.toMatch(/<script|<img[^>]+onerror|<svg[^>]+onload/i);
  }
});

it('keeps every line of an export a line, and every cell a cell', async () => {
  for (const text of hostileTexts) await submitEverywhere(text);
  const csv = await (await staff('/api/admin/submissions.csv')).text();
  const rows = parseCsv(csv.replace(/^\uFEFF/, ''));
  const widths = new Set(rows.map((row) => row.length));
  expect(widths.size).toBe(1);
  expect(rows.length).toBeGreaterThan(hostileTexts.length);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

it('searches for any of it without an error', async () => {
  for (const text of hostileTexts) {
    const response = await staff(`/api/admin/submissions?q=${encodeURIComponent(text.slice(0, 100))}`);
    expect(response.status).toBe(200);
  }
});

it('gives a mail kind nobody knows no way in', async () => {
  const response = await staff(`/api/admin/emails?kind=${encodeURIComponent("newsletter' OR 1=1 --")}`);
  expect(response.status).toBe(422);
  const all = await (await staff('/api/admin/emails')).json<Page<OutboxEmail>>();
  expect(all.items).toHaveLength(10);
});

/** RFC 4180, as a spreadsheet reads it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === ',' || char === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\r') {
        i += 1;
        rows.push([]);
      }
    } else cell += char;
  }
  return rows.slice(0, -1);
}
