import type { ReactElement } from 'react';
import type { Submission } from '#shared/contracts/submissions.ts';
import type { Locale } from '#shared/locales.ts';
import type { EmailKind } from '#shared/mail/email-kinds.ts';
import type { EmailWithRecords } from '../db/email-records.ts';
import type { Bindings } from '../env.ts';
import type { RenderedMail } from './transport.ts';

export const tokenPlaceholder = 'token-placeholder';

/** `loaded` is the result of the kind's `load` for this email. */
export interface OutboxItem<Loaded = unknown> extends EmailWithRecords {
  loaded?: Loaded | undefined;
}

export interface Mail<Loaded = unknown> extends Omit<OutboxItem<Loaded>, 'submission'> {
  env: Bindings;
  siteUrl: string;
  locale: Locale;
  submission: Submission | undefined;
  secret: string | undefined;
  address: (path: string) => string;
  /** The address that files a visitor's reply with the record. */
  conversation: string | undefined;
  chatSessionId: string | undefined;
}

interface MailContent
  extends Partial<Pick<RenderedMail, 'subject' | 'headers' | 'fromName' | 'replyTo' | 'cc' | 'attachments'>> {
  template: ReactElement;
  token?: string | undefined;
}

export interface MailKind<Loaded = unknown> {
  content(mail: Mail<Loaded>): MailContent | undefined | Promise<MailContent | undefined>;
  /**
   * Anyone can trigger this email to any address, so it counts towards the limit of its address. Reminders and
   * follow-ups do not: bookings and the single subscription limit them.
   */
  requested?: true;
  /** After an erasure, people still get the emails that they ask for, and our replies. */
  bypassesSuppression?: 'after erasure' | 'always';
  toStaff?: true;
  /** While its recipient is away, a colleague who covers gets it. */
  covered?: true;
  language?(item: OutboxItem<Loaded>): Locale | undefined;
  urgent?: false;
  afterUnsubscribing?: true;
  ownBody?: true;
  /** A staff member wrote the email, so an out-of-office reply is welcome. */
  byHand?: true;
  /** Loads the data for all emails of a batch together, by the id of the email. */
  load?: (env: Bindings, items: OutboxItem[]) => Promise<ReadonlyMap<string, Loaded>>;
  outdated?: (item: OutboxItem, now: number) => string | undefined;
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

export function kindsToVisitors(): EmailKind[] {
  return [...kinds].flatMap(([name, { toStaff }]) => (toStaff ? [] : [name]));
}

export function kindsToStaff(): EmailKind[] {
  return [...kinds].flatMap(([name, { toStaff }]) => (toStaff ? [name] : []));
}

export function coveredKinds(): EmailKind[] {
  return [...kinds].flatMap(([name, { covered }]) => (covered ? [name] : []));
}

export async function loadForMails(env: Bindings, items: OutboxItem[]): Promise<OutboxItem[]> {
  const loaded = new Map<string, unknown>();
  for (const load of new Set(items.map(({ email }) => kindOf(email.kind).load))) {
    for (const [id, one] of (await load?.(env, items)) ?? []) loaded.set(id, one);
  }
  return items.map((item) => ({ ...item, loaded: loaded.get(item.email.id) }));
}
