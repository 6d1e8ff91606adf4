import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';

const news = {
  meta: {
    title: `News from ${brand.name}`,
    description: `New at ${brand.name}: products, people and the company, newest first.`,
  },
  eyebrow: 'News',
  title: 'What’s new',
  lead: 'Products, people and the company, newest first.',
  empty: 'Nothing is published here yet. Subscribe below to get news by email, or see a product in a demo.',
  feed: 'Feed for news readers',
  press: 'For the press',
  all: 'All news',
  newer: 'Newer',
  older: 'Older',
  more: 'More news',
  callToAction: {
    title: 'Questions about this?',
    lead: 'Write to us, or bring your questions to a demo.',
    actions: [
      { label: 'Schedule Demo', to: paths.scheduleDemo },
      { label: 'Contact', to: paths.contact },
    ],
  },
  unavailable: {
    title: 'The news can’t be shown right now.',
    lead: 'Please try again in a minute. All other pages work.',
  },
};
export type NewsContent = typeof news;

export default news;
