import type { ChatReply } from '#shared/contracts/chat.ts';
import type { Locale } from '#shared/locales.ts';
import type { Visitor } from '../site.ts';
import type { Story } from '../story.ts';

export interface Line {
  question: string;
  answer: string;
  page?: string;
}

export function newSession({ site }: Story): string {
  const letters = Array.from({ length: 20 }, () => site.random.pick([...'abcdefghijklmnopqrstuvwxyz0123456789']));
  return `session_${Date.now()}_${letters.join('')}`;
}

export function ask(
  { site }: Story,
  visitor: Visitor,
  session: string,
  locale: Locale,
  line: Line,
): Promise<ChatReply> {
  site.modelAnswers(line.answer, line.page);
  return site.visit(visitor, 'POST', `/api/chat/${session}/messages`, { text: line.question, locale });
}
