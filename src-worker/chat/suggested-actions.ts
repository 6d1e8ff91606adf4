import type { SuggestedAction } from '../../src-shared/contracts/chat.ts';

const keywords: [SuggestedAction, string[]][] = [
  ['schedule_demo', ['demo', 'schedule']],
  ['contact_team', ['contact', 'email']],
  ['get_quote', ['pricing', 'quote']],
  ['view_careers', ['career', 'job']],
];

export function suggestedActionsOf(reply: string): SuggestedAction[] {
  const text = reply.toLowerCase();
  return keywords.filter(([, words]) => words.some((word) => text.includes(word))).map(([action]) => action);
}
