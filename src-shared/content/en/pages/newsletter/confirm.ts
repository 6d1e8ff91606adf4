import { brand } from '#shared/brand.ts';
import type { TokenPageContent } from '#shared/content/types/token-page.ts';
import { paths } from '#shared/paths.ts';
import { newsletterMessages } from '../../newsletter-messages.ts';

const confirmSubscription: TokenPageContent = {
  meta: {
    title: 'Confirm your subscription',
    description: `Confirm your subscription to the ${brand.name} newsletter.`,
  },
  eyebrow: 'Newsletter',
  confirm: {
    title: 'Join the newsletter?',
    lead: 'Confirm and you’re subscribed. You can unsubscribe at any time with the link in every email.',
    submit: 'Confirm my subscription',
    submitting: 'Confirming...',
  },
  done: { title: 'You’re on the list.', lead: newsletterMessages.confirmed },
  failed: {
    title: 'We couldn’t confirm your subscription.',
    lead: newsletterMessages.confirmationFailed,
    incomplete: newsletterMessages.confirmationGone,
  },
  home: { label: 'Go to the home page', to: paths.home },
};

export default confirmSubscription;
