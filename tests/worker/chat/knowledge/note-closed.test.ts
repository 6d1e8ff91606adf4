import { expect, it } from 'vitest';
import { jobIds } from '#shared/paths.ts';
import { cannedReply } from '#worker/chat/answer/canned-reply.ts';
import { systemPrompt } from '#worker/chat/answer/prompt.ts';
import { noteClosed } from '#worker/chat/knowledge/note-closed.ts';
import { sections } from '../../support/knowledge.ts';

const closed = ['ai-engineer'] as const;

it('marks a closed position in the sections about it', () => {
  const noted = noteClosed(sections, closed);
  const changed = noted.filter((section, index) => section !== sections[index]);
  const ids = changed.filter(({ locale }) => locale === 'en').map(({ id }) => id);
  const parts = ['intro', 'responsibilities', 'requirements', 'nice-to-have', 'apply'];
  expect(ids.sort()).toEqual(
    ['careers/intro', 'careers/positions', ...parts.map((part) => `ai-engineer/${part}`)].sort(),
  );
  for (const { locale, text } of changed) {
    expect(text).toContain({ en: 'Closed at the moment, no applications: AI Engineer.', ar: 'مغلقة الآن' }[locale]);
  }
  expect(noteClosed(sections, [])).toEqual(sections);
});

it('with a model, Joe learns which positions are open and which are closed', () => {
  const { content } = systemPrompt('https://rihla.example', 'en', [], closed);
  expect(content).toContain('- AI Engineer Intern: Internship');
  expect(content).not.toContain('- AI Engineer: Full-time');
  expect(content).toContain('Closed at the moment, no applications: AI Engineer.');
  expect(systemPrompt('https://rihla.example', 'en', [], jobIds).content).toContain('None at the moment.');
});

it('after a failed call, Joe names the open and closed positions', () => {
  const reply = (locale: 'en' | 'ar', positions: readonly (typeof jobIds)[number][]) =>
    cannedReply({ en: 'Are you hiring?', ar: 'هل لديكم وظائف؟' }[locale], locale, [], positions).message;
  expect(reply('en', closed)).toBe(
    'Yes, we are actively hiring: Frontend Developer, Frontend Developer Intern and AI Engineer Intern. You can see every position and apply on the careers page. Closed at the moment, no applications: AI Engineer.',
  );
  expect(reply('en', jobIds)).toMatch(/^We take no applications at the moment\. Closed at the moment/);
  expect(reply('ar', closed)).toContain('مغلقة الآن ولا نستقبل طلبات لها: مهندس/ة ذكاء اصطناعي.');
  expect(reply('en', [])).toMatch(/^Yes, we are actively hiring Frontend Developers, AI Engineers/);
});
