import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import type { ConversationEntry } from '../history.ts';
import { hasSubject } from '../knowledge/terms.ts';
import { type Asked, type Reply, replyOf } from './asked.ts';
import { cannedReplies } from './canned-reply.ts';
import { sourceTitle } from './prompt.ts';
import { type Quote, quotesOf } from './quotes.ts';
import { topicAnswers } from './topic-answers.ts';

/** In place of a list of names, what its items say. */
export function withItems(
  sections: readonly KnowledgeSection[],
  site: readonly KnowledgeSection[],
): KnowledgeSection[] {
  const lists = sections.filter(({ namesOnly }) => namesOnly);
  const items = lists.flatMap((list) =>
    site.filter(({ id, locale }) => locale === list.locale && id.startsWith(`${list.id}/`)),
  );
  return [...new Set([...sections, ...items])];
}

export function sureReply([first, ...others]: Quote[], { question }: Asked): Reply {
  const { quote, also } = topicAnswers[question.language];
  const more = others.length > 0 ? `\n\n${also}\n${lines(others)}` : '';
  const message = `${quote(sourceTitle(first!.section))}\n\n${first!.sentence}${more}`;
  return replyOf(
    message,
    [first!, ...others].map(({ section }) => section),
  );
}

export function unsureReply({ found, site, question, missedBefore }: Asked): Reply {
  const { nearest, askTeam, missedAgain } = topicAnswers[question.language];
  const quotes = quotesOf(withItems(found.nearest, site), question.text);
  const message =
    quotes.length > 0
      ? `${nearest}\n\n${lines(quotes)}\n\n${missedBefore ? missedAgain : askTeam}`
      : cannedReplies(question.language, []).fallback;
  return {
    ...replyOf(message, quotes.length > 0 ? quotes.map(({ section }) => section) : found.nearest),
    suggestedActions: ['contact_team'],
    ...(hasSubject(found.question) && { unanswered: true }),
  };
}

export function missedIn(history: readonly ConversationEntry[], language: Locale): boolean {
  const last = history.findLast(({ role }) => role === 'assistant');
  return last?.content.startsWith(topicAnswers[language].nearest) ?? false;
}

function lines(quotes: readonly Quote[]): string {
  return quotes
    .map(({ heading, sentence }) => `• **${heading}**${/[?؟]$/.test(heading) ? '' : ':'} ${sentence}`)
    .join('\n');
}
