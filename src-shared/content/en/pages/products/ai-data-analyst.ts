import { brand } from '../../../../brand.ts';
import { paths } from '../../../../paths.ts';
import type { CallToActionBlock, IconItem, SampleBlock, SceneContent } from '../../../types/blocks.ts';
import { dashboard } from '../../dashboard.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { aiDataAnalyst as product } from '../../summaries/ai-data-analyst.ts';

const aiDataAnalyst = {
  meta: {
    title: 'AI Data Analyst: answers from your own data',
    description: `Ask your data in plain words and see the number, the chart and the query. Try the sample dashboard of the ${brand.name} data analyst.`,
  },
  eyebrow: product.title,
  title: 'Ask. See. Check.',
  lead: 'An analyst that shows its query beside its answer. Try the dashboard below: change the period and the metric, as you would with your own figures.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'Try the dashboard', to: '#dashboard' },
  ],
  scene: { name: 'ai-data-analyst', place: 'below' } satisfies SceneContent,
  sample: {
    kind: 'sample',
    sample: 'ai-data-analyst',
    eyebrow: 'Ask',
    title: "Ask a shop's data, in plain words",
    lead: 'Each answer is a sentence, the query behind it, and a chart of its result. What the query says is what was computed.',
    invented: 'The shop and its figures are invented, and nothing leaves your browser.',
    texts: sampleTexts,
  } satisfies SampleBlock,
  dashboard,
  insights: {
    eyebrow: 'AI insights',
    title: 'What it noticed on its own',
    items: [
      {
        icon: 'spark',
        title: 'Returning customers carry the growth',
        text: 'They are 31% of visitors and 58% of revenue; new visitors are flat.',
      },
      {
        icon: 'clock',
        title: 'Thursday evening converts best',
        text: 'Between 8 and 10 PM the rate is a third above average. Yet your campaigns go out on Monday morning.',
      },
      {
        icon: 'shield',
        title: 'Churn falls after the second order',
        text: 'Customers who order twice within 30 days leave half as often.',
      },
    ] satisfies IconItem[],
  },
  activity: {
    title: 'Recent activity',
    items: [
      { what: 'Forecast for next month updated', when: '10 minutes ago' },
      { what: 'Alert: unusually high refunds in Sharjah', when: '2 hours ago' },
      { what: 'Weekly report sent to the board', when: 'yesterday' },
      { what: 'New source connected: point of sale', when: '3 days ago' },
    ],
  },
  callToAction: {
    kind: 'call-to-action',
    title: 'Now try it with your own figures',
    lead: 'Bring a table to the demo, and ask it whatever you like.',
    actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
  } satisfies CallToActionBlock,
};
export type AiDataAnalystContent = typeof aiDataAnalyst;

export default aiDataAnalyst;
