import type { ReactElement } from 'react';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import type { EmailKind } from '../../src-shared/email-kinds.ts';
import type { Locale } from '../../src-shared/locales.ts';
import type { Bindings } from '../env.ts';
import type { OutboxItem } from './claims.ts';
import type { RenderedMail } from './transport.ts';

/** Stands in a body that many mails share for the token of each. */
export const tokenPlaceholder = 'token-placeholder';

/** What a mail is made of when it is sent. */
export interface Mail extends Omit<OutboxItem, 'submission'> {
  env: Bindings;
  siteUrl: string;
  locale: Locale;
  submission: Submission | undefined;
  /** Missing when staff look at the mail: its link then leads to the page alone. */
  secret: string | undefined;
  /** The full address of a page in the mail's language. */
  address: (path: string) => string;
}

export interface MailContent extends Partial<Pick<RenderedMail, 'subject' | 'headers' | 'replyTo' | 'attachments'>> {
  template: ReactElement;
  /** Replaces `tokenPlaceholder`. */
  token?: string | undefined;
}

/** All that the delivery knows of a kind of mail. The feature that queues the mail describes it. */
export interface MailKind {
  /** Undefined when the record that it is about is gone. */
  content: (mail: Mail) => MailContent | undefined | Promise<MailContent | undefined>;
  /**
   * Anybody can cause it to be mailed to any address, by a form or by a link: it counts for the limit of its address. Reminders and
   * follow-ups do not: the bookings and the one subscription of an address limit them.
   */
  requested?: true;
  /** Who had all data erased has not refused our mail: they get what they ask for, and our answers. */
  bypassesSuppression?: 'after erasure' | 'always';
  /** In English. */
  toStaff?: true;
  /** Otherwise the language of the record. */
  language?: (item: OutboxItem) => Locale | undefined;
  /** A letter waits for what is urgent, as in `lane` (`db/schema.ts`). */
  urgent?: false;
  /** It is sent to a reader who has left. */
  afterUnsubscribing?: true;
  /** Mails about the same submission differ. */
  ownBody?: true;
  /** Adds what these mails need to the items of a group, in as few round trips as possible. */
  load?: (env: Bindings, items: OutboxItem[]) => Promise<OutboxItem[]>;
  /** Why nobody wants it any more, for staff. `now` is in milliseconds. */
  outdated?: (item: OutboxItem, now: number) => string | undefined;
  /** What only the owner of the address should have, for the link. */
  secret?: (env: Bindings, item: OutboxItem) => Promise<string | undefined>;
}

const kinds = new Map<EmailKind, MailKind>();

export function registerMails(mails: Record<EmailKind, MailKind>): void {
  for (const [name, kind] of Object.entries(mails)) kinds.set(name as EmailKind, kind);
}

export function kindOf(name: EmailKind): MailKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`No feature describes the mail ${name}`);
  return kind;
}

export function requestedKinds(): EmailKind[] {
  return [...kinds].flatMap(([name, { requested }]) => (requested ? [name] : []));
}

export async function loadForMails(env: Bindings, items: OutboxItem[]): Promise<OutboxItem[]> {
  let loaded = items;
  for (const load of new Set(items.map(({ email }) => kindOf(email.kind).load))) {
    if (load) loaded = await load(env, loaded);
  }
  return loaded;
}
