import { newsletterFrequency } from '../newsletter-frequency.ts';
import { newsletterMessages } from '../newsletter-messages.ts';
import { common, problems } from './common.ts';

export const newsletterForm = {
  title: 'Product news',
  text: `New products, and lessons from building them, in ${newsletterFrequency}. Unsubscribe with one click.`,
  email: 'Email address',
  placeholder: 'name@company.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  honeypot: common.honeypot,
  problems,
  failed: newsletterMessages.subscribeFailed,
  unreachable: newsletterMessages.subscribeUnreachable,
};
export type NewsletterFormContent = typeof newsletterForm;
