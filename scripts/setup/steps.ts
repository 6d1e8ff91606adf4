import type { CloudflareError } from '../lib/cloudflare.ts';
import type { Settings } from '../lib/settings.ts';
import type { Setup } from './context.ts';
import { accessApplication, emailRouting, emailSending, turnstile } from './domain-steps.ts';
import { addresses, secretNames, secrets } from './question-steps.ts';
import { bucket, database, queues, withoutBucket, withoutQueues } from './resource-steps.ts';

interface Step {
  title: string;
  /** The line of `--dry-run`. */
  makes: (settings: Settings) => string;
  /** @returns a sentence about its result */
  run: (setup: Setup) => Promise<string>;
  /** Fallback if the account refuses the service. */
  optional?: (setup: Setup, error: CloudflareError) => Promise<string>;
}

const off = (what: string) => async (_setup: Setup, error: CloudflareError) => `off, ${what} (${error.message})`;

export const steps: Step[] = [
  { title: 'Database', makes: ({ database: { name } }) => `finds or creates D1 ${name}, writes its id`, run: database },
  {
    title: 'Files',
    makes: ({ bucket: name = 'none' }) => `finds or creates the R2 bucket ${name}`,
    run: bucket,
    optional: withoutBucket,
  },
  {
    title: 'Queues',
    makes: ({ queues: names }) => `finds or creates ${names.join(', ') || 'none'}`,
    run: queues,
    optional: withoutQueues,
  },
  { title: 'Addresses', makes: () => 'asks for SITE_URL, MAIL_FROM and STAFF_ADDRESSES', run: addresses },
  {
    title: 'Staff sign-in',
    makes: () => 'finds or creates the Access application, writes ACCESS_TEAM_DOMAIN and ACCESS_AUD',
    run: accessApplication,
    optional: off('so no one can use /admin'),
  },
  {
    title: 'Spam check',
    makes: ({ worker }) => `finds or creates the Turnstile widget ${worker}, writes TURNSTILE_SITE_KEY`,
    run: turnstile,
    optional: off('so forms are not checked'),
  },
  {
    title: 'Sending email',
    makes: () => 'turns on Cloudflare Email Service for the domain of MAIL_FROM, and its events',
    run: emailSending,
    optional: off('so set RESEND_API_KEY'),
  },
  {
    title: 'Replies by email',
    makes: () => 'turns on Email Routing and sends reply@ to the Worker',
    run: emailRouting,
    optional: off('so visitors cannot reply by email'),
  },
  { title: 'Secrets', makes: () => `asks for ${secretNames.join(', ')}, and sets those`, run: secrets },
];
