import { common, contact, failure } from './common.ts';

/** The same for every address, so that it tells a stranger nothing. */
const success = {
  title: 'Thank you.',
  text: 'A link to the deck is coming to this address, usually within a minute.',
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
  honeypot: common.honeypot,
  problems: common.problems,
};
export type DeckFormContent = typeof deckForm;
