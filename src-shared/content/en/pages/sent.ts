import { paths, type SentPath, sentPaths } from '../../../paths.ts';
import type { FormOutcome } from '../../types/forms.ts';
import { careerForm } from '../forms/career.ts';
import { deckForm } from '../forms/deck.ts';
import { demoForm } from '../forms/demo.ts';
import { partnershipForm } from '../forms/partnership.ts';
import { newsletterMessages } from '../messages.ts';

/** The Worker redirects here when the time could not be booked. */
const request = "The time you chose could not be booked. We've noted it as your request and will propose a time.";

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
  meta: { title: 'Thank you', description: 'Your form has arrived.' },
  eyebrow: 'Thank you',
  results,
  actions: [
    { label: 'See the products', to: paths.products },
    { label: 'Back to the home page', to: paths.home },
  ],
};
export type SentContent = typeof sent;

export default sent;
