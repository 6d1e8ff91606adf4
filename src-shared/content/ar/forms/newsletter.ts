import type { NewsletterFormContent } from '../../en/forms/newsletter.ts';
import { newsletterFrequency } from '../newsletter-frequency.ts';
import { newsletterMessages } from '../newsletter-messages.ts';
import { common, problems } from './common.ts';

export const newsletterForm: NewsletterFormContent = {
  title: 'نشرة رحلة البريدية',
  text: `ما طوّرناه وما تعلّمناه، في ${newsletterFrequency}. ويمكنكم إلغاء الاشتراك بنقرة واحدة.`,
  email: 'البريد الإلكتروني',
  placeholder: 'name@company.com',
  submit: 'الاشتراك',
  submitting: 'جارٍ الاشتراك...',
  honeypot: common.honeypot,
  problems,
  failed: newsletterMessages.subscribeFailed,
  unreachable: newsletterMessages.subscribeUnreachable,
};
