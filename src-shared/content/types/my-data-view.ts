import type { ChatRecord, ConsentRecord } from '../../contracts/my-data.ts';
import type { SubscriberStatus } from '../../contracts/newsletter.ts';
import type { SubmissionStatus } from '../../contracts/submissions.ts';
import type { EmailStatus } from '../../email-kinds.ts';
import type { EntryKind } from '../../entry-kinds.ts';
import type { SubmissionType } from '../../forms/options.ts';
import type { SuppressionReason } from '../../suppression-reasons.ts';

/** The page behind the link to somebody's own data, which the Worker fills in. */
export interface MyDataViewContent {
  eyebrow: string;
  title: string;
  /** Before and after the address. */
  lead: { before: string; after: string };
  /** Before the time. */
  expires: string;
  warning: string;
  download: string;
  toNewsletter: string;
  toErase: string;
  purge: {
    /** Before the date. */
    before: string;
    never: string;
    /** Of an application with an open interview or offer. */
    open: string;
  };
  submissions: {
    title: string;
    empty: string;
    types: Record<SubmissionType, string>;
    statuses: Record<SubmissionStatus, string>;
    /** Before the time. */
    sent: string;
    timezone: string;
    /** Of a demo at a fixed hour. */
    booked: string;
    toBooking: string;
    /** Before the files' names. */
    files: string;
  };
  chats: {
    title: string;
    empty: string;
    by: Record<ChatRecord['by'], string>;
  };
  conversation: {
    title: string;
    empty: string;
    kinds: Record<Exclude<EntryKind, 'note'>, string>;
    /** In the place of a mail that its sender has had erased. */
    erased: string;
    /** Before the address to ask for the notes of staff. */
    notes: string;
  };
  mails: {
    title: string;
    empty: string;
    statuses: Record<EmailStatus, string>;
    /** Before the time. */
    queued: string;
    /** Why a mail was not sent: the limit of its address. */
    limited: string;
    more: (count: number) => string;
  };
  consents: {
    title: string;
    empty: string;
    actions: Record<ConsentRecord['action'], string>;
    /** Before the time. */
    on: string;
    /** By the stored source; after a comma. */
    sources: Record<string, string>;
    /** For a source that has no entry. */
    source: (source: string) => string;
    /** Before the quoted words. */
    wording: string;
    kept: string;
  };
  suppression: {
    title: string;
    none: string;
    some: { erased: string; otherwise: string };
    reasons: Record<SuppressionReason, string>;
    /** Before the time. */
    since: string;
    /** Before the provider's words. */
    detail: string;
    kept: string;
  };
  links: {
    title: string;
    /** Before the time. */
    sent: string;
    /** Between two times. */
    until: string;
    expired: string;
    current: string;
  };
  newsletter: {
    title: string;
    /** Before the time. */
    since: Record<SubscriberStatus, string>;
    statuses: Record<SubscriberStatus, string>;
    /** The words of the form at the foot of each page: the recorded consent names them. */
    offer: { title: string; text: string };
    subscribe: string;
    unsubscribe: string;
    /** Of a reader who gets the newsletter in another language than that of the page. */
    inThisLanguage: string;
    suppressed: string;
  };
  file: { title: string; text: string };
  erase: {
    title: string;
    text: string;
    backup: string;
    label: string;
    submit: string;
    wrongAddress: string;
  };
}
