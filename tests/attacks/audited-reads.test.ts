import { beforeAll, expect, it } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import { app } from '#worker/app.ts';
import { freshAddress } from '../worker/support/client.ts';
import { formWith, pdfFile } from '../worker/support/cv-files.ts';
import { requestWith } from '../worker/support/faults.ts';
import { jobApplication } from '../worker/support/forms.ts';
import { mailbox } from '../worker/support/mail.ts';
import { countOf } from '../worker/support/records.ts';
import { expectRefusal } from '../worker/support/refusal.ts';
import { accessOff } from '../worker/support/staff.ts';
import { emptyTables } from '../worker/support/tables.ts';

const email = 'sara@applicant.example';
let ids: string[];

beforeAll(async () => {
  mailbox();
  const headers = { 'cf-connecting-ip': freshAddress() };
  const body = formWith(jobApplication({ email }), pdfFile());
  const stored = await requestWith({}, '/api/submissions', { method: 'POST', headers, body });
  const { submission } = await stored.json<{ submission: Submission }>();
  ids = [submission.id, submission.attachments![0]!.id];
});

function read(path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> {
  return requestWith(accessOff, path, { method, headers }, 'http://localhost');
}

/** The readable paths of the admin area, with every id. */
function paths(): string[] {
  const routes = app.routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/'));
  const patterns = [...new Set(routes.map(({ path }) => path))].filter((path) => !path.includes('*'));
  return patterns.flatMap((path) =>
    path.includes(':') ? ids.map((id) => path.replace(/:\w+(?:\{[^}]*\})?/g, id)) : [`${path}?email=${email}`],
  );
}

async function linesAfter(path: string, headers: Record<string, string>): Promise<number> {
  await emptyTables('audit_log');
  const response = await read(path, headers);
  await response.arrayBuffer();
  return (await countOf('audit_log'))!;
}

it('lets no other site cause a read that leaves a line in the audit log', async () => {
  const audited: string[] = [];
  for (const path of paths()) if ((await linesAfter(path, {})) > 0) audited.push(path);
  expect(audited).toEqual(
    expect.arrayContaining([`/api/admin/people?email=${email}`, `/api/admin/attachments/${ids[1]}`]),
  );
  for (const path of audited) {
    for (const site of ['cross-site', 'same-site']) {
      expect(await linesAfter(path, { 'sec-fetch-site': site }), path).toBe(0);
      await expectRefusal(
        read(path, { 'sec-fetch-site': site }),
        [403, 'access_denied', 'This request came from another site.'],
        () => read(path, { 'sec-fetch-site': 'same-origin' }),
      );
      expect((await read(path, { 'sec-fetch-site': site }, 'HEAD')).status).toBe(403);
    }
    expect(await linesAfter(path, { origin: 'https://evil.example' }), path).toBe(0);
    // Requests from the admin area itself, and a typed address.
    for (const site of ['same-origin', 'none'])
      expect(await linesAfter(path, { 'sec-fetch-site': site }), path).toBe(1);
  }
});
