/** The shapes of the site's content. A page is made of blocks; each kind of block has one section that draws it. */

import type { JobId } from '../paths.ts';

/** The icons that content may name; `src-web/ui/icon.tsx` draws them. */
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

export interface Meta {
  title: string;
  description: string;
}

export interface Action {
  label: string;
  /** A path of this site, a fragment, or another site's whole URL. */
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

/** What a product's drawing shows; `labels` stand in the drawing, in the order that the drawing gives them. */
export interface IllustrationContent {
  name: IllustrationName;
  label: string;
  labels: string[];
}

/** What is known of a product wherever it is named: in lists, in structured data, and to Joe. */
export interface ProductSummary {
  id: string;
  path: string;
  name: string;
  icon: ContentIcon;
  title: string;
  description: string;
  features: [string, string, string, string];
  illustration: IllustrationContent;
  /** Where the product itself lives, if that is another site. */
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
/** Short names side by side: standards, document types, languages. */
export interface ChipsBlock extends Titled {
  kind: 'chips';
  items: { label: string; note?: string }[];
}
/** A heading on one side, points on the other. */
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
export interface Plan {
  name: string;
  price: string;
  /** What the price is for: `per month`. */
  period?: string;
  description: string;
  features: string[];
  popular: boolean;
}
export interface PlansBlock extends Titled {
  kind: 'plans';
  plans: Plan[];
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

/** A page that presents something: a product, or what we do for an audience. */
export interface LandingContent {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  actions: Action[];
  illustration?: IllustrationContent;
  blocks: Block[];
}

export interface Job {
  id: JobId;
  title: string;
  department: string;
  location: string;
  type: 'Full-time' | 'Internship';
  /** Years. */
  experience: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  nice_to_have: string[];
  colour: 'amber' | 'rose' | 'blue' | 'green';
}
