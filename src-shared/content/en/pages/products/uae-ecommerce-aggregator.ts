import { paths } from '../../../../paths.ts';
import type { LandingContent } from '../../../types/blocks.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { uaeEcommerceAggregator as product } from '../../summaries/uae-ecommerce-aggregator.ts';

const aggregator: LandingContent = {
  meta: {
    title: 'UAE E-commerce Aggregator: prices across stores',
    description:
      'Search many UAE stores at once and compare what an item really costs: price, delivery and stock, with its history.',
  },
  eyebrow: product.title,
  title: 'One search. Every store in the Emirates.',
  lead: 'The shelf price is half the story. The aggregator compares the whole offer: delivery, stock, the seller, and how the price has moved.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'See the categories', to: '#categories' },
  ],
  scene: { name: 'uae-ecommerce-aggregator', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'uae-ecommerce-aggregator',
      eyebrow: 'See it work',
      title: "The lowest price isn't the lowest total.",
      lead: 'Search sixty offers from three stores, in either language. Every total includes delivery; every price has its history.',
      invented: 'The stores, products and prices are invented, and nothing leaves your browser.',
      texts: sampleTexts,
    },
    {
      kind: 'cards',
      layout: 'shelves',
      eyebrow: 'Features',
      title: 'What it compares',
      items: [
        {
          icon: 'search',
          title: 'One item, one entry',
          text: 'The same product under twelve titles in two languages becomes one entry.',
        },
        { icon: 'basket', title: 'Whole baskets', text: 'The cheapest way to buy the list, not just each line of it.' },
        { icon: 'clock', title: 'Price history', text: 'See whether the sale is really a sale.' },
        { icon: 'bolt', title: 'Price alerts', text: 'A message when the price falls to what you would pay.' },
        {
          icon: 'shield',
          title: 'Seller checks',
          text: 'Licence, ratings and returns, weighted by how recent they are.',
        },
        {
          icon: 'code',
          title: 'Data for retailers',
          text: 'Your prices beside the market, every morning, by API or spreadsheet.',
        },
      ],
    },
    {
      kind: 'chips',
      id: 'categories',
      background: 'sand',
      eyebrow: 'Categories',
      title: 'Where it looks',
      items: [
        { label: 'Electronics' },
        { label: 'Home and kitchen' },
        { label: 'Groceries' },
        { label: 'Fashion' },
        { label: 'Beauty' },
        { label: 'Sports and outdoor' },
        { label: 'Toys and baby' },
        { label: 'Books and office' },
      ],
    },
    {
      kind: 'feature-list',
      eyebrow: 'Benefits',
      title: 'Worth it on both sides of the counter',
      items: [
        {
          icon: 'heart',
          title: 'For shoppers',
          text: 'Minutes instead of an evening with fifteen tabs, and no regrets a week later.',
        },
        {
          icon: 'building',
          title: 'For retailers',
          text: 'See where you are expensive, where you leave margin on the table, and what others have run out of.',
        },
        {
          icon: 'chart',
          title: 'For brands',
          text: 'See who sells your goods, at what price, and how they describe them.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'rows',
      background: 'sand',
      eyebrow: 'Use cases',
      title: 'Four ways it is used today',
      items: [
        {
          icon: 'calendar',
          title: 'White Friday pricing',
          text: 'Your position against the market, hour by hour, in the week that makes the year.',
        },
        { icon: 'layers', title: 'Assortment gaps', text: 'What people search for and nobody near them sells.' },
        { icon: 'people', title: 'Procurement', text: 'Office and facility buying at the market price, with proof.' },
        {
          icon: 'globe',
          title: 'Market entry',
          text: 'A category sized from real offers before the first container ships.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      layout: 'split',
      title: 'Search for what matters to you',
      lead: 'Name ten items, and see in the demo what they cost today.',
      actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
    },
  ],
};

export default aggregator;
