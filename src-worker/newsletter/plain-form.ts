import { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { honeypotField } from '../../src-shared/forms/fields.ts';
import { jobIds, jobPath, paths, sentPaths } from '../../src-shared/paths.ts';
import { deduplicationWindow } from '../deduplication-window.ts';
import { parse } from '../http/body.ts';
import { plainForm } from '../http/plain-form.ts';
import { acceptSubscription } from './accept.ts';

const pages: readonly string[] = [...Object.values(paths), ...jobIds.map(jobPath)];

export const newsletterForm = plainForm({
  name: 'newsletter',
  textsOf: ({ newsletterForm, newsletterMessages }) => ({
    labels: { email: newsletterForm.email },
    failure: newsletterMessages.subscribeFailed,
  }),
  pageOf: (_values, referer) => (pages.includes(referer) ? referer : paths.home),
  async accept(c, values) {
    const request = parse(SubscribeRequest, { ...values, [honeypotField]: Boolean(values[honeypotField]) });
    const subscription = await acceptSubscription(c, request);
    if (subscription.outcome !== 'already_subscribed') return sentPaths[subscription.outcome];
    const isRepeat = Date.parse(subscription.since) > Date.now() - deduplicationWindow;
    return isRepeat ? sentPaths.subscribed : sentPaths.already_subscribed;
  },
});
