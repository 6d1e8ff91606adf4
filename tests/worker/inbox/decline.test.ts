import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../../src-worker/db/client.ts';
import { formSubmissions } from '../../../src-worker/db/schema.ts';
import { selectSubmission } from '../../../src-worker/submissions/store.ts';
import {
  amal,
  asStaff,
  postAsStaff,
  repliesTo,
  skipUndo,
  stayInUndo,
  store,
  submissionRow,
} from '../support/conversation.ts';
import { jobApplication } from '../support/forms.ts';
import { silenceLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.restoreAllMocks();
  silenceLogs();
  mailbox();
  stayInUndo();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Declined {
  declined: string[];
  skipped: string[];
}
const decline = async (ids: string[]) => {
  const response = await postAsStaff('decline', { ids });
  expect(response.status).toBe(202);
  return response.json<Declined>();
};

it('declines applications with one mail each in the language of the applicant, and skips the rest', async () => {
  skipUndo();
  const english = await store(jobApplication());
  const arabic = await store(jobApplication({ email: 'noor@applicant.example', name: 'نور الهاشمي', locale: 'ar' }));
  const demo = await store();
  const { sent } = mailbox();
  const ids = [english.id, arabic.id, demo.id, english.id];
  expect(await decline(ids)).toEqual({ declined: [english.id, arabic.id], skipped: [demo.id] });
  expect(sent.map(({ to }) => to).sort()).toEqual([arabic.email, english.email]);
  expect(sent.find(({ to }) => to === arabic.email)!.html).toMatch(/lang="ar"[\s\S]*نور/);
  expect(sent.find(({ to }) => to === english.email)!.text).toContain('Sara');
  expect(await submissionRow(arabic.id)).toMatchObject({
    stage: 'declined',
    status: 'completed',
    waiting_since: null,
    changed_by: amal,
    answered_at: expect.any(String),
  });
  expect(await decline(ids)).toEqual({ declined: [], skipped: [english.id, arabic.id, demo.id] });
  expect(sent).toHaveLength(2);
});

it('sends a hundred applicants one mail each when the button is clicked twice', async () => {
  const { id } = await store(jobApplication());
  const db = database(env);
  const [row] = await selectSubmission(db, id);
  const { seq: _seq, ...application } = row!;
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  for (const copy of ids) await db.insert(formSubmissions).values({ ...application, id: copy });
  const [first, second] = await Promise.all([decline(ids), decline(ids)]);
  expect([...first.declined, ...second.declined].sort()).toEqual([...ids].sort());
  const mails = await env.DB.prepare(
    `SELECT count(*) AS mails, count(DISTINCT submission_id) AS submissions FROM emails
     WHERE kind = 'staff_reply' AND submission_id IN (SELECT value FROM json_each(?))`,
  )
    .bind(JSON.stringify(ids))
    .first();
  expect(mails).toEqual({ mails: 100, submissions: 100 });
});

it('takes the mail of a declined application back with its stage', async () => {
  const { id } = await store(jobApplication());
  const before = await submissionRow(id);
  await decline([id]);
  const [mail] = await repliesTo(id);
  expect((await asStaff(`${id}/replies/${mail!.id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await submissionRow(id)).toMatchObject({
    stage: 'new',
    status: 'pending',
    waiting_since: before!.waiting_since,
  });
  expect(await repliesTo(id)).toEqual([]);
});
