import type { Mutation } from '../mutation.ts';

const en = 'src-shared/content/en';

/** Fields, options and texts of forms. */
export const forms: Mutation[] = [
  {
    promise: 'Series C is an option',
    file: 'src-shared/forms/options.ts',
    find: "  'Series C',\n",
    replace: '',
    tests: 'promises forms',
  },
  {
    promise: 'there are seven time slots',
    file: 'src-shared/forms/options.ts',
    find: "'11-12 AM', '1-2 PM'",
    replace: "'1-2 PM'",
    tests: 'promises forms',
  },
  {
    promise: 'the message of the partnership form is required',
    file: 'src-shared/forms/fields.ts',
    find: "name: 'message', kind: 'textarea', required,",
    replace: "name: 'message', kind: 'textarea',",
    tests: 'promises forms',
  },
  {
    promise: 'the cover letter has four rows',
    file: 'src-shared/forms/fields.ts',
    find: "name: 'coverLetter', kind: 'textarea', required, wide, rows: 4",
    replace: "name: 'coverLetter', kind: 'textarea', required, wide, rows: 8",
    tests: 'promises forms',
  },
  {
    promise: 'the address has the type email',
    file: 'src-shared/forms/fields.ts',
    find: "name: 'email', kind: 'email'",
    replace: "name: 'email', kind: 'text'",
    tests: 'promises forms',
  },
  {
    promise: 'the portfolio has the type url',
    file: 'src-shared/forms/fields.ts',
    find: "name: 'portfolio', kind: 'url'",
    replace: "name: 'portfolio', kind: 'text'",
    tests: 'promises forms',
  },
  {
    promise: 'the page of a sent application says so',
    file: `${en}/forms/career.ts`,
    find: 'We will get back to you soon.',
    replace: 'We will call you soon.',
    tests: 'promises forms',
  },
  {
    promise: 'the keyboard does not reach the honeypot',
    file: 'src-web/forms/hidden-fields.tsx',
    find: ' tabIndex={-1}',
    replace: '',
    tests: 'promises forms',
  },
  {
    promise: 'the demo form says Scheduling Demo... while it is sent',
    file: `${en}/forms/demo.ts`,
    find: 'Scheduling Demo...',
    replace: 'Sending...',
    tests: 'web promises/web/forms',
  },
  {
    promise: 'the submit button is disabled while a form is sent',
    file: 'src-web/forms/submission-form.tsx',
    find: 'size="large" disabled={sending}',
    replace: 'size="large"',
    tests: 'web promises/web/forms',
  },
  {
    promise: 'the result of a form shows for five seconds',
    file: 'src-web/forms/form-store.ts',
    find: 'resultDurationMs = 5000',
    replace: 'resultDurationMs = 15_000',
    tests: 'web promises/web/forms',
  },
  {
    promise: 'an accepted form is cleared',
    file: 'src-web/forms/use-form.ts',
    find: '      clearSent(element, state.accepted);\n',
    replace: '',
    tests: 'web promises/web/forms',
  },
  {
    promise: 'a failed demo request names the address to write to',
    file: `${en}/forms/common.ts`,
    find: 'Please try again or contact us directly at ',
    replace: 'Please write to ',
    tests: 'web promises/web/forms',
  },
  {
    promise: 'the demo form sends the time zone of the browser',
    file: 'src-web/forms/submit-form.ts',
    find: 'Intl.DateTimeFormat().resolvedOptions().timeZone',
    replace: "'UTC'",
    tests: 'web promises/web/forms',
  },
  {
    promise: 'the newsletter form says Subscribing... while it is sent',
    file: `${en}/layout.ts`,
    find: "submitting: 'Subscribing...'",
    replace: "submitting: 'Subscribe'",
    tests: 'web promises/web/forms',
  },
  {
    promise: 'a blank newsletter address is not sent',
    file: 'src-web/site/layout/newsletter-form.tsx',
    find: 'if (blank) event.preventDefault();\n    else ',
    replace: '',
    tests: 'web promises/web/forms',
  },
];
