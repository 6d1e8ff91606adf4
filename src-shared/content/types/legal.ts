import type { RetentionDays } from '../../site/retention-days.ts';
import type { Action, ComparisonTable, Meta } from './blocks.ts';

export interface LegalFacts {
  days: RetentionDays;
  turnstile: boolean;
  processors: Processors;
}

export interface Processors {
  /** Names of companies; two where the build cannot know who delivers. */
  mail: readonly string[];
  /** Joe's model; absent if the build knows that there is none. */
  model?: { name: string; host: string } | undefined;
  /** Meta carries the conversations on WhatsApp. */
  whatsapp?: true;
}

export type Prose = string | (string | Action)[];

export interface LegalEntry {
  name: string;
  text: string;
  kept?: string;
}

export interface LegalSection {
  id: string;
  title: string;
  paragraphs: Prose[];
  items?: Prose[];
  entries?: LegalEntry[];
  table?: ComparisonTable;
  /** The labels of the logo's files, by their background. */
  logos?: Record<'light' | 'dark', string>;
}

export interface LegalLabels {
  eyebrow: string;
  changed: string;
  onThisPage: string;
  kept: string;
}

export interface LegalContent extends LegalLabels {
  meta: Meta;
  title: string;
  lead: string;
  /** `YYYY-MM-DD`: change it with the text. */
  changedOn: string;
  sections: LegalSection[];
}
