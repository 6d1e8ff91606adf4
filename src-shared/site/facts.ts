import { brand } from '../brand.ts';
import { companySizes, experienceRanges, investmentAmounts, timeSlots } from '../forms/options.ts';
import { hiddenDays } from '../inbox/hidden-reasons.ts';
import { deckLink, maxCvBytes } from '../limits.ts';
import { jobIds, jobPath, notFoundPath, type PublicPath, paths, sentPaths } from '../paths.ts';
import { officeHours } from '../time/office-hours.ts';
import { type ClaimId, claims } from './claims.ts';
import { codeSample } from './code-sample.ts';
import { commitmentFigures } from './commitments.ts';
import { jobFacts } from './jobs.ts';
import { approximateDirhams, dirhamRate, planFacts } from './plans.ts';
import { fixedRetentionDays, retentionDays } from './retention-days.ts';
import { workingPapers } from './working-papers.ts';

type Basis =
  /** `/trust` explains it. */
  | 'claim'
  /** A rule of the business or an option of a form. */
  | 'rule'
  /** Counted from what the site lists. */
  | 'content'
  | 'offer'
  | 'product'
  | 'setting'
  | 'name'
  | 'example';

interface Fact {
  figures: readonly (string | number)[];
  of: string;
  basis: Basis;
  on: readonly string[];
}

const { home, products, lagentry, aiAuditor, idVerification, marketeye, aiDataAnalyst, ecommerceAggregator } = paths;
const { enterprise, startups, developers, researchers, company, careers, scheduleDemo, partner } = paths;
const { contact, press, pricing, productSecurity, privacy, terms, cookies, trust, myData, status } = paths;
const positions = [careers, ...jobIds.map(jobPath)];

const claimPages: Record<ClaimId, PublicPath[]> = {
  customers: [partner],
  enterpriseClients: [company],
  models: [company],
  team: [partner],
  growth: [partner],
  uptime: [company, partner, startups, pricing],
  enterpriseSla: [enterprise, pricing, productSecurity],
  apiUptime: [developers],
  latency: [developers],
  monitoring: [company, enterprise, productSecurity],
  complianceScore: [aiAuditor],
  directionAccuracy: [marketeye],
  verifications: [idVerification],
  identityAccuracy: [idVerification],
  countries: [idVerification],
  answerTime: [idVerification, home],
  stocks: [marketeye],
  crypto: [marketeye],
  forex: [marketeye],
  commodities: [marketeye],
};

/** Every figure that a page states outside its samples and scenes. A test holds the pages to this list. */
export const facts: Fact[] = [
  ...(Object.keys(claims) as ClaimId[]).map((id): Fact => {
    // Arabic pages write 10K as 10,000.
    const figures = id === 'stocks' ? [claims.stocks, '10,000+'] : [claims[id]];
    return { figures, of: id, basis: 'claim', on: [...claimPages[id], trust] };
  }),

  {
    figures: [commitmentFigures.inquiryHours],
    of: 'hours until a request is answered',
    basis: 'rule',
    on: [home, sentPaths.demo, sentPaths.partnership, scheduleDemo, partner, contact, press, pricing, trust],
  },
  {
    figures: [commitmentFigures.applicationDays],
    of: 'business days until HR replies',
    basis: 'rule',
    on: [careers, trust],
  },
  { figures: timeSlots, of: 'hours of a demo', basis: 'rule', on: [scheduleDemo] },
  { figures: companySizes, of: 'employees', basis: 'rule', on: [scheduleDemo] },
  { figures: investmentAmounts, of: 'investment', basis: 'rule', on: [partner] },
  { figures: experienceRanges, of: 'years of experience, in the form', basis: 'rule', on: jobIds.map(jobPath) },
  {
    figures: jobFacts.map(({ experience }) => experience),
    of: 'years of experience',
    basis: 'rule',
    on: positions,
  },
  { figures: [deckLink.days], of: 'days that a link to the deck works', basis: 'setting', on: [partner] },
  { figures: [5_000, 100_000, '1M', 1], of: 'AI operations of a plan', basis: 'rule', on: [startups, pricing] },
  {
    figures: planFacts.map(({ price }) => price.amount),
    of: 'dollars a month',
    basis: 'rule',
    on: [startups, pricing],
  },
  {
    figures: planFacts.map(({ price }) => approximateDirhams(price.amount)),
    of: 'dirhams a month',
    basis: 'rule',
    on: [startups, pricing],
  },
  { figures: [planFacts[0]!.price.amount], of: 'dollars a month, at least', basis: 'rule', on: [products] },
  { figures: [planFacts[0]!.people], of: 'people of the Starter plan', basis: 'offer', on: [pricing] },
  { figures: [planFacts[2]!.operations], of: 'operations of the Scale plan', basis: 'offer', on: [pricing] },
  {
    figures: [dirhamRate.perDollar, 27, 2026],
    of: 'dirhams to the dollar, and the day',
    basis: 'setting',
    on: [pricing],
  },

  { figures: [codeSample.languages.length], of: 'SDK languages', basis: 'content', on: [developers] },
  {
    figures: [codeSample.code.match(/\S[^\n]*/g)!.length],
    of: 'lines of the sample',
    basis: 'content',
    on: [developers],
  },
  { figures: [6], of: 'compliance standards', basis: 'content', on: [aiAuditor] },
  { figures: [workingPapers.length], of: 'working papers', basis: 'content', on: [researchers] },
  {
    figures: workingPapers.flatMap(({ venue, year }) => [venue, year]),
    of: 'number and year of a working paper',
    basis: 'content',
    on: [researchers],
  },
  { figures: [11, 12], of: 'what a working paper is about', basis: 'content', on: [researchers] },
  { figures: [2], of: 'languages of the corpora', basis: 'content', on: [researchers] },

  { figures: ['AED 8,000', 10], of: 'learning budget, and days to use it', basis: 'offer', on: [careers] },
  { figures: [30], of: 'days of leave', basis: 'offer', on: [careers] },
  { figures: [30], of: 'days from contract to first process', basis: 'offer', on: [enterprise] },
  { figures: [10], of: 'people of the Growth plan', basis: 'offer', on: [startups, pricing] },
  { figures: [commitmentFigures.partnerCallMinutes], of: 'minutes of the first call', basis: 'offer', on: [partner] },
  { figures: [6], of: 'weeks from proposal to data', basis: 'offer', on: [researchers] },
  { figures: [10], of: 'items looked up in a demo', basis: 'offer', on: [ecommerceAggregator] },

  { figures: [40], of: 'connectors, at least', basis: 'product', on: [home, lagentry] },
  { figures: ['100%'], of: 'transactions read', basis: 'product', on: [aiAuditor] },
  { figures: ['24/7'], of: 'watching of prices', basis: 'product', on: [marketeye] },
  { figures: [10], of: 'years of price history', basis: 'product', on: [marketeye] },
  { figures: [100], of: 'occurrences of a pattern in the scenario view', basis: 'product', on: [marketeye] },
  { figures: [30], of: 'days in the request log', basis: 'product', on: [developers] },

  {
    figures: [brand.phone],
    of: 'phone',
    basis: 'setting',
    on: [scheduleDemo, partner, contact, privacy, terms, trust],
  },
  {
    figures: [officeHours.opens, officeHours.closes - 12],
    of: 'office hours',
    basis: 'setting',
    on: [scheduleDemo, partner, contact, trust],
  },
  { figures: ['UTC+4'], of: 'Gulf Standard Time', basis: 'setting', on: [scheduleDemo] },
  { figures: [maxCvBytes / 1024 ** 2], of: 'megabytes of a CV', basis: 'setting', on: jobIds.map(jobPath) },
  { figures: Object.values(retentionDays), of: 'days that records are kept', basis: 'setting', on: [privacy] },
  { figures: [retentionDays.chat], of: 'days that a chat is kept', basis: 'setting', on: [myData] },
  { figures: [10], of: 'seconds between two checks of the site', basis: 'setting', on: [status] },
  {
    figures: [
      ...Object.values(fixedRetentionDays),
      fixedRetentionDays.networkBookings + 1,
      ...Object.values(hiddenDays),
    ],
    of: 'days that other records are kept',
    basis: 'setting',
    on: [privacy, trust],
  },
  { figures: [24], of: 'hours until Joe forgets a conversation', basis: 'setting', on: [privacy, cookies, trust] },

  { figures: [45, 2021], of: 'the UAE law on personal data', basis: 'name', on: [privacy] },
  { figures: ['SOC 2', 'ISO 27001'], of: 'standards', basis: 'name', on: [aiAuditor, trust, productSecurity] },
  { figures: [30], of: 'questions of a vendor questionnaire', basis: 'content', on: [trust, productSecurity] },
  { figures: [404], of: 'the HTTP status', basis: 'name', on: [notFoundPath] },
  { figures: ['RFC 9457'], of: 'the standard of errors', basis: 'name', on: [developers] },
  { figures: ['gpt-4o'], of: 'the language model', basis: 'name', on: [privacy, trust] },
  { figures: ['WCAG 2.2'], of: 'the standard of accessibility', basis: 'name', on: [trust] },
  { figures: ['Microsoft 365'], of: 'a product', basis: 'name', on: [home, enterprise] },

  { figures: [31, 58, 8, 10, 30], of: 'insights of the sample dashboard', basis: 'example', on: [aiDataAnalyst] },
  { figures: [40], of: 'lines of the sample ledger', basis: 'example', on: [aiAuditor] },
  { figures: [12_000, 400, 24_000], of: 'results of the estimator', basis: 'example', on: [pricing] },
  { figures: [60], of: 'offers of the sample', basis: 'example', on: [ecommerceAggregator] },
  { figures: [12, 15], of: 'titles of an item, and tabs', basis: 'example', on: [ecommerceAggregator] },
  { figures: [9, 10], of: 'declarations in the quote', basis: 'example', on: [lagentry] },
  { figures: [9, '9:00', '17:00'], of: 'messages of the sample day, and its hours', basis: 'example', on: [marketeye] },
];
