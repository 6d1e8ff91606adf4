import type { Action, Meta } from './blocks.ts';

export interface TokenPageContent {
  meta: Meta;
  eyebrow: string;
  confirm: { title: string; lead: string; submit: string; submitting: string };
  done: { title: string; lead: string };
  failed: { title: string; lead: string; incomplete: string };
  home: Action;
}
