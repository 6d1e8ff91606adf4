import type { ReactElement } from 'react';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { withoutLineBreaks } from '#shared/text/one-line.ts';
import { database } from '../db/client.ts';
import { submissionOf } from '../db/submission-columns.ts';
import { type Bindings, configOf } from '../env.ts';
import { selectItem } from './claims.ts';
import { SendFailure } from './delivery-budget.ts';
import { kindOf, loadForMails, type OutboxItem, tokenPlaceholder } from './kinds.ts';
import { toPlainText } from './plain-text.ts';
import { replyAddress, threadHeaders } from './thread.ts';
import type { RenderedMail } from './transport.ts';

export interface Body {
  html: string;
  text: string;
}

/** RFC 3834 and Exchange: without these headers, out-of-office programs would reply. */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

export type RenderCache = Map<string, Promise<Body>>;

export async function render(
  env: Bindings,
  item: OutboxItem,
  renderCache: RenderCache = new Map(),
  secret?: string,
): Promise<RenderedMail> {
  const { SITE_URL: siteUrl } = configOf(env);
  const { email, subscriber } = item;
  const kind = kindOf(email.kind);
  const { toStaff, byHand } = kind;
  const submission = item.submission && submissionOf(item.submission);
  // A visitor's reply to any email about a record is filed with that record.
  const conversation = submission && !toStaff ? await replyAddress(env, submission.id) : undefined;
  const locale = localeOf(item);
  const address = (path: string) => siteUrl + localizedPath(path, locale);
  const content = await kind.content({
    ...item,
    env,
    siteUrl,
    locale,
    submission,
    secret,
    address,
    conversation,
    chatSessionId: item.submission?.chatSessionId ?? undefined,
  });
  const recordIsGone = !content || (email.subscriberId !== null && !subscriber);
  if (recordIsGone) throw new SendFailure('rejected', 'The record this email is about is gone');
  const {
    template,
    token,
    subject = email.subject,
    headers,
    fromName,
    replyTo = conversation,
    cc,
    attachments = [],
  } = content;
  const key = `${email.kind} ${contentKey(email)} ${locale} ${token !== undefined}`;
  const body = renderCache.get(key) ?? toHtmlAndText(template);
  renderCache.set(key, body);
  const { html, text } = await body;
  const withToken = (text: string) => (token ? text.replaceAll(tokenPlaceholder, encodeURIComponent(token)) : text);
  return {
    subject: withoutLineBreaks(subject),
    html: withToken(html),
    text: withToken(text),
    headers: {
      'Content-Language': locale,
      ...(!byHand && automaticHeaders),
      ...(submission && conversation && threadHeaders(env, { submissionId: submission.id, received: [] })),
      ...headers,
    },
    ...(fromName && { fromName }),
    ...(replyTo && { replyTo }),
    ...(cc?.length && { cc }),
    attachments,
  };
}

function contentKey({ id, kind, submissionId, newsletterId, payload }: OutboxItem['email']): string | null {
  if (kindOf(kind).ownBody) return id;
  if (submissionId) return `${submissionId} ${JSON.stringify(payload)}`;
  return payload ? id : newsletterId;
}

function localeOf(item: OutboxItem): Locale {
  const { email, submission, subscriber } = item;
  const { toStaff, language } = kindOf(email.kind);
  if (toStaff) return 'en';
  return language?.(item) ?? submission?.locale ?? subscriber?.locale ?? email.payload?.locale ?? defaultLocale;
}

export async function loadAndRender(env: Bindings, id: string): Promise<Body | null> {
  const found = await selectItem(database(env), id);
  if (!found) return null;
  const [item = found] = await loadForMails(env, [found]);
  try {
    const { html, text } = await render(env, item);
    return { html, text };
  } catch (error) {
    if (error instanceof SendFailure) return null;
    throw error;
  }
}

export async function toHtmlAndText(template: ReactElement): Promise<Body> {
  // React's renderer is large, so it is loaded with the first email.
  const { toHtml } = await import('./to-html.ts');
  const html = toHtml(template);
  return { html, text: toPlainText(html) };
}
