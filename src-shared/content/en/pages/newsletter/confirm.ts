import { brand } from '../../../../brand.ts';
import { paths } from '../../../../paths.ts';
import type { TokenPageContent } from '../../../types/token-page.ts';
import { newsletterMessages } from '../../messages.ts';

const confirmSubscription: TokenPageContent = {
  meta: {
    title: 'Confirm your subscription',
    description: `Confirm your subscription to the ${brand.name} newsletter.`,
  },
  eyebrow: 'Newsletter',
  confirm: {
    title: 'Join the newsletter?',
    lead: "One click, and you're on the list. You can unsubscribe at any time with the link in every email.",
    submit: 'Confirm my subscription',
    submitting: 'Confirming...',
  },
  done: { title: "You're on the list.", lead: newsletterMessages.confirmed },
  failed: {
    title: 'That did not work.',
    lead: newsletterMessages.confirmationFailed,
    incomplete: newsletterMessages.confirmationGone,
  },
  home: { label: 'Go to the home page', to: paths.home },
};

export default confirmSubscription;
