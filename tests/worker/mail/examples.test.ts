import { expect, it } from 'vitest';
import { emailKinds } from '../../../src-shared/email-kinds.ts';
import { additionalFields } from '../../../src-shared/forms/fields.ts';
import { formTypes } from '../../../src-shared/forms/options.ts';
import { exampleOf } from '../support/mail-examples.ts';

it.each(formTypes)('fills in every field of a %s, so that the preview of its mails shows all of them', (type) => {
  const { submission } = exampleOf(`${type}_notification`);
  const filledIn = Object.entries(submission!.additionalData).filter(([, value]) => value !== null);
  expect(filledIn.map(([name]) => name).sort()).toEqual(additionalFields(type).sort());
});

it.each(emailKinds)('has the subject that a %s has in production', (kind) => {
  const { email } = exampleOf(kind);
  const belongsToForm = /^(demo|partnership|career)_(confirmation|notification)$/.test(kind);
  expect(email.subject.includes('What our agents learned')).toBe(kind === 'newsletter' || kind === 'newsletter_update');
  if (belongsToForm) expect(email.subject).toMatch(/Received|New /);
  if (kind.startsWith('booking_')) expect(email.subject).toContain('Thursday, 5 February');
});
