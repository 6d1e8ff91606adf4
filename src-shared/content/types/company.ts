import type { Action, CallToActionBlock, IconItem, Item, Meta, SceneContent, Stat, Step } from './blocks.ts';

export interface CompanyTab<Entry> {
  id: string;
  label: string;
  items: Entry[];
}

export interface CompanyContent {
  meta: Meta;
  hero: { eyebrow: string; title: string; lead: string; watch: Action; custom: Action };
  scene: SceneContent;
  tabs: {
    label: string;
    title: string;
    solutions: CompanyTab<Item>;
    industries: CompanyTab<Item>;
    technologies: CompanyTab<IconItem>;
    process: CompanyTab<Step>;
  };
  stats: { title: string; items: Stat[] };
  callToAction: CallToActionBlock;
}
