import type { Locale } from '../../src-shared/locales.ts';

/** What a `staff_reply` says. */
export interface Reply {
  submissionId: string;
  /** Where the visitor's answer goes. */
  address: string;
  /** Markdown. */
  text: string;
  locale: Locale;
  /** The Message-IDs of the visitor's mails before it, oldest first. */
  received: string[];
}
