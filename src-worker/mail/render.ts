import type { ReactElement } from 'react';
import type { EmailKind } from '../../src-shared/email-kinds.ts';
import { defaultLocale, type Locale } from '../../src-shared/locales.ts';
import { withoutLineBreaks } from '../../src-shared/one-line.ts';
import {
  bookingPath,
  confirmSubscriptionPath,
  localizedPath,
  myDataPath,
  paths,
  unsubscribePath,
} from '../../src-shared/paths.ts';
import { bookedHourOf } from '../bookings/mails.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { replyAddress, threadHeaders, withReplies } from '../inbox/reply-address.ts';
import { countedLinks, type Letter, letterFor } from '../newsletter/letter.ts';
import { submissionOf } from '../submissions/record.ts';
import { withAnswerDays } from './answer-days.ts';
import { type OutboxItem, selectItem } from './claims.ts';
import { SendFailure } from './delivery-budget.ts';
import { toPlainText } from './plain-text.ts';
import { staffSubject } from './subjects.ts';
import type { RenderedMail } from './transport.ts';

/** Half of the Worker's code, so it is loaded with the first mail. */
const load = () => Promise.all([import('./template-of.tsx'), import('./template-of.tsx'), import('./attachments.ts')]);

interface Body {
  html: string;
  text: string;
}

/** Rendered bodies by key: a notification to several staff addresses, a newsletter to its readers. */
export type RenderCache = Map<string, Promise<Body>>;

/** The mails to staff that they may answer. An answer in a conversation is written in the admin area. */
const answersGoToVisitor = new Set<EmailKind>([
  'demo_notification',
  'partnership_notification',
  'career_notification',
  'other_notification',
  'booking_notification',
]);

const staffOnly = new Set<EmailKind>(['staff_digest', 'staff_summary']);

const tokenPlaceholder = 'token-placeholder';

/**
 * Renders a mail from its row and its record, in its language. Mails that share a body and a `renderCache` are rendered once. Without a
 * `secret`, a link that only the owner of the address should have leads to its page alone.
 * @throws SendFailure rejected, when the record is gone
 */
export async function render(
  env: Bindings,
  item: OutboxItem,
  renderCache: RenderCache = new Map(),
  secret?: string,
): Promise<RenderedMail> {
  const { SITE_URL: siteUrl } = configOf(env);
  const { email, subscriber, answerDay, nextTime, reply } = item;
  const submission = item.submission && submissionOf(item.submission);
  const booking = bookedHourOf(item);
  const [{ templateOf }, , { attachmentsOf }] = await load();
  const token = tokenOf(item, secret);
  const unsubscribes = token !== undefined && email.kind !== 'newsletter_confirm';
  const letter = letterFor(item);
  const locale = localeOf(item, letter);
  const address = (path: string) => siteUrl + localizedPath(path, locale);
  const linkPath = linkPathOf(email.kind, secret);
  const link = linkPath && address(linkPath);
  const template = templateOf({
    kind: email.kind,
    locale,
    siteUrl,
    submission,
    booking,
    answerDay,
    nextTime,
    newsletter: letter,
    linkOf: item.newsletter && countedLinks(siteUrl, item.newsletter),
    reply,
    payload: email.payload,
    unsubscribeUrl: unsubscribes ? address(unsubscribePath(tokenPlaceholder)) : undefined,
    link,
  });
  const recordIsGone = !template || (email.subscriberId !== null && !subscriber);
  if (recordIsGone) throw new SendFailure('rejected', 'The record this mail is about is gone');
  const key = `${email.kind} ${contentKey(email)} ${locale} ${token !== undefined}`;
  const body = renderCache.get(key) ?? toHtmlAndText(template);
  renderCache.set(key, body);
  const { html, text } = await body;
  // The conversation that began in the chat goes on by mail.
  const answeredInInbox = email.kind === 'other_confirmation' ? submission : undefined;
  const withToken = (text: string) => (token ? text.replaceAll(tokenPlaceholder, encodeURIComponent(token)) : text);
  return {
    subject: withoutLineBreaks(letter?.subject ?? staffSubject(email, submission) ?? email.subject),
    html: withToken(html),
    text: withToken(text),
    headers: {
      'Content-Language': locale,
      ...(unsubscribes && listHeaders(siteUrl, token)),
      ...(reply && threadHeaders(env, reply)),
      ...(answeredInInbox && threadHeaders(env, { submissionId: answeredInInbox.id, received: [] })),
    },
    ...(submission && answersGoToVisitor.has(email.kind) && { replyTo: submission.email }),
    ...(reply && { replyTo: reply.address }),
    ...(answeredInInbox && { replyTo: await replyAddress(env, answeredInInbox.id) }),
    attachments: submission
      ? attachmentsOf({ kind: email.kind, createdAt: email.createdAt, submission, booking, answerDay, link })
      : [],
  };
}

/** What replaces the placeholder in the shared body: the token to unsubscribe or, in the mail that asks for it, to confirm. */
function tokenOf({ email, subscriber }: OutboxItem, secret: string | undefined): string | undefined {
  if (email.kind === 'newsletter_confirm') return secret;
  return email.kind === 'newsletter_goodbye' ? undefined : subscriber?.token;
}

/** The same for mails that say the same: about one submission those with the same payload. */
function contentKey({ id, kind, submissionId, newsletterId, payload }: OutboxItem['email']): string | null {
  if (kind === 'staff_reply') return id;
  if (submissionId) return `${submissionId} ${JSON.stringify(payload)}`;
  return payload ? id : newsletterId;
}

/** Staff read English, a letter and a reply are in the language of their text, any other mail in that of its record. */
function localeOf({ email, submission, subscriber, reply }: OutboxItem, letter: Letter | undefined): Locale {
  if (email.kind.endsWith('_notification') || staffOnly.has(email.kind)) return 'en';
  return (
    reply?.locale ??
    letter?.locale ??
    submission?.locale ??
    subscriber?.locale ??
    email.payload?.locale ??
    defaultLocale
  );
}

function linkPathOf(kind: EmailKind, secret: string | undefined): string | undefined {
  switch (kind) {
    case 'newsletter_confirm':
      // The body is shared by all subscribers, so it holds no token yet.
      return secret ? confirmSubscriptionPath(tokenPlaceholder) : paths.confirmSubscription;
    case 'data_link':
      return secret ? myDataPath(secret) : paths.myData;
    case 'booking_confirmation':
    case 'booking_moved':
    case 'booking_reminder':
      return secret ? bookingPath(secret) : paths.booking;
    case 'booking_cancelled':
      return paths.scheduleDemo;
    default:
      return undefined;
  }
}

/** The body of a stored mail, for staff, without secrets; null when the mail or its record does not exist. */
export async function loadAndRender(env: Bindings, id: string): Promise<Body | null> {
  const found = await selectItem(database(env), id);
  if (!found) return null;
  const [item = found] = await withReplies(env, await withAnswerDays(env, [found]));
  try {
    const { html, text } = await render(env, item);
    return { html, text };
  } catch (error) {
    if (error instanceof SendFailure) return null;
    throw error;
  }
}

export async function renderNewsletter(
  env: Bindings,
  { locale = defaultLocale, ...newsletter }: { subject: string; content: string; locale?: Locale },
): Promise<{ html: string; text: string }> {
  const { SITE_URL: siteUrl } = configOf(env);
  const [{ templateOf }] = await load();
  const unsubscribeUrl = siteUrl + localizedPath(paths.unsubscribe, locale);
  return toHtmlAndText(templateOf({ kind: 'newsletter', locale, siteUrl, newsletter, unsubscribeUrl })!);
}

/** A reply as its reader gets it, for staff. */
export async function renderReply(
  env: Bindings,
  { text, locale }: { text: string; locale: Locale; subject?: string },
): Promise<Body> {
  const { SITE_URL: siteUrl } = configOf(env);
  const [{ templateOf }] = await load();
  return toHtmlAndText(templateOf({ kind: 'staff_reply', locale, siteUrl, reply: { text } })!);
}

async function toHtmlAndText(template: ReactElement): Promise<Body> {
  const [, { toHtml }] = await load();
  const html = toHtml(template);
  return { html, text: toPlainText(html) };
}

/** RFC 8058: one-click unsubscribe in mail clients. */
function listHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe/${encodeURIComponent(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
