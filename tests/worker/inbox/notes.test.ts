import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { amal, basim, postAsStaff, store, submissionRow } from '../support/conversation.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff } from '../support/staff.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mailbox();
});
const entriesOf = async (submissionId: string) =>
  (await env.DB.prepare('SELECT * FROM conversation_entries WHERE submission_id = ?').bind(submissionId).all()).results;

it('stores a note once for each id, and lets the search find the submission by it', async () => {
  const { id } = await store();
  const note = { id: crypto.randomUUID(), text: 'Prefers الشركة to write' };
  const answers = await Promise.all([1, 2, 3].map(() => postAsStaff(`${id}/notes`, note)));
  for (const answer of answers) {
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      entry: { ...note, kind: 'note', by: amal, at: expect.any(String) },
      told: [],
    });
  }
  expect(await entriesOf(id)).toHaveLength(1);
  expect((await submissionRow(id))!.conversation_text).toMatch(/prefers .*شرك/);
  const { results } = await env.DB.prepare(
    "SELECT f.id FROM submissions_search s JOIN form_submissions f ON f.seq = s.rowid WHERE submissions_search MATCH 'prefers'",
  ).all();
  expect(results).toEqual([{ id }]);
});

it('refuses the id of another note, and a note on a submission that does not exist', async () => {
  const [{ id }, other] = [await store(), await store()];
  const note = { id: crypto.randomUUID(), text: 'Call back' };
  await postAsStaff(`${id}/notes`, note);
  await expectRefusal(postAsStaff(`${id}/notes`, { ...note, text: 'Other' }), [
    409,
    'id_already_used',
    'This id belongs to a different request.',
  ]);
  await expectRefusal(postAsStaff(`${other.id}/notes`, note), [
    409,
    'id_already_used',
    'This id belongs to a different request.',
  ]);
  await expectRefusal(postAsStaff(`${crypto.randomUUID()}/notes`, { text: 'Nobody' }), [
    404,
    'not_found',
    'This submission no longer exists.',
  ]);
  await expectRefusal(postAsStaff(`${id}/notes`, { text: ' ' }), [
    422,
    'validation_failed',
    'text: Please fill in this field.',
  ]);
  expect([...(await entriesOf(id)), ...(await entriesOf(other.id))]).toHaveLength(1);
});

const changeNote = (id: string, init: RequestInit, by = amal) =>
  requestWith({ ...accessOff, STAFF_DEV_EMAIL: by }, `/api/admin/notes/${id}`, init, 'http://localhost');

const correct = (id: string, text: string, by = amal) => changeNote(id, { ...jsonPost({ text }), method: 'PUT' }, by);

it('lets only its author correct and delete a note, and updates the search', async () => {
  const { id } = await store();
  const note = { id: crypto.randomUUID(), text: 'Prefers zebras' };
  await postAsStaff(`${id}/notes`, note);
  await postAsStaff(`${id}/notes`, { text: 'Likes giraffes' }, basim);
  await expectRefusal(
    correct(note.id, 'Prefers yaks', basim),
    [403, 'access_denied', 'Only its author can change a note.'],
    () => correct(note.id, 'Prefers lions'),
  );
  const corrected = await correct(note.id, 'Prefers yaks');
  expect(await corrected.json()).toMatchObject({ entry: { text: 'Prefers yaks', editedAt: expect.any(String) } });
  const words = async () => (await submissionRow(id))!.conversation_text;
  expect(await words()).toMatch(/giraffes.*yaks/);
  expect(await words()).not.toContain('zebras');
  await expectRefusal(
    changeNote(note.id, { method: 'DELETE' }, basim),
    [403, 'access_denied', 'Only its author can change a note.'],
    () => changeNote(note.id, { method: 'DELETE' }),
  );
  expect(await words()).not.toContain('yaks');
  expect(await words()).toContain('giraffes');
  expect(await entriesOf(id)).toHaveLength(1);
  await expectRefusal(correct(note.id, 'Again'), [404, 'not_found', 'This note no longer exists.']);
});

it('searches the newest 200 entries after a note has changed', async () => {
  const { id } = await store();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
     INSERT INTO conversation_entries (id, submission_id, kind, text, written_by, written_at)
     SELECT ?1 || i, ?1, 'received', 'word' || i, 'layla@gulf-logistics.example', '2026-01-01' FROM n`,
  )
    .bind(id)
    .run();
  const note = { id: crypto.randomUUID(), text: 'Prefers zebras' };
  await postAsStaff(`${id}/notes`, note);
  await correct(note.id, 'Prefers yaks');
  const words = (await submissionRow(id))!.conversation_text!.match(/\bword\d+\b/g);
  expect([words!.includes('word1'), words!.includes('word2')]).toEqual([false, true]);
});

it('notifies staff members whom a note mentions once, and only known ones', async () => {
  const { sent } = mailbox();
  const { id } = await store();
  await env.DB.prepare(
    "INSERT INTO staff (email, first_seen_at) VALUES (?, ''), ('amal@other.example', '') ON CONFLICT DO NOTHING",
  )
    .bind(basim)
    .run();
  const note = {
    id: crypto.randomUUID(),
    text: '@Basim, please call. @nobody @sales@rihla.example (not me@basim or x@sales)',
  };
  const answers = await Promise.all([1, 2].map(() => postAsStaff(`${id}/notes`, note)));
  for (const answer of answers) {
    expect((await answer.json<{ told: string[] }>()).told).toEqual([basim, 'sales@rihla.example']);
  }
  const notifications = sent.filter(({ subject }) => subject.startsWith('You were mentioned in a note'));
  expect(notifications.map(({ to }) => to).sort()).toEqual([basim, 'sales@rihla.example']);
  expect(notifications[0]!.text).toContain(amal);
  expect(notifications[0]!.text).not.toContain('please call');
});
