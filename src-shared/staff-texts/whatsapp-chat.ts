import { isolated } from '../content/isolated.ts';
import type { WhatsappDelivery, WhatsappNote } from '../contracts/whatsapp.ts';

export const whatsappChat = {
  name: 'WhatsApp',
  channel: 'Channel',
  channels: { site: 'Website', whatsapp: 'WhatsApp' },
  search: 'Name or number on WhatsApp',
  waiting: 'Waiting for a reply',
  title: 'Conversation on WhatsApp',
  person: 'Person on WhatsApp',
  /** The sender of a message about a booking. */
  automatic: 'Automatic message',
  hiddenNumber: 'Number hidden',
  stopped: 'Stopped',
  blocked: 'Blocked',
  window: {
    open: (left: string, until: string) => `Texts reach this person for ${left}, until ${until}.`,
    never: 'This person has not written yet, so only templates reach the number.',
    closed: (since: string) => `Only templates reach this person since ${since}, a day after the last message.`,
  },
  states: {
    bot: 'Joe answers. Your message takes over from him.',
    waiting: 'This person is waiting for a colleague. Your message takes over.',
    promised: 'This person was promised an answer during office hours. Your message takes over.',
    sent: 'The person left an email address.',
    reconnecting: 'Connection lost. Reconnecting…',
  },
  /** In the place of the sentence for a chat on the site. */
  promised: 'No one was there. An answer during office hours was promised; Joe is back.',
  ticks: {
    queued: 'waiting to be sent',
    sending: 'being sent',
    sent: '✓ sent',
    delivered: '✓✓ delivered',
    read: '✓✓ read',
    failed: 'not sent',
  } satisfies Partial<Record<WhatsappDelivery['status'], string>>,
  /** Reasons that are no codes of Meta. */
  reasons: {
    stopped: 'The person has ended all messages.',
    blocked: 'The person is blocked.',
  } as Record<string, string>,
  file: (name: string) => `Download ${isolated(name)}`,
  composer: {
    label: 'Your message on WhatsApp',
    send: 'Send',
    hint: 'Enter sends, Shift+Enter starts a new line.',
    attach: 'Attach a file',
    detach: 'Remove the file',
    useTemplate: 'Use a template',
    useText: 'Write a text',
    stopped: 'This person has ended all messages. The person can start them again by writing START.',
    blocked: 'This person is blocked: messages are neither stored nor sent.',
  },
  template: {
    label: 'Template',
    value: (name: string) => `Value for ${isolated(`{{${name}}}`)}`,
    preview: 'Preview',
    send: 'Send the template',
    none: 'There is no approved template. Write one under “Message templates” in Meta’s WhatsApp Manager.',
  },
  booking: {
    asked: (at: string) => `The visitor asked for a confirmation and a reminder on WhatsApp (${at}).`,
    kinds: { confirmation: 'Confirmation', reminder: 'Reminder' },
    notes: {
      off: 'No message is sent, because WhatsApp is off.',
      no_account: 'No message is sent yet. The first message that anyone writes to the number names the account.',
      no_confirmation:
        'The confirmation is not sent: there is no approved template “booking_confirmation” in the visitor’s language.',
      no_reminder:
        'The reminder is not sent: there is no approved template “booking_reminder” in the visitor’s language.',
      wrong_values: 'No message is sent: the template needs two values, the first name and the time.',
      no_number: 'No message is sent, because the phone number has no country code.',
      stopped: 'No message is sent, because this person has ended all messages on WhatsApp.',
      blocked: 'No message is sent, because this person is blocked on WhatsApp.',
      erased: 'No message is sent, because the person had the number erased.',
    } satisfies Record<WhatsappNote, string>,
  },
  block: 'Block',
  unblock: 'Unblock',
  erase: {
    action: 'Erase',
    title: 'Erase this conversation?',
    confirm: 'Erase for good',
    cancel: 'Keep it',
    text: 'All messages and files of this person are deleted, and so is the number. This cannot be undone.',
    stopped:
      'Because the person ended all messages, the number itself stays known, so that nothing is sent to it again.',
  },
};
