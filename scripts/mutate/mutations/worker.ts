import type { MutatedFile } from '../mutation.ts';

/** Forms, email, chat, bookings, roles and the work of the Cron Trigger. */
export const worker: MutatedFile[] = [
  {
    file: 'src-worker/index.ts',
    tests: 'worker promises/cron',
    promises: {
      'the Cron Trigger delivers due mail': [
        'startScheduledNewsletters(env).finally(() => deliverDue(env, { duration: cronDurationMs })),',
        'startScheduledNewsletters(env),',
      ],
      'the Cron Trigger starts scheduled newsletters': [
        'startScheduledNewsletters(env).finally(() => deliverDue(env, { duration: cronDurationMs })),',
        'deliverDue(env, { duration: cronDurationMs }),',
      ],
      'the Cron Trigger sends the daily email to staff': [
        'wakeSnoozed(env).finally(() => sendDigests(env)),',
        'wakeSnoozed(env),',
      ],
      'the Cron Trigger sends the weekly figures': ['      sendSummaries(env),\n', ''],
      "the Cron Trigger reads the hosts' calendars": ['Promise.all([syncCalendars(env), ', 'Promise.all(['],
      'the Cron Trigger delivers webhooks': ['      deliverWebhooks(env, webhookClaims),\n', ''],
      'the Cron Trigger deletes what has expired': [
        '      purgeExpired(env).finally(() => deleteDueFiles(env)),\n',
        '',
      ],
    },
  },
  {
    file: 'src-shared/site/retention-days.ts',
    tests: 'worker promises/cron',
    promises: {
      'applications are deleted after a year': ['application: 365', 'application: 3650'],
    },
  },
  {
    file: 'src-worker/mail/claims.ts',
    tests: 'worker promises/cron',
    promises: {
      'a mail that failed is tried again after a minute': ['[1 * minuteLength, 5', '[60 * minuteLength, 5'],
    },
  },
  {
    file: 'src-worker/mail/retry.ts',
    tests: 'worker promises/cron',
    promises: {
      'a claim is given back after ten minutes': ['claimTimeoutMs = 10 * 60_000', 'claimTimeoutMs = 600 * 60_000'],
    },
  },
  {
    file: 'src-worker/newsletter/mails.tsx',
    tests: 'worker promises/newsletter',
    promises: {
      'the follow-ups come after 3, 7 and 14 days': [
        "{ kind: 'newsletter_follow_up_2', after: 7 }",
        "{ kind: 'newsletter_follow_up_2', after: 10 }",
      ],
    },
  },
  {
    file: 'src-shared/content/en/newsletter-messages.ts',
    tests: 'worker promises/newsletter',
    promises: {
      'a second subscription is refused with its sentence': [
        "alreadySubscribed: 'This email is already subscribed to our newsletter.'",
        "alreadySubscribed: 'Thank you.'",
      ],
    },
  },
  {
    file: 'src-worker/newsletter/subscribe.ts',
    tests: 'worker promises/newsletter',
    promises: {
      'who comes back gets the mail that says so': [
        "mailOf('newsletter_welcome_back', now)",
        "mailOf('newsletter_goodbye', now)",
      ],
    },
  },
  {
    file: 'src-worker/newsletter/mails.tsx',
    tests: 'worker promises/mail',
    promises: {
      'mail to subscribers has a one-click link': [
        "      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',\n",
        '',
      ],
    },
  },
  {
    file: 'src-shared/content/en/mail.ts',
    tests: 'worker promises/mail',
    promises: {
      'the confirmation of an inquiry has its subject': ['Partnership Inquiry Received - ', 'Your inquiry to '],
    },
  },
  {
    file: 'src-worker/submissions/record.ts',
    tests: 'worker promises/forms',
    promises: {
      'a demo request keeps its use case as the message': ['return request.useCase;', 'return request.company;'],
      'a new submission is pending': ["status: 'pending',\n    fingerprint,", "status: 'contacted',\n    fingerprint,"],
    },
  },
  {
    file: 'src-worker/chat/history.ts',
    tests: 'worker promises/chat',
    promises: {
      'the model gets the system entry and the ten latest': ['maxEntries = 10', 'maxEntries = 30'],
    },
  },
  {
    file: 'src-shared/chat/confidence.ts',
    tests: 'worker promises/chat',
    promises: {
      'an answer of the model has the confidence 0.9': ['model: 0.9', 'model: 0.6'],
      'a canned reply has the confidence 0.7': ['canned: 0.7', 'canned: 0.9'],
    },
  },
  {
    file: 'src-worker/chat/answer/canned-reply.ts',
    tests: 'worker promises/chat',
    promises: {
      'an answer about a quote suggests to get one': ["english: ['pricing', 'quote']", "english: ['pricing']"],
    },
  },
  {
    file: 'src-worker/config.ts',
    tests: 'worker promises/chat',
    promises: {
      'the model is gpt-4o with 1,000 tokens': [
        'CHAT_MAX_TOKENS: positiveInteger.default(1000)',
        'CHAT_MAX_TOKENS: positiveInteger.default(100)',
      ],
    },
  },
  {
    file: 'src-worker/bookings/mails.tsx',
    tests: 'worker promises/bookings',
    promises: {
      'reminders go out 24 hours and one hour before': ['[24 * hourLength, hourLength]', '[24 * hourLength]'],
    },
  },
  {
    file: 'src-worker/config.ts',
    tests: 'worker promises/bookings',
    promises: {
      'nothing is offered within four hours': [
        'BOOKING_NOTICE_HOURS: z.coerce.number().min(0).default(4)',
        'BOOKING_NOTICE_HOURS: z.coerce.number().min(0).default(0)',
      ],
    },
  },
  {
    file: 'src-shared/roles.ts',
    tests: 'worker inbox/hiring inbox/admin auth/records auth/roles',
    promises: {
      'applications need the role recruiting': ["career: 'recruiting'", "career: 'sales'"],
    },
  },
  {
    file: 'src-worker/webhooks/admin.ts',
    tests: 'worker auth/roles auth/records',
    promises: {
      'webhooks need the role admin': ["get('/', requireRole('admin')", "get('/', requireRole('marketing')"],
    },
  },
  {
    file: 'src-worker/auth/access-token.ts',
    tests: 'worker attacks/forged-sign-in',
    promises: {
      'a token for another application is refused': ['      audience,\n      algorithms', '      algorithms'],
    },
  },
  {
    file: 'src-worker/http/security.ts',
    tests: 'worker http/security',
    promises: {
      'a write from another site is refused': ['if (crossOrigin || crossSite) {', 'if (crossOrigin && crossSite) {'],
    },
  },
  {
    file: 'src-worker/submissions/submit.ts',
    tests: 'worker submissions/submit submissions/routes',
    promises: {
      'a ticked honeypot stores nothing': [
        'if (request[honeypotField]) {',
        'if (request[honeypotField] === undefined) {',
      ],
    },
  },
];
