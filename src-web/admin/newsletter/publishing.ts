import type { Post } from '#shared/contracts/news.ts';
import type { Locale } from '#shared/locales.ts';
import { call } from '../../lib/api.ts';
import { hasCode } from '../components/states.tsx';
import { type Draft, emptyDraft, languagesOf, sendTime, testRequestOf } from './draft.ts';

export function postTextsOf(draft: Draft) {
  const languages = languagesOf(draft);
  const textIn = (locale: Locale) => {
    const { subject, content } = testRequestOf(draft, locale);
    const isGiven = languages.includes(locale) && subject.trim() !== '' && content.trim() !== '';
    return isGiven ? { title: subject, lead: locale === 'ar' ? draft.leadAr : draft.lead, content } : null;
  };
  return { ...(draft.slug.trim() && { slug: draft.slug.trim() }), en: textIn('en'), ar: textIn('ar') };
}

/** A second try publishes what has changed since the first, whose newsletter then was not sent. */
export async function publishDraft(draft: Draft): Promise<Post> {
  const { id } = draft;
  const publishAt = sendTime(draft);
  const body = { ...postTextsOf(draft), ...(publishAt && { publishAt }) };
  try {
    return (await call('POST /api/admin/posts', { body: { id, ...body } })).post;
  } catch (error) {
    if (!(error instanceof Error && hasCode(error, 'id_already_used'))) throw error;
    return (await call('PATCH /api/admin/posts/:id', { params: { id }, body })).post;
  }
}

/** A published text in the fields of the composer. */
export function draftOfPost({ id, slug, en, ar }: Post): Draft {
  return {
    ...emptyDraft(),
    id,
    slug,
    destination: 'news',
    subject: en?.title ?? '',
    lead: en?.lead ?? '',
    content: en?.content ?? '',
    subjectAr: ar?.title ?? '',
    leadAr: ar?.lead ?? '',
    contentAr: ar?.content ?? '',
  };
}
