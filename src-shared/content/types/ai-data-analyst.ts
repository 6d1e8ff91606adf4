import type { Metric, Range } from '../../sample-data.ts';
import type { Action, CallToActionBlock, IconItem, Meta, SampleBlock, SceneContent } from './blocks.ts';

export interface AiDataAnalystContent {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  actions: Action[];
  scene: SceneContent;
  sample: SampleBlock;
  /** Its figures are in `src-shared/sample-data.ts`. */
  dashboard: {
    title: string;
    note: string;
    range: string;
    ranges: Record<Range, string>;
    metrics: Record<Metric, string>;
    metric: string;
    /** After a change in per cent. */
    change: string;
    /** The title of the chart. */
    chart: (metric: string, range: string) => string;
    /** The columns of the chart's table. */
    point: string;
    value: string;
  };
  insights: { eyebrow: string; title: string; items: IconItem[] };
  activity: { title: string; items: { what: string; when: string }[] };
  callToAction: CallToActionBlock;
}
