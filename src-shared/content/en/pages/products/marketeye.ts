import { paths } from '../../../../paths.ts';
import type { LandingContent } from '../../../types/blocks.ts';
import { figures, figuresNote } from '../../figures.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { marketeye as product } from '../../summaries/marketeye.ts';

const marketeye: LandingContent = {
  meta: {
    title: 'MarketEye: market price intelligence',
    description:
      'MarketEye follows stocks, crypto, forex and commodities and tells you what moved, by how much, and what usually follows.',
  },
  eyebrow: product.title,
  title: 'See the move before the meeting about it.',
  lead: "MarketEye watches more than ten thousand prices so your desk doesn't have to. When one breaks its pattern, you get a single alert with the reason.",
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'What it covers', to: '#coverage' },
  ],
  scene: { name: 'marketeye', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'marketeye',
      eyebrow: 'See it work',
      title: 'Replay a day. Nine alerts, each with its reason.',
      lead: 'Four prices, one per asset class, from nine to five. The rules read the figures you see, and nothing else.',
      invented: 'The instruments and their prices are invented, and nothing leaves your browser.',
      texts: sampleTexts,
    },
    {
      kind: 'cards',
      layout: 'panes',
      eyebrow: 'Features',
      title: 'Six ways to be earlier',
      items: [
        {
          icon: 'bolt',
          title: 'Alerts with a reason',
          text: "Not just that a price moved, but what moved with it and what didn't.",
        },
        {
          icon: 'market',
          title: 'Pattern detection',
          text: 'Breaks in trend, volume and correlation, scored against ten years of history.',
        },
        {
          icon: 'chart',
          title: 'Scenario view',
          text: 'What happened the last hundred times this pattern appeared, good and bad.',
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
      kind: 'chips',
      layout: 'figures',
      id: 'coverage',
      background: 'sand',
      eyebrow: 'Asset classes',
      title: 'Four markets, one screen',
      items: [figures.stocks, figures.crypto, figures.forex, figures.commodities].map(({ value, label }) => ({
        label,
        note: value,
      })),
    },
    {
      kind: 'stats',
      title: 'MarketEye in figures',
      note: figuresNote,
      items: [
        figures.directionAccuracy,
        { value: '24/7', label: 'watching' },
        { value: '10 years', label: 'of price history' },
      ],
    },
    {
      kind: 'faq',
      title: 'What clients ask before they sign',
      items: [
        {
          question: 'Is this investment advice?',
          answer:
            'No. MarketEye describes what prices did and what followed in the past. Decisions, and their risk, stay with you.',
        },
        {
          question: 'Where do the prices come from?',
          answer: 'From licensed feeds of the exchanges and venues you choose; your existing licences can be used.',
        },
        {
          question: 'Can it run inside our network?',
          answer: 'Yes. The engine can be deployed in your own cloud, with feeds going in and nothing going out.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      layout: 'split',
      title: 'Try it on your watchlist',
      lead: "We'll replay last month on it, live, and you can judge what you would have known.",
      actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
    },
  ],
};

export default marketeye;
