import { brand } from '../../../../brand.ts';
import { paths } from '../../../../paths.ts';
import type { TokenPageContent } from '../../../types/token-page.ts';
import { newsletterMessages } from '../../messages.ts';

const confirmSubscription: TokenPageContent = {
  meta: {
    title: 'Confirm your subscription',
    description: `Confirm your subscription to the newsletter of ${brand.name}.`,
  },
  eyebrow: 'Newsletter',
  confirm: {
    title: 'Join the newsletter?',
    lead: 'One click, and you are on the list. You can leave it at any time with the link in each of our emails.',
    submit: 'Confirm the subscription',
    submitting: 'Confirming...',
  },
  done: { title: 'You are on the list.', lead: newsletterMessages.confirmed },
  failed: {
    title: 'That did not work.',
    lead: newsletterMessages.confirmationFailed,
    incomplete: newsletterMessages.confirmationGone,
  },
  home: { label: 'To the home page', to: paths.home },
};

export default confirmSubscription;
