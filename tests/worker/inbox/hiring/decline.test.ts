import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { DeclineEmail } from '#shared/contracts/hiring.ts';
import { database } from '#worker/db/client.ts';
import { formSubmissions } from '#worker/db/schema.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { selectSubmission } from '#worker/submissions/store.ts';
import {
  amal,
  asStaff,
  basim,
  postAsStaff,
  repliesTo,
  skipUndo,
  store,
  submissionRow,
} from '../../support/conversation.ts';
import { jsonPost } from '../../support/faults.ts';
import { jobApplication } from '../../support/forms.ts';
import { mailbox } from '../../support/mail.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mailbox();
});
interface Declined {
  declined: string[];
  skipped: string[];
  replies: string[];
}
const decline = async (ids: string[]) => {
  const response = await postAsStaff('decline', { ids });
  expect(response.status).toBe(202);
  return response.json<Declined>();
};

it('declines applications with one localized email each, and skips the rest', async () => {
  skipUndo();
  const english = await store(jobApplication());
  const arabic = await store(jobApplication({ email: 'noor@applicant.example', name: 'نور الهاشمي', locale: 'ar' }));
  const demo = await store();
  const { sent } = mailbox();
  const ids = [english.id, arabic.id, demo.id, english.id];
  expect(await decline(ids)).toMatchObject({ declined: [english.id, arabic.id], skipped: [demo.id] });
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
  expect(await decline(ids)).toEqual({ declined: [], skipped: [english.id, arabic.id, demo.id], replies: [] });
  expect(sent).toHaveLength(2);
});

it('shows the letter of each language before, and changes nothing', async () => {
  const applicants = [
    await store(jobApplication({ email: 'a@applicant.example' })),
    await store(jobApplication({ email: 'b@applicant.example', name: 'Omar Saleh' })),
    await store(jobApplication({ email: 'c@applicant.example', name: 'نور الهاشمي', locale: 'ar' })),
  ];
  const ids = [...applicants, await store()].map(({ id }) => id);
  const response = await postAsStaff('decline/preview', { ids });
  const { letters } = await response.json<{ letters: DeclineEmail[] }>();
  expect(letters).toMatchObject([
    { locale: 'en', to: 'Sara Al Mansoori', count: 2, text: expect.stringContaining('Sara') },
    { locale: 'ar', to: 'نور الهاشمي', count: 1, text: expect.stringContaining('نور') },
  ]);
  const { replies } = await decline(ids);
  const sent = (await asStaff(applicants[0]!.id)).json<SubmissionDetail>();
  expect(replies).toHaveLength(3);
  expect((await sent).conversation).toMatchObject([{ subject: letters[0]!.subject, text: letters[0]!.text }]);
});

it('sends a hundred applicants one email each when the button is clicked twice', async () => {
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

it('takes the email of a declined application back with its stage', async () => {
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

it('undoes a bulk decline until its emails are sent', async () => {
  mailbox();
  const [first, second, third] = [
    await store(jobApplication({ email: 'c@applicant.example' })),
    await store(jobApplication({ email: 'a@applicant.example' })),
    await store(jobApplication({ email: 'b@applicant.example' })),
  ];
  const stages = async () =>
    Promise.all([first, second, third].map(async ({ id }) => (await submissionRow(id))!.stage));
  await asStaff(second.id, { ...jsonPost({ stage: 'interview' }), method: 'PATCH' });
  const { replies } = await decline([first.id, second.id, third.id]);
  expect(await stages()).toEqual(['declined', 'declined', 'declined']);
  // The third application's email is being sent, so its decision stays.
  await env.DB.prepare(
    "UPDATE emails SET status = 'sending', attempts = 1 WHERE submission_id = ? AND kind = 'staff_reply'",
  )
    .bind(third.id)
    .run();
  const undone = await postAsStaff('decline/undo', { replies });
  expect((await undone.json<{ restored: string[] }>()).restored.sort()).toEqual([first.id, second.id].sort());
  expect(await stages()).toEqual(['new', 'interview', 'declined']);
  expect((await submissionRow(first.id))!.status).toBe('pending');
  await deliverDue(env, { now: () => Date.now() + 60_000 });
  const kept = env.DB.prepare(
    "SELECT submission_id FROM emails WHERE kind = 'staff_reply' AND submission_id IN (?, ?, ?)",
  );
  expect((await kept.bind(first.id, second.id, third.id).all()).results).toEqual([{ submission_id: third.id }]);
  expect(await (await postAsStaff('decline/undo', { replies })).json()).toEqual({ restored: [] });
  const again = await decline([first.id]);
  const byColleague = await postAsStaff('decline/undo', { replies: again.replies }, basim);
  expect(await byColleague.json()).toEqual({ restored: [] });
});

it('counts the days in a stage from the last move that was kept', async () => {
  const { id } = await store(jobApplication());
  const since = async () => (await submissionRow(id))!.stage_since;
  const move = async (stage: string) => {
    await asStaff(id, { ...jsonPost({ stage }), method: 'PATCH' });
    return new Date().toISOString();
  };
  expect(await since()).toBeNull();
  const moved = await move('screening');
  expect(await since()).toBe(moved);
  vi.setSystemTime(Date.now() + 86_400_000);
  await move('offer');
  vi.setSystemTime(Date.now() + 20_000);
  await move('screening');
  expect(await since()).toBe(moved);
  const declined = await move('declined');
  expect(await since()).toBe(declined);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await move('screening')).toBe(await since());
});
