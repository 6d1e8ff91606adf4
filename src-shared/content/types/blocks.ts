import type { ColumnId, PlanFacts, Price } from '../../site/plans.ts';

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
  /** The title without the brand, which the page adds. */
  title: string;
  /** One or two sentences, at most some 155 characters. */
  description: string;
}

export interface Action {
  label: string;
  to: string;
}

export interface Item {
  icon?: ContentIcon;
  /** Of a person; the title names them. */
  picture?: string;
  title: string;
  text: string;
}

export interface IconItem extends Item {
  icon: ContentIcon;
}

export interface Step {
  title: string;
  text: string;
}

export interface Stat {
  value: string;
  label: string;
}

export type IllustrationName = 'agent' | 'audit' | 'identity' | 'market' | 'analyst' | 'basket';

/** Accessible name, and labels in the order that the drawing expects. */
export interface IllustrationContent {
  name: IllustrationName;
  label: string;
  labels: string[];
}

export type SceneName =
  | 'ai-auditor'
  | 'developers'
  | 'enterprise'
  | 'ai-data-analyst'
  | 'developers'
  | 'gulf'
  | 'home'
  | 'id-verification'
  | 'lagentry'
  | 'ledger'
  | 'marketeye'
  | 'researchers'
  | 'routine'
  | 'startups'
  | 'uae-ecommerce-aggregator'
  | 'week';

export interface ProofContent {
  scene: SceneName;
  title: string;
  lead: string;
  action: Action;
}

export interface SceneContent {
  name: SceneName;
  place: 'beside' | 'below';
}

interface Titled {
  id?: string;
  /** The subject of the section, for Joe. */
  about?: string;
  title: string;
  lead?: string;
}

export interface CardsBlock extends Titled {
  kind: 'cards';
  layout?: 'list' | 'chain' | 'shelves';
  /** Shows sample data, which Joe must not take for facts. */
  invented?: boolean;
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
  id?: string;
  /** The title is visible. */
  titled?: true;
  about?: string;
  title: string;
  items: Stat[];
  note?: Action;
}
export interface TestimonialBlock {
  kind: 'testimonial';
  id?: string;
  text: string;
  name: string;
  role: string;
  /** Required until `proof.ts` names the customer. */
  caption: string;
}
export interface PlanTexts {
  name: string;
  description: string;
  features: string[];
}
export interface Plan extends PlanFacts, PlanTexts {}
export interface PriceLabels {
  free: string;
  period: Record<Price['period'], string>;
  /** Marks the amount as approximate. */
  dirhams: (amount: number) => string;
}
export interface PlansBlock extends Titled {
  kind: 'plans';
  /** The cards follow the hero, without a visible heading. */
  opens?: true;
  plans: Plan[];
  priceLabels: PriceLabels;
  popularLabel: string;
  action: Action;
  more?: Action;
  enterprise?: EnterpriseOffer;
}
export interface EnterpriseOffer extends PlanTexts {
  price: string;
  action: Action;
}
export interface ComparisonTable {
  /** Columns of figures are narrow on a phone. */
  layout: 'figures' | 'texts';
  /** The first names the rows. */
  columns: string[];
  rows: { name: string; cells: (string | boolean)[] }[];
  texts?: { yes: string; no: string } | undefined;
}
export interface ComparisonBlock extends Titled, ComparisonTable {
  kind: 'comparison';
}
export type EstimateField = 'cases' | 'steps' | 'minutes' | 'wage';
export interface EstimatorTexts {
  fields: Record<EstimateField, { label: string; hint?: string }>;
  invalid: (largest: string) => string;
  operations: string;
  plan: string;
  plans: Record<ColumnId, string>;
  hours: string;
  cost: string;
  dirhams: (amount: string) => string;
  note: string;
  action: string;
}
export interface EstimatorBlock extends Titled {
  kind: 'estimator';
  texts: EstimatorTexts;
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
  id?: string;
  title: string;
  lead: string;
  actions: Action[];
  /** Below the buttons. */
  note?: string;
}

export type SampleName =
  | 'ai-auditor'
  | 'ai-data-analyst'
  | 'id-verification'
  | 'lagentry'
  | 'marketeye'
  | 'uae-ecommerce-aggregator';

export interface SampleTexts {
  /** Says that the data is made up. */
  invented: string;
  /** The button in a browser that cannot tell when the sample is near. */
  start: string;
  failure: string;
  retry: string;
  takeAlong: {
    toolbar: string;
    copy: string;
    copied: string;
    /** When the browser refuses to copy. */
    inAddress: string;
    table: string;
    demo: string;
  };
}

export interface SampleBlock extends Titled {
  kind: 'sample';
  sample: SampleName;
  texts: SampleTexts;
}

export type Block =
  | SampleBlock
  | CardsBlock
  | ChipsBlock
  | FeatureListBlock
  | StatsBlock
  | TestimonialBlock
  | PlansBlock
  | ComparisonBlock
  | EstimatorBlock
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
  opening?: 'paper';
  scene?: SceneContent;
  blocks: Block[];
}
