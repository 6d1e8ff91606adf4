import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { figures, figuresNote } from '../../figures.ts';
import { plansWith, priceNote } from '../../plans-with.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { marketeye as product } from '../../summaries/marketeye.ts';

const marketeye: LandingContent = {
  meta: {
    title: 'MarketEye: price alerts for stocks, crypto and FX',
    description:
      'MarketEye follows stocks, crypto, forex and commodities and tells you what moved, by how much, and what followed in similar cases.',
  },
  eyebrow: product.title,
  title: 'See unusual price moves, and why they happened.',
  lead: 'MarketEye watches more than 10,000 prices, so your desk doesn’t have to.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'What it covers', to: '#coverage' },
  ],
  scene: { name: 'marketeye', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'marketeye',
      about: 'See it work',
      title: 'Replay a day. Nine alerts, each with its reason.',
      lead: 'Four prices, one per asset class. The alerts use only the data on screen.',
      texts: sampleTexts,
    },
    {
      kind: 'cards',
      about: 'Features',
      title: 'Six ways to react sooner',
      items: [
        {
          icon: 'bolt',
          title: 'Alerts with a reason',
          text: 'See what moved, what moved with it, and what didn’t.',
        },
        {
          icon: 'market',
          title: 'Pattern detection',
          text: 'Breaks in trend, volume and correlation, scored against 10 years of history.',
        },
        {
          icon: 'chart',
          title: 'Scenario view',
          text: 'See what happened the last 100 times this pattern appeared, good and bad.',
        },
        {
          icon: 'book',
          title: 'News in context',
          text: 'Arabic and English sources, linked to the prices they move.',
        },
        {
          icon: 'layers',
          title: 'Portfolio lens',
          text: 'Your positions first: exposure and concentration at a glance.',
        },
        {
          icon: 'code',
          title: 'An API for your desk',
          text: 'Stream or query everything you see, with the same permissions.',
        },
      ],
    },
    {
      kind: 'stats',
      id: 'coverage',
      titled: true,
      about: 'Asset classes',
      title: 'Four markets, one screen',
      items: [figures.stocks, figures.crypto, figures.forex, figures.commodities],
    },
    {
      kind: 'stats',
      title: 'MarketEye in figures',
      note: figuresNote,
      items: [
        figures.directionAccuracy,
        { value: '24/7', label: 'price monitoring' },
        { value: '10 years', label: 'of price history' },
      ],
    },
    {
      kind: 'faq',
      title: 'Common questions',
      items: [
        {
          question: 'Is this investment advice?',
          answer:
            'No. MarketEye reports what prices did and what followed in similar cases. It makes no recommendations, and decisions stay with you.',
        },
        {
          question: 'Where do the prices come from?',
          answer: 'From licensed feeds for the exchanges and venues you choose. You can also use your own licences.',
        },
        {
          question: 'Can it run inside our network?',
          answer: `Yes. The engine can be deployed in your own cloud ${plansWith('regionalHosting')}, with feeds going in and nothing going out.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Try it on your watchlist',
      lead: 'We’ll replay last month and show you the alerts you would have had.',
      note: priceNote,
      actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
    },
  ],
};

export default marketeye;
