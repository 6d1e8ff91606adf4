import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { templateMessages } from '../../../src-shared/content/en/staff-messages.ts';
import type { StaffTemplate } from '../../../src-shared/contracts/reply-templates.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { amal, basim, postAsStaff, repliesTo, stayInUndo, store } from '../support/conversation.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { silenceLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { accessOff } from '../support/staff.ts';

beforeEach(async () => {
  vi.restoreAllMocks();
  silenceLogs();
  mailbox();
  stayInUndo();
  await env.DB.prepare('DELETE FROM reply_templates').run();
});

const path = '/api/admin/reply-templates';
const template = {
  name: 'قالب '.repeat(15).trim(),
  forms: ['career'],
  stage: null as string | null,
  subjectEn: 'About the position of {position}',
  textEn: 'Hello {firstName},\n\nwe write to you on {nextWorkingDay}.',
  subjectAr: 'بخصوص وظيفة {position}',
  textAr: 'مرحبًا {firstName}،\n\nنكتب إليكم يوم {nextWorkingDay}.',
};

const ask = (init: RequestInit, id = '', by = amal) =>
  requestWith({ ...accessOff, STAFF_DEV_EMAIL: by }, `${path}${id && `/${id}`}`, init, 'http://localhost');
const save = (id: string, version: string | null, over: object = {}, by = amal) =>
  ask({ ...jsonPost({ ...template, ...over, version }), method: 'PUT' }, id, by);
const list = async () => (await (await ask({})).json<{ items: StaffTemplate[] }>()).items;
const saved = async (response: Response) => (await response.json<{ template: StaffTemplate }>()).template;

it('keeps the templates of staff in both languages, and lets two who edit one collide', async () => {
  const id = crypto.randomUUID();
  const first = await saved(await save(id, null));
  expect(await list()).toEqual([{ ...template, id, changed_by: amal, changed_at: first.changed_at }]);
  expect((await save(id, null, { name: 'Again' }, basim)).status).toBe(409);
  const changes = await Promise.all([
    save(id, first.changed_at, { name: 'Of Amal' }),
    save(id, first.changed_at, { name: 'Of Basim' }, basim),
  ]);
  expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = changes.find(({ status }) => status === 409)!;
  const [stored] = await list();
  expect(await refused.json()).toMatchObject({
    code: 'status_changed',
    detail: expect.stringContaining(stored!.changed_by),
  });
  const remove = (version: string) => ask({ method: 'DELETE' }, `${id}?version=${encodeURIComponent(version)}`);
  expect((await remove(first.changed_at)).status).toBe(409);
  expect((await remove(stored!.changed_at)).status).toBe(204);
  expect((await save(id, stored!.changed_at)).status).toBe(404);
});

it.each([
  [{ textAr: 'مرحبًا {lastName}' }, 'textAr', templateMessages.unknown('lastName')],
  [{ forms: ['demo', 'career'] }, 'subjectEn', templateMessages.positionOfCareerOnly],
  [{ forms: ['demo'], stage: 'offer' }, 'stage', templateMessages.stageOfCareerOnly],
  [{ forms: [] }, 'forms', templateMessages.noForm],
])('refuses %j with a sentence at its field', async (over, field, message) => {
  const response = await save(crypto.randomUUID(), null, over);
  expect(response.status).toBe(422);
  const { errors } = await response.json<{ errors: { path: string; message: string }[] }>();
  expect(errors).toContainEqual({ path: field, message });
  expect(await list()).toEqual([]);
});

it('refuses a text that is missing in one language or too long', async () => {
  for (const over of [
    { textAr: ' ' },
    { subjectEn: '' },
    { textEn: 'x'.repeat(maxLength.replyText + 1) },
    { name: 'ا'.repeat(300) },
  ]) {
    expect((await save(crypto.randomUUID(), null, over)).status).toBe(422);
  }
});

it('takes the template of the last stage for a bulk decline, in the language of the applicant', async () => {
  const [older, newer] = [crypto.randomUUID(), crypto.randomUUID()];
  await save(older, null, { stage: 'declined', textEn: 'Old' });
  await save(newer, null, { stage: 'declined' });
  expect((await list()).map(({ id, stage }) => [id, stage])).toEqual(
    expect.arrayContaining([
      [older, null],
      [newer, 'declined'],
    ]),
  );
  const { id } = await store(jobApplication({ name: 'نور الهاشمي', locale: 'ar' }));
  await postAsStaff('decline', { ids: [id] });
  const [mail] = await repliesTo(id);
  expect(mail!.subject).toContain('مهندس ذكاء اصطناعي');
  const text = await env.DB.prepare('SELECT text FROM conversation_entries WHERE id = ?').bind(mail!.id).first('text');
  expect(text).toMatch(/^مرحبًا \u2068نور.*\u2069،/);
});
