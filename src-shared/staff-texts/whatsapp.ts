import type { WhatsappKind } from '../contracts/whatsapp.ts';

/** Messages that are no texts, as staff read them. */
export const whatsappKinds: Record<Exclude<WhatsappKind, 'text' | 'button'>, string> = {
  file: 'File',
  location: 'Location',
  contact: 'Contact',
  reaction: 'Reaction',
  unknown: 'A message of a kind that we cannot show',
};

/** Codes of Meta’s API that a staff member can do something about. */
export const whatsappFailures: Record<number, string> = {
  131026: 'This number is not on WhatsApp, or does not take messages of businesses.',
  131047: 'The last message of this person is more than a day old: send a template.',
  131049: 'WhatsApp did not deliver it, because this person gets many messages of businesses.',
  131050: 'This person has turned off messages of businesses.',
  131051: 'WhatsApp does not take messages of this kind.',
  132000: 'The template has another number of values.',
  132001: 'There is no such template in this language.',
  132007: 'The template breaks a rule of WhatsApp.',
  132015: 'WhatsApp has paused this template.',
};

export const whatsappMessages = {
  off: 'WhatsApp is off: a setting is missing.',
  windowClosed: 'The last message of this person is more than a day old. Send a template.',
  stopped: 'This person has ended all messages.',
  blocked: 'This person is blocked.',
  idUsed: 'Nothing was sent: another message has this id already. Please send yours again.',
  unknownTemplate: 'There is no approved template of this name in this language.',
  wrongValues: (count: number) => `The template needs ${count} ${count === 1 ? 'value' : 'values'}.`,
  interrupted: 'WhatsApp did not answer.',
};
