import { newsletterForm } from './forms/newsletter.ts';

/** Phrases after a comma, by the stored source of a consent. */
const sources: Record<string, string> = {
  footer: 'with the form on our site',
  my_data: 'on this page',
  confirmation_link: 'with the link in our email',
  unsubscribe_page: 'with the link in an email',
  one_click: 'with the button in your email program',
  complaint: 'because you reported an email as spam',
  staff: 'by our staff',
  import: 'outside our site; our staff entered it',
  staff_correction: 'by our staff, who had unsubscribed you by mistake',
};

export const myDataView = {
  eyebrow: 'Your data',
  title: 'What we store about you',
  lead: { before: 'This is what we store about ', after: '.' },
  expires: 'This page works until ',
  warning: 'Anyone with the link can see and erase your data, so please do not forward it. All times are Dubai time.',
  download: 'Download as a file',
  toNewsletter: 'Newsletter',
  toErase: 'Erase everything',
  purge: {
    before: 'Will be deleted on ',
    never: 'Kept until you erase your data',
    open: 'Kept as long as your application is open',
  },
  submissions: {
    title: 'Forms you sent us',
    empty: 'You have not sent us any forms.',
    types: {
      demo: 'Demo request',
      partnership: 'Partnership inquiry',
      career: 'Job application',
      other: 'Question from the chat',
    },
    statuses: {
      pending: 'Waiting for our reply',
      contacted: 'Replied to',
      completed: 'Completed',
      withdrawn: 'Withdrawn by you',
    },
    sent: 'Sent on ',
    timezone: 'Your time zone',
    /** Precedes a site, a campaign and a page. */
    source: 'Where your visit came from',
    /** Label of the consent of a lead. */
    consent: 'How we got your details',
    /** Label of a booked slot. */
    booked: 'Booked time',
    toBooking: 'See the booking',
    files: 'Your files',
    kept: {
      text: (until: string) =>
        `You agreed that we keep this application until ${until}. You can withdraw that; we then keep it only as long as any other.`,
      submit: 'Withdraw my consent',
    },
    withdraw: {
      text: 'We’ll stop considering this application and cancel any interview. The record is deleted on the date above.',
      submit: 'Withdraw this application',
    },
  },
  chats: {
    title: 'Your chat with us',
    empty: 'No chat that we still keep is linked to this address.',
    by: { visitor: 'You', joe: 'Joe, our assistant', colleague: 'Our team' },
  },
  whatsapp: {
    /** Surrounds a number or a name. */
    lead: { before: 'This is what we store about your conversation with us on WhatsApp (', after: ').' },
    title: 'Your conversation on WhatsApp',
    empty: 'We no longer have any of its messages.',
    about: {
      title: 'About you',
      phone: 'Your number',
      userId: 'Your WhatsApp ID',
      name: 'Your name on WhatsApp',
      stopped: 'You ended all messages on',
    },
    reminders: {
      title: 'Messages about demos',
      empty: 'No form has asked us to send messages to this number.',
      /** Precedes the time of the demo. */
      text: 'A form asked us to confirm a demo to this number, and to remind you of it: ',
      on: 'Sent on ',
    },
    others: {
      title: 'Forms and emails',
      text: 'Forms are not shown here, because anyone can type a number into them. A link by email shows what was sent with your email address.',
      link: 'Get a link by email',
    },
    erase: {
      text: 'This deletes the conversation with its files, your name, your number and this link, right away. We send no more messages about a demo; the demo itself stays booked. If you have ended all messages, we keep the number alone, so that we don’t write to you again.',
      confirm: 'Erase for good',
    },
  },
  conversation: {
    title: 'Our emails with you',
    empty: 'There are no messages about your forms.',
    kinds: { sent: 'Our email to you', received: 'Your email to us' },
    erased: 'The sender has had this email erased.',
    /** Precedes the address to which a request for staff notes goes. */
    notes: 'Internal staff notes are not shown here. We release them on request: ',
  },
  mails: {
    title: 'Emails to you',
    empty: 'We have sent you no emails.',
    statuses: {
      queued: 'Waiting',
      sending: 'On its way',
      sent: 'Sent',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    queued: 'Due on ',
    limited: 'We did not send it: this address had received too many emails at that time.',
    more: (count: number) => (count === 1 ? 'Show one older email' : `Show ${count} older emails`),
  },
  consents: {
    title: 'What you agreed to',
    empty: 'We have no consent on record for this address.',
    actions: {
      given: 'You subscribed to the newsletter',
      confirmed: 'You confirmed the subscription',
      withdrawn: 'You unsubscribed from the newsletter',
    },
    on: 'On ',
    sources,
    /** Phrase for a source that has no entry. */
    source: (source: string) => `via ${source}`,
    /** Precedes the quoted words. */
    wording: 'You were shown:',
    kept: 'We keep these entries as proof, even after an erasure. They hold no address, only a code made from it.',
  },
  suppression: {
    title: 'Can we email you?',
    none: 'Yes. This address isn’t blocked.',
    some: {
      erased: 'Only emails you request, such as this link.',
      otherwise: 'No, except for this link, when you ask for it.',
    },
    reasons: {
      hard_bounce: 'One of our emails came back because the address does not accept email.',
      complaint: 'One of our emails was reported as spam.',
      manual: 'Our team blocked this address.',
      erased: 'You had your data erased.',
    },
    since: 'Since ',
    /** Precedes the provider's words. */
    detail: 'The email provider says:',
    kept: 'We keep this for as long as the block lasts.',
  },
  decks: {
    title: 'The investment deck',
    asked: 'Requested on ',
    until: 'Link valid until ',
    waits: 'We’ll email you a link as soon as the deck is ready.',
    downloads: (count: number) => `Downloads: ${count}`,
  },
  links: {
    title: 'Links to this page',
    sent: 'Requested on ',
    until: ', works until ',
    expired: ', no longer works',
    current: 'Current link',
  },
  newsletter: {
    title: 'Newsletter',
    since: { active: 'Subscribed on ', unsubscribed: 'Subscribed on ', unconfirmed: 'Requested on ' },
    statuses: {
      active: 'Subscribed',
      unsubscribed: 'Not subscribed',
      unconfirmed: 'Not confirmed yet',
    },
    /** The words of the form at the foot of each page: the recorded consent names them. */
    offer: { title: newsletterForm.title, text: newsletterForm.text },
    subscribe: newsletterForm.submit,
    unsubscribe: 'Unsubscribe',
    inThisLanguage: 'Get the newsletter in English',
    suppressed: 'This address is blocked, so we can’t send you the newsletter.',
  },
  file: {
    title: 'Your copy',
    text: 'The file holds everything on this page, for you or for another program (JSON).',
  },
  erase: {
    title: 'Erase everything',
    text: 'This deletes your forms with their files and the demos booked with them, the conversation, the chats linked to your address, the emails, your subscription and this link, right away. Any demo you booked is cancelled. Only a code made from your address remains, so that we do not write to you again.',
    backup: 'Our database keeps a backup for 30 days. After that, nothing can bring the data back.',
    label: 'Type your email address to confirm',
    submit: 'Erase my data',
    wrongAddress: 'This is not the address of this link. Nothing was erased.',
  },
};
export type MyDataViewContent = typeof myDataView;
