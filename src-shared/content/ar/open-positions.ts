import type { OpenPositions } from '../en/open-positions.ts';
import { isolated } from '../isolated.ts';
import { commitments } from './commitments.ts';
import { jobs } from './jobs.ts';
import { positions as closed } from './positions.ts';

export const openPositions: OpenPositions = {
  about: 'الوظائف',
  title: 'الوظائف الشاغرة',
  lead: `يتواصل معكم قسم الموارد البشرية ${commitments.applicationReply} إذا وقع الاختيار على طلبكم.`,
  jobs,
  types: { 'Full-time': 'دوام كامل', Internship: 'تدريب' },
  years: (range) => `الخبرة بالسنوات: ${isolated(range)}`,
  details: 'التفاصيل والتقديم',
  detailsOf: (title) => `التفاصيل والتقديم: ${title}`,
  responsibilities: 'المهام والمسؤوليات',
  requirements: 'المؤهلات المطلوبة',
  niceToHave: 'يُفضَّل',
  apply: 'التقدّم إلى هذه الوظيفة',
  close: 'إغلاق',
  closed,
};
