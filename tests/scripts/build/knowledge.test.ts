import { expect, it } from 'vitest';
import { fullText } from '../../../scripts/build/knowledge.ts';

const section = { context: '', searchPhrases: 'can i work for u', weight: 1 };

it('writes the English sections page by page, without search phrases', () => {
  const text = fullText([
    { ...section, id: 'careers/intro', locale: 'en', path: '/careers', title: 'Careers', text: 'Work here.' },
    { ...section, id: 'careers/cards', locale: 'en', path: '/careers#cards', title: 'Benefits', text: 'Leave.' },
    { ...section, id: 'careers/intro', locale: 'ar', path: '/ar/careers', title: 'وظائف', text: 'اعمل هنا.' },
  ]);
  const page = '### Careers\n\nWork here.\n\n### Benefits\n\nLeave.\n';
  expect(text).toMatch(/^# Rihla AI\n\n## https?:\/\/\S+\/careers\n\n/);
  expect(text.endsWith(page)).toBe(true);
});
