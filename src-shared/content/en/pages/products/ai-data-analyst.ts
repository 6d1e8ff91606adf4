import { brand } from '#shared/brand.ts';
import type { CallToActionBlock, IconItem, SampleBlock, SceneContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { dashboard } from '../../dashboard.ts';
import { priceNote } from '../../plans-with.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { aiDataAnalyst as product } from '../../summaries/ai-data-analyst.ts';

const aiDataAnalyst = {
  meta: {
    title: 'AI Data Analyst: answers from your own data',
    description: `Ask your data in plain language and see the number, the chart and the query. Try the sample dashboard of the ${brand.name} data analyst.`,
  },
  eyebrow: product.title,
  title: 'Ask your data a question. See how it got the answer.',
  lead: 'Ask in plain language and get a number, a chart and the SQL behind it.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'Try the dashboard', to: '#dashboard' },
  ],
  scene: { name: 'ai-data-analyst', place: 'below' } satisfies SceneContent,
  sample: {
    kind: 'sample',
    sample: 'ai-data-analyst',
    about: 'Ask',
    title: 'Ask a shop’s data, in plain language',
    texts: sampleTexts,
  } satisfies SampleBlock,
  dashboard,
  insights: {
    about: 'AI insights',
    title: 'What it found without being asked',
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
    note: priceNote,
    actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
  } satisfies CallToActionBlock,
};
export type AiDataAnalystContent = typeof aiDataAnalyst;

export default aiDataAnalyst;
