import type { FieldName } from '../../forms/fields.ts';
import type { Action, Item, Meta, Stat, Step } from './blocks.ts';
import type { FormContent } from './forms.ts';

export interface PartnerContent {
  meta: Meta;
  hero: { eyebrow: string; title: string; lead: string; deck: Action; meeting: Action };
  performance: { title: string; items: Stat[] };
  why: { eyebrow: string; title: string; items: Item[] };
  inquiry: { title: string; lead: string };
  highlights: { title: string; items: string[] };
  contact: { title: string; text: string; place: string };
  next: { title: string; steps: Step[] };
  form: FormContent<FieldName<'partnership'>>;
}
