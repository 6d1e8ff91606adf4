import footer from '../../src-shared/content/en/footer.ts';
import { newsletterMessages } from '../../src-shared/content/en/newsletter.ts';
import { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { trapField } from '../../src-shared/forms.ts';
import { jobIds, jobPath, paths, sentPaths } from '../../src-shared/paths.ts';
import { parse } from '../http/body.ts';
import { plainForm } from '../http/plain-form.ts';
import { repeatWindow } from '../repeat-window.ts';
import { acceptSubscription } from './accept.ts';

/** The pages that have the newsletter's form in their foot. */
const pages: readonly string[] = [...Object.values(paths), ...jobIds.map(jobPath)];

/** The subscription as a form that the browser posts itself. */
export const newsletterForm = plainForm({
  name: 'newsletter',
  labels: { email: footer.newsletter.email },
  failure: newsletterMessages.subscribeFailed,
  pageOf: (_values, referer) => (pages.includes(referer) ? referer : paths.home),
  async accept(c, values) {
    const request = parse(SubscribeRequest, { ...values, [trapField]: Boolean(values[trapField]) });
    const subscription = await acceptSubscription(c, request);
    if (subscription.outcome !== 'already_subscribed') return sentPaths[subscription.outcome];
    const sentAgain = Date.parse(subscription.since) > Date.now() - repeatWindow;
    return sentAgain ? sentPaths.subscribed : sentPaths.already_subscribed;
  },
});
