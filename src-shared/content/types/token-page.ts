import type { Action, Meta } from './blocks.ts';

/** A page behind a mail's link, which asks before it does what the link is for. */
export interface TokenPageContent {
  meta: Meta;
  eyebrow: string;
  confirm: { title: string; lead: string; submit: string; submitting: string };
  done: { title: string; lead: string };
  /** `incomplete` is for a link that is not complete or not valid. */
  failed: { title: string; lead: string; incomplete: string };
  home: Action;
}
