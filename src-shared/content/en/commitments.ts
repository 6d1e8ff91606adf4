import { commitmentFigures } from '../../site/commitments.ts';

const { inquiryHours, applicationDays, reportDays, partnerCallMinutes } = commitmentFigures;

/** Parts of sentences. A test refuses a sentence that gives a time of its own (`wording.test.ts`). */
export const commitments = {
  replySoon: `within ${inquiryHours} hours`,
  reply: `within ${inquiryHours} hours on working days`,
  applicationReply: `within ${applicationDays} business days`,
  reportReply: `within ${reportDays} working days`,
  growthReply: 'within one working day',
  scaleReply: 'within four office hours',
  demo: 'one hour',
  interview: 'up to one hour',
  partnerCall: `${partnerCallMinutes} minutes`,
  firstAgent: 'an afternoon',
};
