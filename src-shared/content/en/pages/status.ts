import { brand } from '#shared/brand.ts';
import type { PublicPart, PublicStatus } from '#shared/contracts/admin.ts';
import { paths } from '#shared/paths.ts';
import type { Action } from '../../types/blocks.ts';

interface StatusContent {
  meta: { title: string; description: string };
  eyebrow: string;
  title: string;
  lead: string;
  parts: Record<PublicPart, { title: string; text: string }>;
  states: Record<PublicStatus, string>;
  since: (time: string) => string;
  checked: (time: string) => string;
  /** Disturbances that the checks have found; `to` is absent while one lasts. */
  incidents: { title: string; line: (part: string, from: string, to?: string) => string };
  note: string;
  actions: Action[];
}

export type { StatusContent };

const status: StatusContent = {
  meta: {
    title: `Status of ${brand.name}: website status`,
    description:
      'The state of forms, bookings, emails, the chat and file uploads right now, from the checks of the site itself.',
  },
  eyebrow: 'Status',
  title: 'What works right now',
  lead: 'These checks run again when you open this page, at most every 10 seconds. They cover this website, not the products.',
  parts: {
    website: { title: 'Forms and bookings', text: 'Requests, demo times, applications and the newsletter.' },
    emails: { title: 'Emails', text: 'Confirmations, reminders and replies.' },
    joe: { title: 'Joe', text: 'The assistant in the chat.' },
    files: { title: 'File uploads', text: 'The CV of an application.' },
  },
  states: {
    ok: 'Works',
    degraded: 'Works with delays or limits',
    down: 'Does not work',
    off: 'Not in use',
    unknown: 'Not known',
  },
  since: (time) => `since ${time}, Gulf time`,
  checked: (time) => `Checked on ${time}, Gulf time.`,
  incidents: {
    title: 'Last incidents',
    line: (part, from, to) => `${part}: from ${from}${to ? ` to ${to}` : ''}, Gulf time`,
  },
  note: 'If a form fails, email or call us instead.',
  actions: [{ label: 'Contact', to: paths.contact }],
};

export default status;
