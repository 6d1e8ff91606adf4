import type { Action, Meta } from './blocks.ts';

export interface NotFoundContent {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  actions: Action[];
}
