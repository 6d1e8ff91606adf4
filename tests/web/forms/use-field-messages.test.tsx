import { expect, test } from 'vitest';
import { fieldMessages } from '#shared/content/en/messages.ts';
import { fieldMessage } from '#web/forms/use-field-messages.ts';

test.each([
  [{ type: 'text', validity: { valueMissing: true } }, fieldMessages.blank],
  [{ type: 'textarea', validity: { valueMissing: true } }, fieldMessages.blank],
  [{ type: 'select-one', validity: { valueMissing: true } }, fieldMessages.noOption],
  [{ type: 'email', validity: { valueMissing: true } }, fieldMessages.noEmail],
  [{ type: 'email', validity: { typeMismatch: true } }, fieldMessages.invalidEmail],
  [{ type: 'date', validity: { valueMissing: true, badInput: true } }, fieldMessages.noDate],
  [{ type: 'date', validity: { rangeUnderflow: true } }, fieldMessages.pastDate],
  [{ type: 'date', validity: { rangeOverflow: true } }, fieldMessages.distantDate],
  [{ type: 'url', validity: { typeMismatch: true } }, fieldMessages.invalidLink],
  [{ type: 'text', validity: { tooLong: true }, maxLength: 80 }, fieldMessages.tooLong(80)],
])('%j has the sentence of the Worker', (field, sentence) => {
  expect(fieldMessage(field, fieldMessages)).toBe(sentence);
});
