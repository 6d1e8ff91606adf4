import { expect, it } from 'vitest';
import { locales } from '../../../src-shared/locales.ts';
import { replyTemplates, type TemplateId } from '../../../src-shared/reply-templates.ts';
import { fillTemplate } from '../../../src-worker/inbox/templates.ts';

const ids = Object.keys(replyTemplates) as TemplateId[];
const applicant = {
  form_type: 'career',
  first_name: 'عبد',
  last_name: 'الله محمد',
  additional_data: { position: 'AI Engineer' },
} as const;
const nameless = { form_type: 'demo', first_name: null, last_name: null, additional_data: {} } as const;

it.each(ids.flatMap((id) => locales.map((locale) => [id, locale] as const)))(
  'fills in %s (%s), for whom we know and for whom we do not',
  (id, locale) => {
    for (const submission of [applicant, nameless]) {
      const { subject, text } = fillTemplate(id, submission, locale, '2026-03-02');
      expect(subject).toMatch(/^\S.{5,80}$/u);
      expect(subject + text).not.toMatch(/undefined|null|\$\{|\[object| {2}| ,/);
      expect(text).toContain('Rihla AI');
    }
  },
);

it('writes the job and the day in the language of the template, and the whole name in Arabic', () => {
  const english = fillTemplate('interview', { ...applicant, first_name: 'Sara' }, 'en', '2026-03-02');
  expect(english.text).toMatch(/^Hello Sara,\n\n/);
  expect(english.text).toContain('the position of AI Engineer');
  expect(english.text).toContain('Monday, 2 March');
  const arabic = fillTemplate('interview', applicant, 'ar', '2026-03-02');
  expect(arabic.text).toContain('\u2068عبد الله محمد\u2069');
  expect(arabic.text).toContain('مهندس ذكاء اصطناعي');
  expect(arabic.text).toContain('الاثنين، 2 مارس');
});

it.each(['[Win](https://evil.example)', 'https://evil.example', '<b>A</b>', '**A**', 'A\nB: c'])(
  'greets nobody as %j, which is no name',
  (first_name) => {
    const { text } = fillTemplate('declined', { ...applicant, first_name }, 'en', '2026-03-02');
    expect(text).toMatch(/^Hello,\n/);
  },
);

it.each(['Anne-Marie', 'O’Neill', "D'Arcy", 'José', 'نورة'])('greets %s', (first_name) => {
  const { text } = fillTemplate('declined', { ...applicant, first_name }, 'en', '2026-03-02');
  expect(text).toContain(`Hello ${first_name},`);
});
