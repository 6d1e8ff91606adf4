import type { SuggestedAction } from '../../src-shared/contracts/chat.ts';
import { mentions } from './mentions.ts';

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

/** The actions that a reply speaks of, in either language. */
export function suggestedActionsOf(reply: string): SuggestedAction[] {
  const lowerCase = reply.toLowerCase();
  const matching = keywords.filter(
    ({ english, arabic }) => english.some((word) => lowerCase.includes(word)) || mentions(reply, arabic),
  );
  return matching.map(({ action }) => action);
}
