import type { JobId } from '../paths.ts';

/** The names of icons in `src-web/ui/icon.tsx`. */
export type ContentIcon =
  | 'agent'
  | 'audit'
  | 'identity'
  | 'market'
  | 'chart'
  | 'basket'
  | 'shield'
  | 'spark'
  | 'bolt'
  | 'globe'
  | 'people'
  | 'building'
  | 'code'
  | 'layers'
  | 'lock'
  | 'search'
  | 'heart'
  | 'book'
  | 'plug'
  | 'clock'
  | 'calendar'
  | 'check';

/** For tabs, search engines and link previews. */
export interface Meta {
  /** Without the brand, which is appended. */
  title: string;
  /** One or two sentences, at most some 155 characters. */
  description: string;
}

export interface Action {
  label: string;
  /** A path, a fragment, or the URL of another site. */
  to: string;
}

export interface Item {
  icon?: ContentIcon;
  title: string;
  text: string;
}

export interface Stat {
  value: string;
  label: string;
}

export type IllustrationName = 'agent' | 'audit' | 'identity' | 'market' | 'analyst' | 'basket';

/** The texts of a product's illustration: its accessible name, and the labels in the order that the drawing expects. */
export interface IllustrationContent {
  name: IllustrationName;
  label: string;
  labels: string[];
}

export interface ProductSummary {
  id: string;
  path: string;
  name: string;
  icon: ContentIcon;
  title: string;
  description: string;
  features: [string, string, string, string];
  illustration: IllustrationContent;
  site?: Action;
}

interface Titled {
  id?: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  background?: 'paper' | 'sand';
}

export interface CardsBlock extends Titled {
  kind: 'cards';
  items: Item[];
}
export interface ChipsBlock extends Titled {
  kind: 'chips';
  items: { label: string; note?: string }[];
}
export interface FeatureListBlock extends Titled {
  kind: 'feature-list';
  items: Item[];
}
export interface StatsBlock {
  kind: 'stats';
  title: string;
  items: Stat[];
}
export interface TestimonialBlock {
  kind: 'testimonial';
  text: string;
  name: string;
  role: string;
}
export interface Price {
  /** 0 is free. */
  amount: number;
  /** ISO 4217. */
  currency: 'USD';
  period: 'month';
}
export interface Plan {
  name: string;
  price: Price;
  description: string;
  features: string[];
  popular: boolean;
}
export interface PriceLabels {
  free: string;
  /** After the amount. */
  period: Record<Price['period'], string>;
}
export interface PlansBlock extends Titled {
  kind: 'plans';
  plans: Plan[];
  priceLabels: PriceLabels;
  popularLabel: string;
  action: Action;
}
export interface CodeBlock extends Titled {
  kind: 'code';
  file: string;
  code: string;
  languagesTitle: string;
  languages: string[];
}
export interface PublicationsBlock extends Titled {
  kind: 'publications';
  items: { title: string; authors: string; venue: string; year: string; summary: string }[];
}
export interface FaqBlock extends Titled {
  kind: 'faq';
  items: { question: string; answer: string }[];
}
export interface CallToActionBlock {
  kind: 'call-to-action';
  title: string;
  lead: string;
  actions: Action[];
}

export type Block =
  | CardsBlock
  | ChipsBlock
  | FeatureListBlock
  | StatsBlock
  | TestimonialBlock
  | PlansBlock
  | CodeBlock
  | PublicationsBlock
  | FaqBlock
  | CallToActionBlock;

export interface LandingContent {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  actions: Action[];
  illustration?: IllustrationContent;
  blocks: Block[];
}

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

export interface Job {
  id: JobId;
  title: string;
  department: string;
  location: string;
  type: 'Full-time' | 'Internship';
  /** A range of years. */
  experience: string;
  /** `YYYY-MM-DD`, both for search engines. After `validThrough` the position is not described to them any more. */
  postedOn: string;
  validThrough: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  nice_to_have: string[];
  colour: 'amber' | 'rose' | 'blue' | 'green';
}
