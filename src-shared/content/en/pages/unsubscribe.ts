import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { TokenPageContent } from '../../types/token-page.ts';
import { newsletterMessages } from '../newsletter-messages.ts';

const unsubscribe: TokenPageContent = {
  meta: { title: 'Unsubscribe', description: `Unsubscribe from the ${brand.name} newsletter.` },
  eyebrow: 'Newsletter',
  confirm: {
    title: 'Unsubscribe from the newsletter?',
    lead: 'We’ll send one last email to confirm. You can subscribe again at any time with the form at the bottom of this page.',
    submit: 'Unsubscribe',
    submitting: 'Unsubscribing...',
  },
  done: { title: 'You’re unsubscribed.', lead: newsletterMessages.unsubscribed },
  failed: {
    title: 'We couldn’t unsubscribe you.',
    lead: newsletterMessages.unsubscribeFailed,
    incomplete: `This link is incomplete or no longer valid. Please use the link in one of our emails, or write to ${brand.email}.`,
  },
  home: { label: 'Go to the home page', to: paths.home },
};

export default unsubscribe;
