import { isolated } from '../isolated.ts';

export const live = {
  desk: {
    one: 'A visitor waits for a person.',
    several: (count: number) => `${count} visitors wait for a person.`,
    question: (text: string) => `“${isolated(text)}”`,
    open: 'Open the conversation',
    /** Before the title of the page. */
    title: (count: number, title: string) => `(${count}) ${title}`,
    label: 'Now',
    here: (addresses: string[]) => `In the admin area now: ${addresses.join(', ')}`,
    alone: 'Only you are in the admin area now.',
    offline: 'No connection to the chat desk: nobody can be told that a visitor waits.',
    waiting: 'Waits for a person',
    taken: (by: string) => `With ${by}`,
  },
  noQuestion: 'No question yet',
  states: {
    bot: 'Joe has this conversation.',
    waiting: 'The visitor waits for a person.',
    mine: 'You have this conversation. Joe is silent.',
    other: (by: string) => `${by} has this conversation.`,
    promised: 'A reply by email was promised. You can still join.',
    sent: 'The visitor has left an address: the conversation goes on in the inbox.',
    reconnecting: 'The connection is lost. It comes back by itself.',
  },
  visitor: { there: 'The visitor is there.', away: 'The visitor has closed the chat.' },
  take: 'Take over',
  leave: 'Give it back to Joe',
  refused: {
    taken: (by: string) => `${by} was faster and has this conversation.`,
    not_waiting: 'The visitor does not wait for a person any more.',
    not_yours: 'You do not have this conversation any more, so the message was not sent.',
    no_person: 'Nobody has this conversation, so the message was not sent.',
    too_many: 'Too many messages in a short time. Please wait a moment.',
    id_used: 'This could not be sent. Please send it once more.',
    unchecked: 'This could not be sent.',
    invalid: 'This could not be sent.',
  },
  composer: { label: 'Your message to the visitor', send: 'Send', hint: 'Enter sends, Shift+Enter starts a new line.' },
  typing: 'The visitor is writing…',
  sending: 'Not sent yet',
  submission: 'Open the submission',
  /** Lines in the transcript. `name` is what the visitor reads. */
  notices: {
    waiting: () => 'The visitor has asked for a person.',
    joined: (name: string) => `${name} has joined.`,
    left: (name: string) => `${name} has left; Joe is back.`,
    lost: (name: string) => `${name} has lost the connection; Joe is back.`,
    ended: (name: string) => `The visitor has ended the conversation with ${name}; Joe is back.`,
    cancelled: () => 'The visitor waits no longer; Joe is back.',
    promised: () => 'Nobody came. The visitor was promised a reply by email; Joe is back.',
    sent: () => 'The visitor has left an address.',
  },
  /** On the screen of the computer: it names nobody. */
  alert: { title: 'A visitor waits', text: 'Somebody asks for a person in the chat.' },
};
