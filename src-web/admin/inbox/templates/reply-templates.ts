import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isolated } from '#shared/content/isolated.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { StaffTemplate } from '#shared/contracts/reply-templates.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { replyTemplates, type TemplateId } from '#shared/inbox/reply-templates.ts';
import { templateValues } from '#shared/inbox/reply-values.ts';
import type { Stage } from '#shared/inbox/stages.ts';
import { fillPlaceholders, placeholderValues } from '#shared/inbox/template-placeholders.ts';
import type { Locale } from '#shared/locales.ts';
import { conversation as conversationTexts, firstSubjects } from '#shared/staff-texts/conversation.ts';
import { templatesQuery } from '../../queries.ts';
import type { ChangeDraft, Draft } from '../reply/draft-store.ts';

interface Filled {
  id: string;
  locale: Locale;
  subject: string;
  text: string;
}

/** A template that would replace typed text waits in `asking` for an answer. */
export function useTemplate(detail: SubmissionDetail, draft: Draft, change: ChangeDraft) {
  const own = useQuery(templatesQuery).data?.items ?? [];
  const [filled, setFilled] = useState<Filled>();
  const [asking, setAsking] = useState<Filled>();
  const [failed, setFailed] = useState(false);
  const latest = useRef({ draft, filled });
  useEffect(() => {
    latest.current = { draft, filled };
  });

  function put(next: Filled) {
    setAsking(undefined);
    setFilled(next);
    change({ subject: next.subject, text: next.text, locale: next.locale });
  }

  async function choose(id: string, locale: Locale) {
    setFailed(false);
    try {
      const next = { id, locale, ...(await loadTemplate(id, own, detail, locale)) };
      // Loading takes time, in which someone can type.
      const { draft: now, filled: before } = latest.current;
      if (now.text.trim() && !isAsFilled(now, before)) setAsking(next);
      else put(next);
    } catch {
      setFailed(true);
    }
  }

  return {
    own,
    chosen: isAsFilled(draft, filled) ? filled?.id : undefined,
    asking,
    failed,
    choose,
    put,
    keep: () => setAsking(undefined),
  };
}

function isAsFilled(draft: Draft, filled: Filled | undefined): boolean {
  return filled !== undefined && draft.text === filled.text && draft.subject === filled.subject;
}

const contents = {
  en: () => import('#shared/content/en/reply-templates.ts'),
  ar: () => import('#shared/content/ar/reply-templates.ts'),
};

async function loadTemplate(
  id: string,
  own: StaffTemplate[],
  { submission, nextWorkingDay }: Pick<SubmissionDetail, 'submission' | 'nextWorkingDay'>,
  locale: Locale,
): Promise<{ subject: string; text: string }> {
  const values = templateValues(submission, locale, nextWorkingDay);
  const written = own.find((one) => one.id === id);
  if (written) {
    const { subject, text } = textsOf(written, locale);
    return { subject: fillPlaceholders(subject, values, locale), text: fillPlaceholders(text, values, locale) };
  }
  const { [id as TemplateId]: shipped } = (await contents[locale]()).replyTemplates;
  return { subject: shipped.subject(values), text: shipped.text(values) };
}

function textsOf({ subjectEn, textEn, subjectAr, textAr }: StaffTemplate, locale: Locale) {
  return locale === 'ar' ? { subject: subjectAr, text: textAr } : { subject: subjectEn, text: textEn };
}

/** A shipped template in both languages, as staff would write it. */
export async function exampleOf(id: TemplateId): Promise<TemplateDraft> {
  const { forms, ...facts }: { forms: readonly SubmissionType[]; stage?: Stage } = replyTemplates[id];
  const isOfApplications = forms.every((form) => form === 'career');
  const values = { ...placeholderValues, ...(!isOfApplications && { position: null }) };
  const [en, ar] = [(await contents.en()).replyTemplates[id], (await contents.ar()).replyTemplates[id]];
  const plain = (text: string) => text.replaceAll(isolated('{firstName}'), '{firstName}');
  return {
    name: conversationTexts.composer.templates[id],
    forms: [...forms],
    stage: facts.stage ?? null,
    subjectEn: en.subject(values),
    textEn: en.text(values),
    subjectAr: plain(ar.subject(values)),
    textAr: plain(ar.text(values)),
  };
}

export type TemplateDraft = Omit<StaffTemplate, 'id' | 'changed_by' | 'changed_at'>;

interface Offered {
  id: string;
  name: string;
}

/** Those of staff, then the shipped ones. */
export function templatesFor(form: SubmissionType, own: StaffTemplate[]): { own: Offered[]; shipped: Offered[] } {
  return {
    own: own.filter(({ forms }) => forms.includes(form)),
    shipped: templateIds
      .filter((id) => (replyTemplates[id].forms as readonly SubmissionType[]).includes(form))
      .map((id) => ({ id, name: conversationTexts.composer.templates[id] })),
  };
}

export function templateOfStage(stage: Stage, own: StaffTemplate[]): Offered | undefined {
  const shipped = templateIds.find((id) => 'stage' in replyTemplates[id] && replyTemplates[id].stage === stage);
  const written = own.find((one) => one.stage === stage);
  return written ?? (shipped && { id: shipped, name: conversationTexts.composer.templates[shipped] });
}

export const templateIds = Object.keys(replyTemplates) as TemplateId[];

export function defaultSubject(
  {
    submission,
    conversation,
    nextWorkingDay,
  }: Pick<SubmissionDetail, 'submission' | 'conversation' | 'nextWorkingDay'>,
  locale: Locale,
): string {
  const texts = firstSubjects[locale];
  const last = conversation.findLast(({ kind, subject }) => kind !== 'note' && subject)?.subject;
  if (last) return /^\s*(re|رد)\s*[:：]/i.test(last) ? last : `${texts.answer} ${last}`;
  const { form_type } = submission;
  if (form_type === 'career') {
    const { position } = templateValues(submission, locale, nextWorkingDay);
    return position ? texts.career(position) : texts.other;
  }
  return texts[form_type] ?? texts.other;
}
