import type { Interruption, SuggestedAction } from '../../contracts/chat.ts';
import type { HandoverContent } from './handover.ts';

/** What Joe can answer without the completion API. */
export type CannedTopic = 'products' | 'contact' | 'pricing' | 'careers' | 'fallback';

export interface ChatContent {
  name: string;
  role: string;
  /** The accessible name of the panel. */
  panel: string;
  reset: string;
  minimise: string;
  expand: string;
  close: string;
  placeholder: string;
  conversation: string;
  input: string;
  send: string;
  waiting: string;
  aiMarker: string;
  speaker: { visitor: string; bot: string };
  greeting: string;
  greetingAfterReset: string;
  quickQuestionsLabel: string;
  quickQuestions: [string, string, string, string, string];
  actions: Record<SuggestedAction, string>;
  canned: Record<CannedTopic, string>;
  emptyReply: string;
  apology: string;
  /** Instead of an answer that repeats the rules of the model. */
  refusal: string;
  tooMany: (minutes: number) => string;
  stillAnswering: string;
  handover: HandoverContent;
  offline: string;
  /** Below an answer that did not come to its end. */
  interrupted: Record<Interruption, string>;
  stop: string;
  retry: string;
  sendAgain: string;
  sources: string;
  /** Below an answer: whether it helped. */
  feedback: {
    question: string;
    helpful: string;
    unhelpful: string;
    thanks: string;
    reason: string;
    send: string;
    skip: string;
    failed: string;
  };
}
