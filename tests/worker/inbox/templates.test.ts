import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { StaffTemplate } from '#shared/contracts/reply-templates.ts';
import { replyTemplates, type TemplateId } from '#shared/inbox/reply-templates.ts';
import { locales } from '#shared/locales.ts';
import { templateMessages } from '#shared/staff-texts/messages.ts';
import { fillTemplate } from '#worker/inbox/templates.ts';
import { amal, basim, postAsStaff, repliesTo, store } from '../support/conversation.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  mailbox();
  await emptyTables('reply_templates');
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

const save = (id: string, version: string | null, overrides: object = {}, by = amal) =>
  ask({ ...jsonPost({ ...template, ...overrides, version }), method: 'PUT' }, id, by);

const list = async () => (await (await ask({})).json<{ items: StaffTemplate[] }>()).items;

const saved = async (response: Response) => (await response.json<{ template: StaffTemplate }>()).template;

it('keeps the templates in both languages, and detects conflicting edits', async () => {
  const id = crypto.randomUUID();
  const first = await saved(await save(id, null));
  expect(await list()).toEqual([{ ...template, id, changed_by: amal, changed_at: first.changed_at }]);
  await expectRefusal(save(id, null, { name: 'Again' }, basim), [
    409,
    'status_changed',
    'amal@rihla.example has changed this template since you opened it.',
  ]);
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
  await expectRefusal(
    remove(first.changed_at),
    [409, 'status_changed', 'amal@rihla.example has changed this template since you opened it.'],
    () => remove(stored!.changed_at),
  );
  await expectRefusal(save(id, stored!.changed_at), [
    404,
    'not_found',
    'A colleague has deleted this template. Your text isn’t saved: copy it into a new template.',
  ]);
});

it.each([
  [{ textAr: 'مرحبًا {lastName}' }, 'textAr', templateMessages.unknown('lastName')],
  [{ forms: ['demo', 'career'] }, 'subjectEn', templateMessages.positionOfCareerOnly],
  [{ forms: ['demo'], stage: 'offer' }, 'stage', templateMessages.stageOfCareerOnly],
  [{ forms: [] }, 'forms', templateMessages.noForm],
])('refuses %j with a sentence at its field', async (overrides, field, message) => {
  const response = await save(crypto.randomUUID(), null, overrides);
  expect(response.status).toBe(422);
  const { errors } = await response.json<{ errors: { path: string; message: string }[] }>();
  expect(errors).toContainEqual({ path: field, message });
  expect(await list()).toEqual([]);
});

it('refuses a text that is missing in one language or too long', async () => {
  for (const overrides of [
    { textAr: ' ' },
    { subjectEn: '' },
    { textEn: 'x'.repeat(10_000 + 1) },
    { name: 'ا'.repeat(300) },
  ]) {
    await expectRefusal(save(crypto.randomUUID(), null, overrides), [
      422,
      'validation_failed',
      new RegExp(`^${Object.keys(overrides)[0]}: `),
    ]);
  }
});

it('uses the template of the last stage for a bulk decline', async () => {
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
  expect(mail!.subject).toContain('مهندس/ة ذكاء اصطناعي');
  const text = await env.DB.prepare('SELECT text FROM conversation_entries WHERE id = ?').bind(mail!.id).first('text');
  expect(text).toMatch(/^مرحبًا \u2068نور.*\u2069،/);
});

const ids = Object.keys(replyTemplates) as TemplateId[];

const applicant = {
  form_type: 'career',
  first_name: 'عبد',
  last_name: 'الله محمد',
  additional_data: { position: 'AI Engineer' },
} as const;

const nameless = { form_type: 'demo', first_name: null, last_name: null, additional_data: {} } as const;

it.each(ids.flatMap((id) => locales.map((locale) => [id, locale] as const)))(
  'fills in %s (%s), for known and unknown details',
  (id, locale) => {
    for (const submission of [applicant, nameless]) {
      const { subject, text } = fillTemplate(id, submission, locale, '2026-03-02');
      expect(subject).toMatch(/^\S.{5,80}$/u);
      expect(subject + text).not.toMatch(/undefined|null|\$\{|\[object| {2}| ,/);
      expect(text).toContain(locale === 'ar' ? 'رحلة' : 'Rihla AI');
    }
  },
);

it('writes job and day in the template’s language, and the whole Arabic name', () => {
  const english = fillTemplate('interview', { ...applicant, first_name: 'Sara' }, 'en', '2026-03-02');
  expect(english.text).toMatch(/^Hello Sara,\n\n/);
  expect(english.text).toContain('the position of AI Engineer');
  expect(english.text).toContain('Monday, 2 March');
  const arabic = fillTemplate('interview', applicant, 'ar', '2026-03-02');
  expect(arabic.text).toContain('\u2068عبد الله محمد\u2069');
  expect(arabic.text).toContain('مهندس/ة ذكاء اصطناعي');
  expect(arabic.text).toContain('الاثنين، 2 مارس');
});

it.each(['[Win](https://evil.example)', 'https://evil.example', '<b>A</b>', '**A**', 'A\nB: c'])(
  'greets no one as %j, which is not a name',
  (first_name) => {
    const { text } = fillTemplate('declined', { ...applicant, first_name }, 'en', '2026-03-02');
    expect(text).toMatch(/^Hello,\n/);
  },
);

it.each(['Anne-Marie', 'O’Neill', "D'Arcy", 'José', 'نورة'])('greets %s', (first_name) => {
  const { text } = fillTemplate('declined', { ...applicant, first_name }, 'en', '2026-03-02');
  expect(text).toContain(`Hello ${first_name},`);
});
