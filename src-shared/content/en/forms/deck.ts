import { common, contact, failure } from './common.ts';

/** Every address gets this message, so that it tells a stranger nothing. */
const success = {
  title: 'Thank you.',
  text: 'We’ll email the link to this address. If we’re updating the deck just now, the link follows when it’s ready.',
};

export const deckForm = {
  title: 'Investment deck',
  email: contact.email.label,
  placeholder: 'name@company.com',
  hint: 'We email you a personal link to the PDF. It works for seven days and five downloads.',
  submit: 'Download Investment Deck',
  submitting: 'Sending...',
  success,
  failure: failure.text ?? '',
  lasting: { ...common.lasting, success: 'We have your request. The link comes by email.' },
  honeypot: common.honeypot,
  problems: common.problems,
};
export type DeckFormContent = typeof deckForm;
