import { brand } from '../../../brand.ts';
import { paths } from '../../../paths.ts';
import type { TokenPageContent } from '../../types/token-page.ts';
import { newsletterMessages } from '../messages.ts';

const unsubscribe: TokenPageContent = {
  meta: { title: 'Unsubscribe', description: `Leave the newsletter of ${brand.name}.` },
  eyebrow: 'Newsletter',
  confirm: {
    title: 'Leave the newsletter?',
    lead: 'You will get one last email that confirms it. You can come back at any time with the form at the foot of this page.',
    submit: 'Unsubscribe',
    submitting: 'Unsubscribing...',
  },
  done: { title: "You're unsubscribed.", lead: newsletterMessages.unsubscribed },
  failed: {
    title: 'That did not work.',
    lead: newsletterMessages.unsubscribeFailed,
    incomplete: `This link is not complete or no longer valid. Please use the link in one of our emails, or write to ${brand.email}.`,
  },
  home: { label: 'To the home page', to: paths.home },
};

export default unsubscribe;
