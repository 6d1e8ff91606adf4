import type { FieldName } from '../../forms/fields.ts';
import type { JobFacts, JobType } from '../../jobs.ts';
import type { Action, CallToActionBlock, Item, Meta, SceneContent } from './blocks.ts';
import type { FormContent } from './forms.ts';

export interface JobTexts {
  title: string;
  department: string;
  location: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  nice_to_have: string[];
}

export interface Job extends JobFacts, JobTexts {}

export interface CareersContent {
  meta: Meta;
  hero: { eyebrow: string; title: string; lead: string; positions: Action };
  scene: SceneContent;
  values: { eyebrow: string; title: string; items: Item[] };
  benefits: { eyebrow: string; title: string; items: Item[] };
  positions: {
    eyebrow: string;
    title: string;
    lead: string;
    jobs: Job[];
    types: Record<JobType, string>;
    /** `range` is such as `2-5`. */
    years: (range: string) => string;
    details: string;
    detailsOf: (title: string) => string;
    responsibilities: string;
    requirements: string;
    niceToHave: string;
    apply: string;
    close: string;
  };
  /** The page of a position. */
  job: {
    eyebrow: string;
    title: (title: string) => string;
    description: (job: Job) => string;
    about: string;
    all: string;
    /** Before the address. */
    questions: string;
  };
  form: FormContent<FieldName<'career'>>;
  callToAction: CallToActionBlock;
}
