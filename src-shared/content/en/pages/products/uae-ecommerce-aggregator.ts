import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { priceNote } from '../../plans-with.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { uaeEcommerceAggregator as product } from '../../summaries/uae-ecommerce-aggregator.ts';

const aggregator: LandingContent = {
  meta: {
    title: 'UAE price comparison for shoppers and retailers',
    description:
      'Search many UAE stores in one go and compare what an item really costs: price, delivery and stock, with its history.',
  },
  eyebrow: product.title,
  title: 'Compare the full price across UAE stores.',
  lead: 'See price, delivery, stock, seller and price history side by side.',
  actions: [
    { label: 'Schedule Demo', to: paths.scheduleDemo },
    { label: 'See the categories', to: '#categories' },
  ],
  scene: { name: 'uae-ecommerce-aggregator', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'uae-ecommerce-aggregator',
      about: 'See it work',
      title: 'The lowest price isn’t the lowest total.',
      lead: 'Search 60 offers from three stores. Every total includes delivery; every price has its history.',
      texts: sampleTexts,
    },
    {
      kind: 'cards',
      layout: 'shelves',
      about: 'Features',
      title: 'What it compares',
      items: [
        {
          icon: 'search',
          title: 'One item, one entry',
          text: 'The same product under 12 titles in two languages becomes one entry.',
        },
        {
          icon: 'basket',
          title: 'Whole baskets',
          text: 'The cheapest way to buy your whole list, not just each item.',
        },
        { icon: 'clock', title: 'Price history', text: 'See whether the sale is really a sale.' },
        { icon: 'bolt', title: 'Price alerts', text: 'Get a message when an item reaches your price.' },
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
      about: 'Categories',
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
      about: 'Benefits',
      title: 'For shoppers, retailers and brands',
      items: [
        {
          icon: 'heart',
          title: 'For shoppers',
          text: 'Minutes instead of an evening with 15 tabs.',
        },
        {
          icon: 'building',
          title: 'For retailers',
          text: 'See where you are expensive, and what others have run out of.',
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
      about: 'Use cases',
      title: 'Four ways to use it',
      items: [
        {
          icon: 'calendar',
          title: 'White Friday pricing',
          text: 'Your position against the market, hour by hour.',
        },
        { icon: 'layers', title: 'Assortment gaps', text: 'Products people search for but can’t buy locally.' },
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
      title: 'Search for what matters to you',
      lead: 'Send us 10 items and we’ll show you today’s prices in the demo.',
      note: priceNote,
      actions: [{ label: 'Schedule Demo', to: paths.scheduleDemo }],
    },
  ],
};

export default aggregator;
