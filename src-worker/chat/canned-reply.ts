import type { CannedTopic } from '../../src-shared/content/en/chat.ts';
import type { ChatReply } from '../../src-shared/contracts/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { chatContents } from './contents.ts';
import { mentions } from './mentions.ts';

export type CannedReply = Pick<ChatReply, 'message' | 'confidence' | 'suggestedActions'>;

/** The first topic that matches wins. */
const topics: { topic: CannedTopic; english: RegExp; arabic: string[] }[] = [
  {
    topic: 'products',
    english: /\b(?:products?|no[- ]?code|platform|lagentry)\b/,
    arabic: ['منتج', 'منصة', 'منصات', 'دون برمجة', 'بدون برمجة', 'دون كود', 'خدمات', 'حلول'],
  },
  {
    topic: 'contact',
    english: /\b(?:contact|reach)\b/,
    arabic: ['تواصل', 'اتصال', 'أتصل', 'نتصل', 'هاتف', ' بريد', ' البريد'],
  },
  {
    topic: 'pricing',
    english: /\b(?:pricing|prices?|costs?)\b/,
    arabic: ['سعر', 'أسعار', 'تسعير', 'تكلفة', 'كلفة', 'تكاليف', ' كم ', ' بكم ', 'باقة', 'باقات'],
  },
  {
    topic: 'careers',
    english: /\b(?:careers?|jobs?|hiring)\b/,
    arabic: ['وظيفة', 'وظائف', 'توظيف', 'توظفون', 'شاغر', 'فرص عمل', 'فرصة عمل', 'تدريب'],
  },
];

/** The reply without the completion API: no key is set, or the call failed. `locale` is the language of the visitor's message. */
export function cannedReply(text: string, locale: Locale): CannedReply {
  const lowerCase = text.toLowerCase();
  const found = topics.find(({ english, arabic }) => english.test(lowerCase) || mentions(text, arabic));
  return {
    message: chatContents[locale].canned[found?.topic ?? 'fallback'],
    confidence: 0.7,
    suggestedActions: ['contact_support', 'check_website'],
  };
}

export function apology(locale: Locale): CannedReply {
  return { message: chatContents[locale].apology, confidence: 0.5, suggestedActions: ['contact_support'] };
}
