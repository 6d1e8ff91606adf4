import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { dirhamRate } from '#shared/site/plans.ts';
import { pricingTerms } from '#shared/site/pricing-terms.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { commitments } from '../commitments.ts';
import { estimator } from '../estimator.ts';
import { comparison, enterprise, plans, priceLabels } from '../pricing.ts';

const rateDate = new Date(dirhamRate.on).toLocaleDateString(dateLocale.en, { dateStyle: 'long', timeZone: 'UTC' });

const pricing: LandingContent = {
  meta: {
    title: 'Pricing of AI agents: plans from $0 a month',
    description:
      'Three plans with monthly prices in US dollars and dirhams, Enterprise by quote, a comparison, and an estimate with your own numbers.',
  },
  eyebrow: 'Pricing',
  title: 'Start free. Pay for the operations you need.',
  lead: 'Three plans with every price on this page, and a quote for enterprises.',
  actions: [],
  blocks: [
    {
      kind: 'plans',
      id: 'plans',
      opens: true,
      title: 'Plans and prices',
      plans,
      priceLabels,
      popularLabel: 'Most Popular',
      action: { label: 'Request', to: paths.scheduleDemo },
      enterprise,
      more: { label: 'Compare the plans in a table', to: '#comparison' },
    },
    {
      kind: 'feature-list',
      id: 'terms',
      background: 'sand',
      title: 'What the price covers',
      items: [
        {
          icon: 'bolt',
          title: 'One operation',
          text: 'An operation is one step of an agent, one document read or one question answered.',
        },
        {
          icon: 'market',
          title: 'Above the limit',
          text: pricingTerms.aboveLimit?.en ?? 'Your quote states what happens above the limit of your plan.',
        },
        {
          icon: 'audit',
          title: 'Tax',
          text: pricingTerms.tax?.en ?? 'Your quote states the tax before you agree to anything.',
        },
        {
          icon: 'globe',
          title: 'Dollars and dirhams',
          text: `Prices are in US dollars. The dirham amounts are approximate, at the rate of ${dirhamRate.perDollar} dirhams to the dollar on ${rateDate}.`,
        },
        ...(pricingTerms.payment ? [{ icon: 'check' as const, title: 'Payment', text: pricingTerms.payment.en }] : []),
        ...(pricingTerms.cancellation
          ? [{ icon: 'calendar' as const, title: 'Cancellation', text: pricingTerms.cancellation.en }]
          : []),
      ],
    },
    { kind: 'comparison', id: 'comparison', title: 'Compare the plans', ...comparison },
    {
      kind: 'estimator',
      id: 'estimator',
      background: 'sand',
      title: 'Estimate with your own numbers',
      lead: 'Enter one kind of case. The page counts its operations, names the plan, and shows what the work takes by hand today.',
      texts: estimator,
    },
    {
      kind: 'cards',
      id: 'start',
      layout: 'chain',
      title: 'How you start',
      items: [
        {
          icon: 'calendar',
          title: 'Request a plan',
          text: `Pick a time for ${commitments.demo} with an engineer. You need no card.`,
        },
        { icon: 'search', title: 'See it on your case', text: 'Bring one process. You see the product work on it.' },
        {
          icon: 'audit',
          title: 'Read the quote',
          text: 'It states the price, the tax and the terms above the limit. Then we set up your workspace with you.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'faq',
      background: 'sand',
      title: 'Questions about prices',
      items: [
        {
          question: 'Can we try it before we pay?',
          answer:
            'Yes. Starter is free, with 5,000 AI operations a month. Most products come with a free trial as well: ask for it in the demo.',
        },
        {
          question: 'Do we need a card to start?',
          answer: 'No. There is no online sign-up and no card. Request a plan, and we set up your workspace with you.',
        },
        {
          question: 'Are these prices binding?',
          answer: 'They are indicative and may change. The binding price is the one in our offer to you.',
        },
        {
          question: 'What do Enterprise and the single products cost?',
          answer: 'They are quoted, because the price depends on scale. The offer states it, with currency and tax.',
        },
        {
          question: 'How fast do we get an answer?',
          answer: `A person replies to a request ${commitments.reply}.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      layout: 'split',
      title: 'Ask for a price on your own case',
      lead: `In ${commitments.demo} you see the product on it, and you know what to ask your own team.`,
      actions: [
        { label: 'Schedule Demo', to: paths.scheduleDemo },
        { label: 'Plans for startups', to: paths.startups },
      ],
    },
  ],
};

export default pricing;
