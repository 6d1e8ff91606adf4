import chat from '../../src-shared/content/en/chat.ts';
import type { ChatReply } from '../../src-shared/contracts/chat.ts';

/** By what a visitor asked for; the first that fits (specification, section 8). */
const topics: [keyof typeof chat.canned, RegExp][] = [
  ['products', /\b(?:products?|no[- ]?code|platform|lagentry)\b/],
  ['contact', /\b(?:contact|reach)\b/],
  ['pricing', /\b(?:pricing|prices?|costs?)\b/],
  ['careers', /\b(?:careers?|jobs?|hiring)\b/],
];

/** What Joe says when the completion API cannot be asked. */
export function cannedReply(text: string): ChatReply {
  const said = text.toLowerCase();
  const topic = topics.find(([, pattern]) => pattern.test(said))?.[0] ?? 'otherwise';
  return {
    message: chat.canned[topic],
    confidence: 0.7,
    suggestedActions: ['contact_support', 'check_website'],
  };
}

/** What Joe says when something unexpected has happened. */
export function apology(): ChatReply {
  return { message: chat.apology, confidence: 0.5, suggestedActions: ['contact_support'] };
}
