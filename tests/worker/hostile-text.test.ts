import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { OutboxEmail, Page } from '../../src-shared/contracts/admin.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { request } from './support/client.ts';
import { partnershipInquiry } from './support/forms.ts';
import { hostileTexts } from './support/hostile.ts';
import { silenceLogs } from './support/logs.ts';
import { getAsStaff } from './support/staff.ts';

beforeEach(silenceLogs);

async function submitInEveryField(text: string): Promise<Submission> {
  const fields = { firstName: text, lastName: text, company: text, message: text, phone: text.slice(0, 40) };
  const response = await request('/api/submissions', partnershipInquiry(fields));
  expect(response.status).toBe(201);
  return (await response.json<{ submission: Submission }>()).submission;
}

it.each(hostileTexts)('stores %j unchanged and shows it as plain text in every mail', async (text) => {
  const { id } = await submitInEveryField(text);
  const stored = await (await getAsStaff(`/api/admin/submissions/${id}`)).json<{ submission: Submission }>();
  expect(stored.submission).toMatchObject({ first_name: text, last_name: text, company: text, message: text });

  const { results } = await env.DB.prepare('SELECT id, subject FROM emails WHERE submission_id = ?')
    .bind(id)
    .all<{ id: string; subject: string }>();
  expect(results).toHaveLength(4);
  for (const mail of results) {
    // A line break could start another mail header.
    expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    const { html } = await (await getAsStaff(`/api/admin/emails/${mail.id}`)).json<{ html: string }>();
    expect(html).not.toMatch(/<script|<img[^>]+onerror|<svg[^>]+onload/i);
  }
});

it('exports each text in one CSV cell that no spreadsheet runs as a formula', async () => {
  for (const text of hostileTexts) await submitInEveryField(text);
  const csv = await (await getAsStaff('/api/admin/submissions.csv')).text();
  const rows = parseCsv(csv.replace(/^\uFEFF/, ''));
  const widths = new Set(rows.map((row) => row.length));
  expect(widths.size).toBe(1);
  expect(rows.length).toBeGreaterThan(hostileTexts.length);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

it('answers a search for each text without an error', async () => {
  for (const text of hostileTexts) {
    const response = await getAsStaff(`/api/admin/submissions?q=${encodeURIComponent(text.slice(0, 100))}`);
    expect(response.status).toBe(200);
  }
});

it('rejects a filter for an unknown mail kind', async () => {
  const response = await getAsStaff(`/api/admin/emails?kind=${encodeURIComponent("newsletter' OR 1=1 --")}`);
  expect(response.status).toBe(422);
  const all = await (await getAsStaff('/api/admin/emails')).json<Page<OutboxEmail>>();
  expect(all.items).toHaveLength(10);
});

/** RFC 4180. */
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
