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
  lead: 'The shelf price is half the truth. The aggregator compares what arrives at the door: delivery, stock, seller and how the price has behaved.',
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
      lead: 'Search sixty offers of three stores, in either language. Each total has its delivery, each price its history.',
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
          text: 'The same product under twelve titles in two languages becomes one.',
        },
        { icon: 'basket', title: 'Whole baskets', text: 'The cheapest way to buy the list, not just each line of it.' },
        { icon: 'clock', title: 'Price history', text: 'See whether the sale is one.' },
        { icon: 'bolt', title: 'Price alerts', text: 'A message when it falls below what you would pay.' },
        {
          icon: 'shield',
          title: 'Seller checks',
          text: 'Licence, ratings and returns, weighed by how recent they are.',
        },
        {
          icon: 'code',
          title: 'Data for retailers',
          text: 'Your prices beside the market, every morning, by API or sheet.',
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
          text: 'Minutes instead of an evening with fifteen tabs, and no regret the week after.',
        },
        {
          icon: 'building',
          title: 'For retailers',
          text: 'Know where you are expensive, where you leave margin, and what is out of stock elsewhere.',
        },
        {
          icon: 'chart',
          title: 'For brands',
          text: 'See who sells your goods, at what price, and how it is described.',
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
          text: 'Hourly positions against the market in the week that makes the year.',
        },
        { icon: 'layers', title: 'Assortment gaps', text: 'What people search for and nobody near them has.' },
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
      title: 'Search for something of yours',
      lead: 'Name ten items. In the demo you see where they stand today.',
      actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
    },
  ],
};

export default aggregator;
