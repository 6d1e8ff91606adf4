import type { TopicAnswers } from '#shared/content/en/topic-answers.ts';
import type { SuggestedAction } from '#shared/contracts/chat.ts';
import type { Way } from './words.ts';

/** Those without a text of their own quote a section. */
export type TopicId =
  | Exclude<
      keyof TopicAnswers,
      | 'quote'
      | 'nearest'
      | 'afterHours'
      | 'byQuote'
      | 'officeDay'
      | 'expectedDate'
      | 'planFeature'
      | 'also'
      | 'askTeam'
      | 'missedAgain'
      | 'failed'
      | 'otherPrices'
      | 'yourDemo'
      | 'currencies'
    >
  | 'jobs'
  | 'services'
  | 'privacy'
  | 'data'
  | 'dataProcessing'
  | 'ownership'
  | 'certificates'
  | 'tax'
  | 'aboveLimit'
  | 'joe';

export interface Topic {
  id: TopicId;
  ways: readonly Way[];
  /** One more way, in which the order of the words counts, whatever stands beside them. */
  pattern?: RegExp;
  /** Words that may stand beside those of the ways. With any other word, the question is one for the search. */
  beside?: string;
  /** One of the ways is enough, whatever stands beside it. */
  anywhere?: true;
  /** Even words that the search ignores must be among those of the ways or beside them. */
  everyWord?: true;
  /** Ids of the sections that say more. */
  sections?: readonly string[];
  /** The first section is the answer. */
  quotes?: true;
  actions?: readonly SuggestedAction[];
  /** The text says that the site leaves the question open. */
  isOpen?: boolean;
}
