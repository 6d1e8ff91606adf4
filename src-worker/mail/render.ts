import type { ReactElement } from 'react';
import { paths, unsubscribePath } from '../../src-shared/paths.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { submissionOf } from '../submissions/record.ts';
import { demoCalendar } from './calendar.ts';
import { type OutboxItem, selectItem } from './claims.ts';
import { SendFailure } from './failure.ts';
import type { RenderedMail } from './outgoing.ts';
import { oneLine } from './subjects.ts';

/** react-email and React are half the Worker's code: loaded when the first mail is rendered. */
const load = () => Promise.all([import('./templates/template-of.tsx'), import('./templates/to-html.ts')]);

interface Body {
  html: string;
  text: string;
}

/** What mails say that go to several people: a submission's to all of the staff, a letter to all of its readers. */
export type Bodies = Map<string, Promise<Body>>;

/** Stands for the reader's token in a body that readers share. */
const anyToken = 'the-token-of-this-reader';

/**
 * A mail as it leaves, made from its row and the record it is about. Mails with the same `bodies` are rendered once.
 * @throws SendFailure rejected, when the record is gone
 */
export async function render(env: Bindings, item: OutboxItem, bodies: Bodies = new Map()): Promise<RenderedMail> {
  const { SITE_URL: siteUrl } = configOf(env);
  const { email, subscriber } = item;
  const submission = item.submission && submissionOf(item.submission);
  const [{ templateOf }] = await load();
  const leaving = email.kind === 'newsletter_goodbye';
  const token = leaving ? undefined : subscriber?.token;
  const newsletter = item.newsletter ?? (email.payload && { subject: email.subject, content: email.payload.content });
  const template = templateOf({
    kind: email.kind,
    siteUrl,
    submission,
    newsletter,
    unsubscribeUrl: token && siteUrl + unsubscribePath(anyToken),
  });
  const recordIsGone = !template || (email.subscriberId !== null && !subscriber);
  if (recordIsGone) throw new SendFailure('rejected', 'The record this mail is about is gone');
  const calendar = email.kind === 'demo_confirmation' && submission ? demoCalendar(submission) : undefined;
  const about = email.payload ? email.id : (email.submissionId ?? email.newsletterId);
  const key = `${email.kind} ${about} ${token !== undefined}`;
  const body = bodies.get(key) ?? toHtmlAndText(template);
  bodies.set(key, body);
  const { html, text } = await body;
  const own = (words: string) => (token ? words.replaceAll(anyToken, encodeURIComponent(token)) : words);
  return {
    subject: oneLine(email.subject),
    html: own(html),
    text: own(text),
    headers: token ? listHeaders(siteUrl, token) : {},
    ...(submission && email.kind.endsWith('_notification') && { replyTo: submission.email }),
    attachments: calendar ? [{ filename: 'demo.ics', type: 'text/calendar', content: calendar }] : [],
  };
}

/** A stored mail as it was or will be sent; null when it or its record is not there. */
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

/** A newsletter as its readers will see it, for the composer's preview. */
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

/** RFC 8058: a mail client's own unsubscribe button. */
function listHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe/${encodeURIComponent(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
