import { booking, demo, hours, moving } from './booking-topics.ts';
import { about, application, customers, jobs, products, services, smallBusiness, why } from './company-topics.ts';
import { notOnSite } from './not-on-site.ts';
import { anger, contact, person } from './person-topics.ts';
import { aboveLimit, endingPlan, plans, prices, tax } from './plan-topics.ts';
import { acknowledgement, greeting, joe, salam, thanks } from './small-talk-topics.ts';
import type { Topic } from './topic.ts';
import {
  certificates,
  data,
  dataLaws,
  dataProcessing,
  onPremise,
  ownership,
  personalData,
  privacy,
} from './trust-topics.ts';

/** The first topic that fits answers, so narrow ones come first. */
export const topics: readonly Topic[] = [
  { id: 'notOnSite', ways: notOnSite, anywhere: true, actions: ['contact_team'], isOpen: true },
  moving,
  application,
  tax,
  aboveLimit,
  endingPlan,
  smallBusiness,
  ownership,
  dataProcessing,
  dataLaws,
  certificates,
  personalData,
  privacy,
  data,
  onPremise,
  plans,
  prices,
  hours,
  demo,
  booking,
  person,
  anger,
  contact,
  jobs,
  customers,
  services,
  products,
  // A comparison with a bot is no question about Joe.
  why,
  joe,
  about,
  salam,
  thanks,
  greeting,
  acknowledgement,
];

export const topicWords = topics.flatMap(({ ways, beside = '' }) => [...ways.flat(), beside]).join(' ');
