import type { ConsentRecord } from '../../contracts/my-data.ts';
import type { SubscriberStatus } from '../../contracts/newsletter.ts';
import type { SubmissionStatus } from '../../contracts/submissions.ts';
import type { EmailStatus } from '../../email-kinds.ts';
import type { FormType } from '../../forms/options.ts';
import type { SuppressionReason } from '../../suppression-reasons.ts';
import footer from './footer.ts';

const formTypes: Record<FormType, string> = {
  demo: 'Demo request',
  partnership: 'Partnership inquiry',
  career: 'Job application',
};
const submissionStatuses: Record<SubmissionStatus, string> = {
  pending: 'Waiting for our answer',
  contacted: 'Answered',
  completed: 'Completed',
};
const subscriptionStatuses: Record<SubscriberStatus, string> = {
  active: 'Subscribed',
  unsubscribed: 'Not subscribed',
  unconfirmed: 'Not confirmed yet',
};
const mailStatuses: Record<EmailStatus, string> = {
  queued: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
const actions: Record<ConsentRecord['action'], string> = {
  given: 'You subscribed to the newsletter',
  confirmed: 'You confirmed the subscription',
  withdrawn: 'You left the newsletter',
};
const suppressionReasons: Record<SuppressionReason, string> = {
  hard_bounce: 'One of our mails came back, because the address does not take mail.',
  complaint: 'One of our mails was reported as spam.',
  manual: 'Our staff set it so.',
  erased: 'You had your data erased.',
};

/** The page behind the link to somebody's own data, which the Worker fills in. */
export const myDataView = {
  eyebrow: 'Your data',
  title: 'What we store about you',
  /** Before and after the address. */
  lead: { before: 'This is everything that we store about ', after: '.' },
  /** Before the time. */
  expires: 'This page works until ',
  warning: 'Whoever has its link can see and erase your data, so please do not forward it. All times are Dubai time.',
  download: 'Download as a file',
  toNewsletter: 'Newsletter',
  toErase: 'Erase everything',
  purge: { before: 'Will be deleted on ', never: 'Kept until you erase your data' },
  submissions: {
    title: 'Forms you sent us',
    empty: 'You have sent us no form.',
    types: formTypes,
    statuses: submissionStatuses,
    sent: 'Sent on ',
    timezone: 'Your time zone',
  },
  mails: {
    title: 'Mails to you',
    empty: 'We have sent you no mail.',
    statuses: mailStatuses,
    queued: 'Due on ',
    more: (count: number) => (count === 1 ? 'Show one older mail' : `Show ${count} older mails`),
  },
  consents: {
    title: 'What you agreed to',
    empty: 'You have agreed to nothing.',
    actions,
    on: 'On ',
    /** After a comma. */
    sources: {
      footer: 'with the form on our site',
      my_data: 'on this page',
      confirmation_link: 'with the link in our mail',
      unsubscribe_page: 'with the link in a mail',
      one_click: 'with the button of your mail program',
      complaint: 'because you reported a mail as spam',
    } as Record<string, string>,
    source: (source: string) => `by way of: ${source}`,
    wording: 'You read:',
    kept: 'We keep these lines as proof, also after an erasure. They hold no address, only a code made from it.',
  },
  suppression: {
    title: 'May we write to you?',
    none: 'Yes. Nothing holds our mail to this address back.',
    some: 'Only when you ask us to, such as for this link.',
    reasons: suppressionReasons,
    since: 'Since ',
    detail: 'The mail provider says:',
    kept: 'We keep this as long as we must not write to you.',
  },
  links: {
    title: 'Links to this page',
    sent: 'Asked for on ',
    until: ', works until ',
    expired: ', no longer works',
    current: 'This one',
  },
  newsletter: {
    title: 'Newsletter',
    since: { active: 'Subscribed on ', unsubscribed: 'Subscribed on ', unconfirmed: 'Asked for on ' },
    statuses: subscriptionStatuses,
    /** The words of the form at the foot of each page: the recorded consent names them. */
    offer: { title: footer.newsletter.title, text: footer.newsletter.text },
    subscribe: footer.newsletter.submit,
    unsubscribe: 'Unsubscribe',
    suppressed: 'As long as we may not write to you, we send you no newsletter either.',
  },
  file: {
    title: 'Your copy',
    text: 'The file holds everything on this page, for you or for another program (JSON).',
  },
  erase: {
    title: 'Erase everything',
    text: 'This deletes your forms, the mails, your subscription and this link, at once and for good. Of your address only a code remains, so that we do not write to you again.',
    backup: 'Our database keeps a backup for 30 days. After that, nothing can bring the data back.',
    label: 'Type your e-mail address to confirm',
    submit: 'Erase my data',
    wrongAddress: 'This is not the address of this link. Nothing was erased.',
  },
};
