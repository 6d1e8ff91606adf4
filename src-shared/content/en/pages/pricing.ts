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
      'Compare three monthly Lagentry plans in US dollars and dirhams, estimate your own cost, or ask for an Enterprise quote.',
  },
  eyebrow: 'Pricing',
  title: 'Start free. Pay for the operations you need.',
  lead: 'Three Lagentry plans with published prices. Enterprise and the five other products by quote.',
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
    },
    { kind: 'comparison', id: 'comparison', title: 'Compare the plans', ...comparison },
    {
      kind: 'estimator',
      id: 'estimator',
      title: 'Estimate with your own numbers',
      lead: 'Enter one kind of case to see the plan that covers it, and what the manual work costs you today.',
      texts: estimator,
    },
    {
      kind: 'cards',
      id: 'start',
      title: 'How to get started',
      items: [
        {
          title: 'Request a plan',
          text: `Pick a time for ${commitments.demo} with an engineer.`,
        },
        {
          title: 'See it on your own process',
          text: 'Bring one process to the demo.',
        },
        {
          title: 'Read the quote',
          text: 'Once you accept it, we set up your workspace with you. Starter is free and needs no quote.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'terms',
      title: 'What the price covers',
      items: [
        {
          question: 'One operation',
          answer: 'An operation is one step of a Lagentry agent, such as a document read or a question answered.',
        },
        {
          question: 'Above the limit',
          answer: pricingTerms.aboveLimit?.en ?? 'Your quote states what happens above the limit of your plan.',
        },
        {
          question: 'Tax',
          answer: pricingTerms.tax?.en ?? 'Your quote states the tax before you agree to anything.',
        },
        {
          question: 'Dollars and dirhams',
          answer: `Prices are in US dollars. The dirham amounts are approximate, at the rate of ${dirhamRate.perDollar} dirhams to the dollar on ${rateDate}.`,
        },
        ...(pricingTerms.payment ? [{ question: 'Payment', answer: pricingTerms.payment.en }] : []),
        ...(pricingTerms.cancellation ? [{ question: 'Cancellation', answer: pricingTerms.cancellation.en }] : []),
      ],
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Pricing questions',
      items: [
        {
          question: 'Can we try it before we pay?',
          answer:
            'Yes. Starter is free, with 5,000 AI operations a month. Most products come with a free trial as well: ask for it in the demo.',
        },
        {
          question: 'Do we need a card to start?',
          answer: 'No card needed. Request a plan and we’ll set up your workspace with you.',
        },
        {
          question: 'Are these prices binding?',
          answer: 'They are indicative and may change. The binding price is the one in your quote.',
        },
        {
          question: 'What do Enterprise and the other products cost?',
          answer: 'They are quoted, because the price depends on scale. The quote states currency and tax.',
        },
        {
          question: 'How fast do we get an answer?',
          answer: `A person replies to a request ${commitments.reply}.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Get a price for your use case',
      lead: `In ${commitments.demo} you see the product handle it, and we collect what a quote needs.`,
      actions: [
        { label: 'Schedule Demo', to: paths.scheduleDemo },
        { label: 'Plans for startups', to: paths.startups },
      ],
    },
  ],
};

export default pricing;
