import { confidenceOf } from '#shared/chat/confidence.ts';
import ar from '#shared/content/ar/chat.ts';
import type { CannedTopic, ChatContent } from '#shared/content/en/chat.ts';
import en from '#shared/content/en/chat.ts';
import type { ChatReply, SuggestedAction } from '#shared/contracts/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { type JobId, localizedPath, type PublicPath, paths } from '#shared/paths.ts';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords } from '#shared/search/words.ts';
import { texts } from '../../http/texts.ts';
import { titlesOf } from '../knowledge/note-closed.ts';
import type { FoundSection } from '../knowledge/section-index.ts';
import { sourcesOf } from './prompt.ts';

export const chatContents: Record<Locale, ChatContent> = { en, ar };

type CannedReply = Pick<ChatReply, 'message' | 'confidence' | 'suggestedActions'>;

interface Topic {
  topic: CannedTopic;
  english: RegExp;
  arabic: string[];
  page?: PublicPath;
}

const topics: Topic[] = [
  {
    topic: 'products',
    english: /\b(?:products?|no[- ]?code|platform|lagentry)\b/,
    arabic: ['منتج', 'منصة', 'منصات', 'دون برمجة', 'بدون برمجة', 'دون كود', 'خدمات', 'حلول'],
  },
  {
    topic: 'contact',
    english: /\b(?:contact|reach)\b/,
    arabic: ['تواصل', 'اتصال', 'أتصل', 'نتصل', 'هاتف', ' بريد', ' البريد'],
    page: paths.scheduleDemo,
  },
  {
    topic: 'pricing',
    english: /\b(?:pricing|prices?|costs?)\b/,
    arabic: ['سعر', 'أسعار', 'تسعير', 'تكلفة', 'كلفة', 'تكاليف', ' كم ', ' بكم ', 'باقة', 'باقات'],
    page: paths.startups,
  },
  {
    topic: 'careers',
    english: /\b(?:careers?|jobs?|hiring)\b/,
    arabic: ['وظيفة', 'وظائف', 'توظيف', 'توظفون', 'شاغر', 'فرص عمل', 'فرصة عمل', 'تدريب'],
    page: paths.careers,
  },
];

function cannedTopicOf(text: string): Topic | undefined {
  const lowerCase = text.toLowerCase();
  return topics.find(({ english, arabic }) => english.test(lowerCase) || mentions(text, arabic));
}

export function namesCannedTopic(text: string): boolean {
  return cannedTopicOf(text) !== undefined;
}

/** The specification's reply after a failed call of the model. */
export function cannedReply(
  text: string,
  locale: Locale,
  sections: readonly FoundSection[],
  closed: readonly JobId[] = [],
): CannedReply & Pick<ChatReply, 'sources'> {
  const found = cannedTopicOf(text);
  const canned = cannedReplies(locale, closed);
  const page = found?.page && localizedPath(found.page, locale);
  const isOnPage = ({ path }: FoundSection) => path.split('#')[0] === page;
  return {
    message: canned[found?.topic ?? 'fallback'],
    confidence: confidenceOf.canned,
    suggestedActions: ['contact_support', 'check_website'],
    sources: sourcesOf(sections.toSorted((a, b) => Number(isOnPage(b)) - Number(isOnPage(a)))),
  };
}

export function cannedReplies(locale: Locale, closed: readonly JobId[]): ChatContent['canned'] {
  const { canned } = chatContents[locale];
  if (closed.length === 0) return canned;
  const { hiring, notHiring, nowClosed } = texts[locale].positions;
  const open = titlesOf(locale, (id) => !closed.includes(id));
  const hired = open === '' ? notHiring : hiring(open);
  return { ...canned, careers: `${hired} ${nowClosed(titlesOf(locale, (id) => closed.includes(id)))}` };
}

export function apology(locale: Locale): CannedReply {
  return {
    message: chatContents[locale].apology,
    confidence: confidenceOf.apology,
    suggestedActions: ['contact_support'],
  };
}

const keywords: { action: SuggestedAction; english: string[]; arabic: string[] }[] = [
  { action: 'schedule_demo', english: ['demo', 'schedule'], arabic: ['عرض توضيحي', 'العرض التوضيحي', 'موعد'] },
  {
    action: 'contact_team',
    english: ['contact', 'email'],
    arabic: ['تواصل', 'اتصال', 'اتصلوا', 'راسل', ' بريد', ' البريد'],
  },
  { action: 'get_quote', english: ['pricing', 'quote'], arabic: ['سعر', 'أسعار', 'تسعير'] },
  { action: 'view_careers', english: ['career', 'job'], arabic: ['وظيفة', 'وظائف', 'توظيف'] },
];

export function suggestedActionsOf(reply: string): SuggestedAction[] {
  const lowerCase = reply.toLowerCase();
  const matching = keywords.filter(
    ({ english, arabic }) => english.some((word) => lowerCase.includes(word)) || mentions(reply, arabic),
  );
  return matching.map(({ action }) => action);
}

/**
 * Matches inside longer words too: Arabic attaches articles, prepositions and pronouns. A space in `words` marks a word
 * boundary.
 */
export function mentions(text: string, words: readonly string[]): boolean {
  const normalized = ` ${splitWords(normalize(text)).join(' ')} `;
  return words.some((word) => normalized.includes(normalize(word)));
}
