import { paths, type SentPath, sentPaths } from '../../paths.ts';
import { careerForm } from './forms/career.ts';
import { demoForm } from './forms/demo.ts';
import { partnershipForm } from './forms/partnership.ts';
import { newsletterMessages } from './messages.ts';

const results: Record<SentPath, { title: string; text?: string }> = {
  [sentPaths.demo]: demoForm.success,
  [sentPaths.partnership]: partnershipForm.success,
  [sentPaths.career]: careerForm.success,
  [sentPaths.subscribed]: { title: newsletterMessages.subscribed },
  [sentPaths.resubscribed]: { title: newsletterMessages.resubscribed },
  [sentPaths.already_subscribed]: { title: newsletterMessages.alreadySubscribed },
};

/** The Worker redirects to this page after a native submit. */
const sent = {
  meta: { title: 'Thank you', description: 'Your form has arrived.' },
  eyebrow: 'Thank you',
  results,
  actions: [
    { label: 'See the products', to: paths.products },
    { label: 'Back to the home page', to: paths.home },
  ],
};

export default sent;
export type SentContent = typeof sent;
