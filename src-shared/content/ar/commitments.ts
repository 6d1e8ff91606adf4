import { commitmentFigures } from '../../site/commitments.ts';
import type { commitments as english } from '../en/commitments.ts';
import { isolated } from '../isolated.ts';
import { plural } from './plural.ts';

const { inquiryHours, applicationDays, reportDays, partnerCallMinutes } = commitmentFigures;

export const commitments: typeof english = {
  replySoon: `خلال ${inquiryHours} ساعة`,
  reply: `خلال ${inquiryHours} ساعة في أيام العمل`,
  applicationReply: `خلال ${isolated(applicationDays)} أيام عمل`,
  reportReply: `خلال ${plural(reportDays, {
    zero: 'يوم عمل',
    one: 'يوم عمل واحد',
    two: 'يومي عمل',
    few: `${reportDays} أيام عمل`,
    many: `${reportDays} يوم عمل`,
    other: `${reportDays} يوم عمل`,
  })}`,
  growthReply: 'خلال يوم عمل واحد',
  scaleReply: 'خلال أربع ساعات عمل',
  demo: 'ساعة',
  interview: 'لا تتجاوز ساعة',
  partnerCall: `${partnerCallMinutes} دقيقة`,
  firstAgent: 'نصف يوم',
};
