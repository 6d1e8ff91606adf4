import type { SuggestedAction } from '../../src-shared/contracts/chat.ts';

/** Which words of a reply suggest which action (specification, section 9). */
const keywords: [SuggestedAction, string[]][] = [
  ['schedule_demo', ['demo', 'schedule']],
  ['contact_team', ['contact', 'email']],
  ['get_quote', ['pricing', 'quote']],
  ['view_careers', ['career', 'job']],
];

/** What a visitor may want to do after this reply. */
export function suggestedActionsOf(reply: string): SuggestedAction[] {
  const text = reply.toLowerCase();
  return keywords.filter(([, words]) => words.some((word) => text.includes(word))).map(([action]) => action);
}
