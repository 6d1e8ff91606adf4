import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { dayLength } from '#shared/time/days.ts';
import { database } from '#worker/db/client.ts';
import { claimThese } from '#worker/mail/claims.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { releaseStaleClaims } from '#worker/mail/retry.ts';
import { replyAddress } from '#worker/mail/thread.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import {
  amal,
  asStaff,
  basim,
  type Replied,
  receive,
  repliesTo,
  reply,
  skipUndo,
  store,
  submissionRow,
} from '../support/conversation.ts';
import { jsonPost } from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { hostileTexts } from '../support/hostile.ts';
import { mailbox } from '../support/mail.ts';
import { addStaff, changeMail, deleteMail } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mailbox();
});
const undo = (id: string, entryId: string, by = amal) => asStaff(`${id}/replies/${entryId}`, { method: 'DELETE' }, by);
const replied = async (response: Response) => {
  expect(response.status).toBe(202);
  return response.json<Replied>();
};
const eventsOf = async (id: string) =>
  (
    await env.DB.prepare(
      'SELECT field, from_value, to_value, changed_by FROM submission_events WHERE submission_id = ? ORDER BY id',
    )
      .bind(id)
      .raw<string[]>()
  ).map((event) => event.join(' '));

it('sends one email after the undo time, and the visitor no longer waits', async () => {
  skipUndo();
  const { id, email } = await store();
  const { sent } = mailbox();
  const { entry, submission, dueAt } = await replied(await reply(id, { subject: 'Your\r\ndemo' }));
  expect(entry).toMatchObject({ kind: 'sent', by: amal, subject: 'Your demo', emailStatus: 'queued' });
  expect(Date.parse(dueAt) - Date.parse(entry.at)).toBe(10_000);
  expect(submission).toMatchObject({ id, status: 'contacted', waiting_since: null });
  expect(await submissionRow(id)).toMatchObject({ answered_at: entry.at, changed_by: amal, changed_at: entry.at });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: email, subject: 'Your demo', replyTo: await replyAddress(env, id) });
  expect(await repliesTo(id)).toMatchObject([{ id: entry.id, status: 'sent', due_at: dueAt }]);
});

it('completes the submission with the reply, and opens it again with the undo', async () => {
  const { id } = await store();
  const { entry, submission } = await replied(await reply(id, { complete: true }));
  expect(submission).toMatchObject({ status: 'completed', waiting_since: null, assignee: amal });
  expect((await undo(id, entry.id)).status).toBe(200);
  expect(await submissionRow(id)).toMatchObject({ status: 'pending', answered_at: null });
  expect(await eventsOf(id)).toEqual(
    expect.arrayContaining([`status pending completed ${amal}`, `status completed pending ${amal}`]),
  );
});

it('leaves the outcome of an application to its stage', async () => {
  const { id } = await store(jobApplication());
  const { submission } = await replied(await reply(id, { complete: true }));
  expect(submission).toMatchObject({ status: 'contacted', stage: 'screening' });
});

it('shows the state of its email as long as it is in the outbox', async () => {
  const { id } = await store();
  const { entry } = await replied(await reply(id));
  const shown = async () => {
    const { conversation } = await (await asStaff(id)).json<SubmissionDetail>();
    return conversation.map(({ emailStatus }) => emailStatus);
  };
  const db = database(env);
  const due = Date.now() + 60_000;
  expect(await shown()).toEqual(['queued']);
  await claimThese(db, new Date(due).toISOString(), [entry.id]);
  expect(await shown()).toEqual(['sending']);
  await releaseStaleClaims(db, due + 3_600_000);
  expect(await shown()).toEqual(['queued']);
  await deliverDue(env, { now: () => due });
  expect(await shown()).toEqual(['sent']);
  await purgeExpired(env, due + 366 * dayLength);
  expect(await shown()).toEqual([undefined]);
});

it('sends a repeated reply once, however many arrive at the same time', async () => {
  const { id } = await store();
  const same = { id: crypto.randomUUID(), seenUntil: id };
  const answers = await Promise.all(Array.from({ length: 8 }, () => reply(id, same)));
  const bodies = await Promise.all(answers.map(replied));
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  expect(await repliesTo(id)).toHaveLength(1);
  await expectRefusal(reply(id, { ...same, text: 'Other' }), [
    409,
    'id_already_used',
    'This id belongs to a different request.',
  ]);
  await expectRefusal(reply((await store()).id, same), [
    409,
    'id_already_used',
    'This id belongs to a different request.',
  ]);
  await deleteMail(same.id);
  vi.setSystemTime(Date.now() + 1000);
  await replied(await reply(id, same));
  expect(await repliesTo(id)).toEqual([]);
});

it('lets one of several staff members reply, and names the first to the others', async () => {
  const { id } = await store();
  const seenUntil = await receive(id);
  const answers = await Promise.all([amal, basim, amal, basim].map((by) => reply(id, { seenUntil }, by)));
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(3);
  const [mail] = await repliesTo(id);
  const { by } = await replied(answers.find(({ status }) => status === 202)!).then(({ entry }) => entry);
  for (const answer of refused) {
    const { code, detail } = await answer.json<Record<string, string>>();
    expect([
      `answered_meanwhile ${by} has replied in the meantime.`,
      'conversation_changed You have replied in the meantime.',
    ]).toContain(`${code} ${detail}`);
  }
  await receive(id);
  const late = await reply(id, { seenUntil: mail!.id }, by);
  expect(await late.json()).toMatchObject({ detail: 'The visitor has written in the meantime.' });
  await expectRefusal(
    reply(id, { seenUntil: mail!.id }, by),
    [409, 'conversation_changed', 'The visitor has written in the meantime.'],
    async () => {
      expect(await repliesTo(id)).toHaveLength(1);
      return reply(id);
    },
  );
});

it('refuses a reply to what a colleague has answered, once, and names that answer', async () => {
  const { id } = await store();
  const { entry } = await replied(await reply(id, { seenUntil: id }, basim));
  const late = { id: crypto.randomUUID(), seenUntil: id };
  await expectRefusal(reply(id, late), [409, 'answered_meanwhile', `${basim} has replied in the meantime.`]);
  expect(await (await reply(id, late)).json()).toMatchObject({ entry: { id: entry.id, text: entry.text, by: basim } });
  expect(await repliesTo(id)).toHaveLength(1);
  await receive(id);
  expect(await (await reply(id, late)).json()).toMatchObject({ code: 'answered_meanwhile', entry: { id: entry.id } });
  expect((await reply(id, { ...late, anyway: true })).status).toBe(202);
  expect(await repliesTo(id)).toHaveLength(2);
});

it('accepts a reply whose author has read a note after the answer of a colleague', async () => {
  const { id } = await store();
  await replied(await reply(id, { seenUntil: id }, basim));
  const note = await asStaff(`${id}/notes`, jsonPost({ text: 'Call first' }));
  const { entry } = await note.json<{ entry: { id: string } }>();
  expect((await reply(id, { seenUntil: entry.id })).status).toBe(202);
});

it('undoes a reply with the change that came with it', async () => {
  const { id } = await store(jobApplication());
  const before = await submissionRow(id);
  const { entry, submission } = await replied(await reply(id));
  expect(submission).toMatchObject({ status: 'contacted', stage: 'screening' });
  expect((await undo(id, entry.id, basim)).status).toBe(200);
  const after = await submissionRow(id);
  const { changed_at, last_change_at } = after!;
  expect(after).toEqual({ ...before, changed_by: basim, changed_at, last_change_at });
  expect(await repliesTo(id)).toEqual([]);
  expect(await eventsOf(id)).toEqual(
    expect.arrayContaining([`status contacted pending ${basim}`, `stage screening new ${basim}`]),
  );
  await expectRefusal(undo(id, entry.id), [404, 'not_found', 'This reply no longer exists.']);
  await replied(await reply(id, { id: entry.id, seenUntil: id }));
});

it('assigns an unassigned submission to the author, until the reply is undone', async () => {
  const { id } = await store();
  const { entry, submission } = await replied(await reply(id));
  expect(submission.assignee).toBe(amal);
  expect(await (await undo(id, entry.id)).json()).toMatchObject({ submission: { assignee: null } });
  await replied(await reply(id));
  const { submission: kept } = await replied(await reply(id, {}, basim));
  expect(kept.assignee).toBe(amal);
});

it('keeps an assignee named since the reply that is undone', async () => {
  await addStaff(basim);
  const { id } = await store();
  const { entry } = await replied(await reply(id));
  await asStaff(id, { ...jsonPost({ assignee: basim }), method: 'PATCH' });
  expect(await (await undo(id, entry.id)).json()).toMatchObject({ submission: { assignee: basim } });
});

it('restores the waiting after a undone reply, and keeps later changes', async () => {
  const { id } = await store();
  await replied(await reply(id));
  await receive(id);
  const waiting = (await submissionRow(id))!.waiting_since;
  vi.setSystemTime(Date.now() + 1000);
  const { entry, submission } = await replied(await reply(id, {}, basim));
  expect(submission.waiting_since).toBeNull();
  const undone = await (await undo(id, entry.id)).json<Replied>();
  expect(undone.submission).toMatchObject({ status: 'contacted', waiting_since: waiting });

  const other = await store();
  const first = await replied(await reply(other.id));
  vi.setSystemTime(Date.now() + 1000);
  await asStaff(other.id, { ...jsonPost({ status: 'completed' }), method: 'PATCH' }, basim);
  expect(await (await undo(other.id, first.entry.id)).json()).toMatchObject({ submission: { status: 'completed' } });
});

it('undoes no reply that is being sent, unknown, or of another submission', async () => {
  const { id } = await store();
  const { entry } = await replied(await reply(id));
  await expectRefusal(undo((await store()).id, entry.id), [404, 'not_found', 'This reply no longer exists.']);
  await expectRefusal(undo(id, await receive(id)), [404, 'not_found', 'This reply no longer exists.']);
  await changeMail(entry.id, { status: 'sending', attempts: 1 });
  const refused = await undo(id, entry.id);
  expect(await refused.json()).toMatchObject({ status: 409, code: 'status_changed' });
  expect(await repliesTo(id)).toHaveLength(1);
  expect(await submissionRow(id)).toMatchObject({ status: 'contacted' });
});

it('either sends a reply or undoes it, when both happen simultaneously', async () => {
  const { sent } = mailbox();
  const texts = Array.from({ length: 8 }, (_, i) => `Answer ${i}`);
  const stored = await Promise.all(
    texts.map(async (text) => {
      const { id } = await store();
      return { text, id, entryId: (await replied(await reply(id, { text }))).entry.id };
    }),
  );
  await deliverDue(env);
  expect(await Promise.all(stored.map(({ id }) => repliesTo(id)))).toEqual(
    stored.map(() => [expect.objectContaining({ status: 'queued', attempts: 0 })]),
  );
  vi.setSystemTime(Date.now() + 10_001);
  const [first, second] = [stored.slice(0, 4), stored.slice(4)];
  const undoAll = (some: typeof stored) => some.map(({ id, entryId }) => undo(id, entryId));
  const early = undoAll(first);
  const delivery = deliverDue(env);
  const answers = await Promise.all([...early, ...undoAll(second)]);
  await delivery;
  for (const [i, { id, text }] of stored.entries()) {
    const mails = sent.filter((mail) => mail.text.includes(text));
    const undone = answers[i]!.status === 200;
    expect(mails).toHaveLength(undone ? 0 : 1);
    expect(await repliesTo(id)).toMatchObject(undone ? [] : [{ status: 'sent' }]);
    expect(await submissionRow(id)).toMatchObject({ status: undone ? 'pending' : 'contacted' });
    expect([200, 409]).toContain(answers[i]!.status);
  }
});

it('sends any text as text with a one-line subject, and previews it safely', async () => {
  skipUndo();
  const { id } = await store();
  const { sent } = mailbox();
  for (const text of hostileTexts) {
    const { entry } = await replied(await reply(id, { subject: text, text }));
    expect(entry.text).toBe(text);
    const { subject, html } = sent.at(-1)!;
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    const body = new URLSearchParams({ text, locale: 'ar' });
    const preview = await asStaff(`${id}/replies/preview`, { method: 'POST', body });
    expect(preview.headers.get('content-security-policy')).toContain('sandbox');
    for (const page of [html, await preview.text()]) {
      expect(page).not.toMatch(/<script|<img[^>]+onerror|<svg[^>]+onload/i);
    }
  }
  expect(sent).toHaveLength(hostileTexts.length);
});
