import type { MutatedFile } from '../mutation.ts';

/** Fields, options and texts of forms. */
export const forms: MutatedFile[] = [
  {
    file: 'src-shared/forms/options.ts',
    tests: 'promises forms',
    promises: {
      'Series C is an option': ["  'Series C',\n", ''],
      'there are seven time slots': ["'11-12 AM', '1-2 PM'", "'1-2 PM'"],
    },
  },
  {
    file: 'src-shared/forms/fields.ts',
    tests: 'promises forms',
    promises: {
      'the message of the partnership form is required': [
        "name: 'message', kind: 'textarea', required,",
        "name: 'message', kind: 'textarea',",
      ],
      'the cover letter has four rows': [
        "name: 'coverLetter', kind: 'textarea', required, wide, rows: 4",
        "name: 'coverLetter', kind: 'textarea', required, wide, rows: 8",
      ],
      'the address has the type email': ["name: 'email', kind: 'email'", "name: 'email', kind: 'text'"],
      'the portfolio has the type url': ["name: 'portfolio', kind: 'url'", "name: 'portfolio', kind: 'text'"],
    },
  },
  {
    file: 'src-shared/content/en/forms/career.ts',
    tests: 'promises forms',
    promises: {
      'the page of a sent application says so': ['We will get back to you soon.', 'We will call you soon.'],
    },
  },
  {
    file: 'src-web/forms/hidden-fields.tsx',
    tests: 'promises forms',
    promises: {
      'the keyboard does not reach the honeypot': [' tabIndex={-1}', ''],
    },
  },
  {
    file: 'src-shared/content/en/forms/demo.ts',
    tests: 'web promises/web/forms',
    promises: {
      'the demo form says Scheduling Demo... while it is sent': ['Scheduling Demo...', 'Sending...'],
    },
  },
  {
    file: 'src-web/forms/submission-form.tsx',
    tests: 'web promises/web/forms',
    promises: {
      'the submit button is disabled while a form is sent': ['        disabled={sending}\n', ''],
    },
  },
  {
    file: 'src-web/forms/form-store.ts',
    tests: 'web promises/web/forms',
    promises: {
      'the result of a form shows for five seconds': ['resultDurationMs = 5000', 'resultDurationMs = 15_000'],
    },
  },
  {
    file: 'src-web/forms/use-form.ts',
    tests: 'web promises/web/forms',
    promises: {
      'an accepted form is cleared': ['      clearSent(element, state.accepted);\n', ''],
    },
  },
  {
    file: 'src-shared/content/en/forms/common.ts',
    tests: 'web promises/web/forms',
    promises: {
      'a failed demo request names the address to write to': [
        'Please try again or contact us directly at ',
        'Please write to ',
      ],
    },
  },
  {
    file: 'src-web/forms/submit-form.ts',
    tests: 'web promises/web/forms',
    promises: {
      'the demo form sends the time zone of the browser': ['Intl.DateTimeFormat().resolvedOptions().timeZone', "'UTC'"],
    },
  },
  {
    file: 'src-shared/content/en/forms/newsletter.ts',
    tests: 'web promises/web/forms',
    promises: {
      'the newsletter form says Subscribing... while it is sent': [
        "submitting: 'Subscribing...'",
        "submitting: 'Subscribe'",
      ],
    },
  },
  {
    file: 'src-web/site/layout/newsletter-form.tsx',
    tests: 'web promises/web/forms',
    promises: {
      'a blank newsletter address is not sent': ['if (blank) event.preventDefault();\n    else ', ''],
    },
  },
];
