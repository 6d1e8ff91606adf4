import type { ReactElement } from 'react';
import type { EmailKind } from '../../src-shared/email-kinds.ts';
import { oneLine } from '../../src-shared/one-line.ts';
import { confirmSubscriptionPath, myDataPath, paths, unsubscribePath } from '../../src-shared/paths.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { submissionOf } from '../submissions/record.ts';
import { type OutboxItem, selectItem } from './claims.ts';
import { SendFailure } from './failure.ts';
import type { RenderedMail } from './outgoing.ts';

/** Half of the Worker's code, so it is loaded with the first mail. */
const load = () =>
  Promise.all([import('./templates/template-of.tsx'), import('./templates/to-html.ts'), import('./calendar.ts')]);

interface Body {
  html: string;
  text: string;
}

/** Rendered bodies by key: a notification to several staff addresses, a newsletter to its readers. */
export type RenderCache = Map<string, Promise<Body>>;

const tokenPlaceholder = 'token-placeholder';

/**
 * Renders a mail from its row and its record. Mails that share a body and a `renderCache` are rendered once. Without a
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
  const { email, subscriber } = item;
  const submission = item.submission && submissionOf(item.submission);
  const [{ templateOf }, , { demoCalendar }] = await load();
  const token = email.kind === 'newsletter_goodbye' ? undefined : subscriber?.token;
  const unsubscribes = token !== undefined && email.kind !== 'newsletter_confirm';
  const { payload } = email;
  const testLetter = payload && 'content' in payload ? { subject: email.subject, content: payload.content } : null;
  const template = templateOf({
    kind: email.kind,
    siteUrl,
    submission,
    newsletter: item.newsletter ?? testLetter,
    unsubscribeUrl: unsubscribes ? siteUrl + unsubscribePath(tokenPlaceholder) : undefined,
    link: linkOf(siteUrl, email.kind, secret),
  });
  const recordIsGone = !template || (email.subscriberId !== null && !subscriber);
  if (recordIsGone) throw new SendFailure('rejected', 'The record this mail is about is gone');
  const calendar = email.kind === 'demo_confirmation' && submission ? demoCalendar(submission) : undefined;
  const recordId = email.payload ? email.id : (email.submissionId ?? email.newsletterId);
  const key = `${email.kind} ${recordId} ${token !== undefined}`;
  const body = renderCache.get(key) ?? toHtmlAndText(template);
  renderCache.set(key, body);
  const { html, text } = await body;
  const withToken = (text: string) => (token ? text.replaceAll(tokenPlaceholder, encodeURIComponent(token)) : text);
  return {
    subject: oneLine(email.subject),
    html: withToken(html),
    text: withToken(text),
    headers: unsubscribes ? listHeaders(siteUrl, token) : {},
    ...(submission && email.kind.endsWith('_notification') && { replyTo: submission.email }),
    attachments: calendar ? [{ filename: 'demo.ics', type: 'text/calendar', content: calendar }] : [],
  };
}

function linkOf(siteUrl: string, kind: EmailKind, secret: string | undefined): string | undefined {
  // The body is shared by all subscribers, so it holds no token yet.
  if (kind === 'newsletter_confirm') {
    return siteUrl + (secret ? confirmSubscriptionPath(tokenPlaceholder) : paths.confirmSubscription);
  }
  if (kind === 'data_link') return siteUrl + (secret ? myDataPath(secret) : paths.myData);
  return undefined;
}

/** The body of a stored mail, for staff, without secrets; null when the mail or its record does not exist. */
export async function loadAndRender(env: Bindings, id: string): Promise<Body | null> {
  const item = await selectItem(database(env), id);
  if (!item) return null;
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
  newsletter: { subject: string; content: string },
): Promise<{ html: string; text: string }> {
  const { SITE_URL: siteUrl } = configOf(env);
  const [{ templateOf }] = await load();
  const unsubscribeUrl = siteUrl + paths.unsubscribe;
  return toHtmlAndText(templateOf({ kind: 'newsletter', siteUrl, newsletter, unsubscribeUrl })!);
}

async function toHtmlAndText(template: ReactElement): Promise<Body> {
  const [, { toHtml, toPlainText }] = await load();
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
