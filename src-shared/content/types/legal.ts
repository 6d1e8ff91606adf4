import type { RetentionDays } from '../../retention-days.ts';
import type { Action, Meta } from './blocks.ts';

/** What the legal texts say about this installation of the site. */
export interface LegalFacts {
  days: RetentionDays;
  /** Whether the forms use Cloudflare Turnstile. */
  turnstile: boolean;
}

/** A paragraph; the links are among its text. */
export type Prose = string | (string | Action)[];

export interface LegalEntry {
  name: string;
  text: string;
  /** How long it is kept. */
  kept: string;
}

export interface LegalSection {
  id: string;
  title: string;
  paragraphs: Prose[];
  items?: Prose[];
  entries?: LegalEntry[];
}

/** What the legal pages have in common. */
export interface LegalLabels {
  eyebrow: string;
  /** Before the date. */
  changed: string;
  /** The accessible name of the list of sections. */
  onThisPage: string;
  /** Before the time that an entry is kept. */
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
