import type { CloudflareError } from '../lib/cloudflare.ts';
import type { Settings } from '../lib/settings.ts';
import type { Setup } from './context.ts';
import { accessApplication, domain, emailRouting, emailSending, mailRecords, turnstile } from './domain-steps.ts';

import type { Permission } from './permissions.ts';
import { addresses, secretNames, secrets, workersAi } from './question-steps.ts';
import { bucket, database, distance, queues, withoutBucket, withoutQueues } from './resource-steps.ts';
import { whatsapp } from './whatsapp-step.ts';

interface Step {
  title: string;
  needs: Permission[];
  /** The line of `--dry-run`. */
  makes: (settings: Settings) => string;
  /** @returns a sentence about its result */
  run: (setup: Setup) => Promise<string>;
  /** Fallback if the account refuses the service. */
  optional?: (setup: Setup, error: CloudflareError) => Promise<string>;
}

const off = (what: string) => async (_setup: Setup, error: CloudflareError) => `off, ${what} (${error.message})`;

export const steps: Step[] = [
  {
    title: 'Database',
    needs: ['D1: Edit'],
    makes: ({ database: { name } }) => `finds or creates D1 ${name}, writes its id`,
    run: database,
  },
  {
    title: 'Distance',
    needs: ['D1: Edit'],
    makes: () => 'offers copies of the database near visitors, and Smart Placement of the Worker',
    run: distance,
    optional: off('so every read goes to the database itself'),
  },
  {
    title: 'Files',
    needs: ['Workers R2 Storage: Edit'],
    makes: ({ bucket: name = 'none' }) => `finds or creates the R2 bucket ${name}`,
    run: bucket,
    optional: withoutBucket,
  },
  {
    title: 'Queues',
    needs: ['Queues: Edit'],
    makes: ({ queues: names }) => `finds or creates ${names.join(', ') || 'none'}`,
    run: queues,
    optional: withoutQueues,
  },
  {
    title: 'Addresses',
    needs: ['Zone: Read'],
    makes: () => 'asks for SITE_URL, MAIL_FROM and STAFF_ADDRESSES',
    run: addresses,
  },
  {
    title: 'Domain',
    needs: ['Zone Settings: Edit'],
    makes: () =>
      'turns on Always Use HTTPS of the domain, and off what rewrites pages (Email Address Obfuscation, Rocket Loader)',
    run: domain,
    optional: async ({ byHand }, error) => {
      byHand.push(
        'Turn Always Use HTTPS on: https://dash.cloudflare.com → the domain → SSL/TLS → Edge Certificates.',
        'Turn Email Address Obfuscation and Rocket Loader off: the same domain → Security → Settings, and Speed → Settings.',
      );
      return `off (${error.message})`;
    },
  },
  {
    title: 'Staff sign-in',
    needs: ['Access: Organizations, Identity Providers, and Groups: Read', 'Access: Apps and Policies: Edit'],
    makes: () =>
      'finds or creates the Access application, asks who may sign in, writes ACCESS_TEAM_DOMAIN and ACCESS_AUD',
    run: accessApplication,
    optional: off('so no one can use /admin'),
  },
  {
    title: 'Spam check',
    needs: ['Turnstile: Edit'],
    makes: ({ worker }) => `finds or creates the Turnstile widget ${worker}, writes TURNSTILE_SITE_KEY`,
    run: turnstile,
    optional: off('so forms are not checked'),
  },
  {
    title: 'Sending email',
    needs: ['Email Sending: Edit', 'Queues: Edit'],
    makes: () => 'turns on Cloudflare Email Service for the domain of MAIL_FROM, and its events',
    run: emailSending,
    optional: off('so set RESEND_API_KEY'),
  },
  {
    title: 'Replies by email',
    needs: ['Zone Settings: Edit', 'Email Routing Rules: Edit'],
    makes: () => 'turns on Email Routing with its DNS and subaddressing, and sends reply@ to the Worker',
    run: emailRouting,
    optional: off('so visitors cannot reply by email'),
  },
  {
    title: 'Secrets',
    needs: ['Workers Scripts: Edit'],
    makes: () => `asks for ${secretNames.join(', ')}, and sets those`,
    run: secrets,
  },
  {
    title: 'Joe’s model',
    needs: ['Workers Scripts: Edit'],
    makes: () => 'without a key of Joe’s model, offers Workers AI and says what it costs',
    run: workersAi,
  },
  {
    title: 'WhatsApp',
    needs: [],
    makes: () => 'asks for the number and the three secrets of Meta’s Cloud API, and tries them',
    run: whatsapp,
  },
  {
    title: 'SPF, DKIM, DMARC',
    needs: ['Workers Scripts: Edit'],
    makes: () => 'looks up the records of the domain of MAIL_FROM, says what is missing',
    run: mailRecords,
  },
];
