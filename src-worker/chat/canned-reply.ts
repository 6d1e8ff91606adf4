import chat from '../../src-shared/content/en/chat.ts';
import type { ChatReply } from '../../src-shared/contracts/chat.ts';

/** The first topic whose pattern matches wins. */
const topics: [keyof typeof chat.canned, RegExp][] = [
  ['products', /\b(?:products?|no[- ]?code|platform|lagentry)\b/],
  ['contact', /\b(?:contact|reach)\b/],
  ['pricing', /\b(?:pricing|prices?|costs?)\b/],
  ['careers', /\b(?:careers?|jobs?|hiring)\b/],
];

/** The reply without the completion API: no key is set, or the call failed. */
export function cannedReply(text: string): ChatReply {
  const lowerCase = text.toLowerCase();
  const topic = topics.find(([, pattern]) => pattern.test(lowerCase))?.[0] ?? 'fallback';
  return {
    message: chat.canned[topic],
    confidence: 0.7,
    suggestedActions: ['contact_support', 'check_website'],
  };
}

export function apology(): ChatReply {
  return { message: chat.apology, confidence: 0.5, suggestedActions: ['contact_support'] };
}
