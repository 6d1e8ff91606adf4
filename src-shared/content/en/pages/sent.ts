import { paths, type SentPath, sentPaths } from '#shared/paths.ts';
import type { FormOutcome } from '../../types/forms.ts';
import { commitments } from '../commitments.ts';
import { careerForm } from '../forms/career.ts';
import { deckForm } from '../forms/deck.ts';
import { demoForm } from '../forms/demo.ts';
import { partnershipForm } from '../forms/partnership.ts';
import { newsletterMessages } from '../newsletter-messages.ts';

/** The Worker redirects here when the time could not be booked. */
const request = `No time is booked yet. We’ve saved the time you asked for and will email you another one ${commitments.reply}.`;

const results: Record<SentPath, FormOutcome> = {
  [sentPaths.demo]: { ...demoForm.success, text: `${demoForm.success.text} ${request}` },
  [sentPaths.partnership]: partnershipForm.success,
  [sentPaths.career]: careerForm.success,
  [sentPaths.deck]: deckForm.success,
  [sentPaths.subscribed]: { title: newsletterMessages.subscribed },
  [sentPaths.resubscribed]: { title: newsletterMessages.resubscribed },
  [sentPaths.already_subscribed]: { title: newsletterMessages.alreadySubscribed },
};

const sent = {
  meta: { title: 'Thank you', description: 'We received your form.' },
  eyebrow: 'Thank you',
  results,
  actions: [
    { label: 'See the products', to: paths.products },
    { label: 'Back to the home page', to: paths.home },
  ],
};
export type SentContent = typeof sent;

export default sent;
