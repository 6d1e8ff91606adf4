import type { FormName } from '../../form-ids.ts';
import { paths, type SentPath, sentPaths } from '../../paths.ts';
import { careerForm } from './forms/career.ts';
import { demoForm } from './forms/demo.ts';
import { partnershipForm } from './forms/partnership.ts';
import { newsletterMessages } from './newsletter.ts';

interface Result {
  form: FormName;
  title: string;
  text?: string;
}

const results: Record<SentPath, Result> = {
  [sentPaths.demo]: { form: 'demo', ...demoForm.success },
  [sentPaths.partnership]: { form: 'partnership', ...partnershipForm.success },
  [sentPaths.career]: { form: 'career', ...careerForm.success },
  [sentPaths.subscribed]: { form: 'newsletter', title: newsletterMessages.subscribed },
  [sentPaths.resubscribed]: { form: 'newsletter', title: newsletterMessages.resubscribed },
  [sentPaths.already_subscribed]: { form: 'newsletter', title: newsletterMessages.alreadySubscribed },
};

/** The page after a form that the browser has sent itself. */
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
