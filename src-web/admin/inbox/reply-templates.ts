import { useEffect, useRef, useState } from 'react';
import type { SubmissionDetail } from '../../../src-shared/contracts/inbox.ts';
import type { SubmissionType } from '../../../src-shared/forms/options.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { replyTemplates, type TemplateId } from '../../../src-shared/reply-templates.ts';
import { templateValues } from '../../../src-shared/reply-values.ts';
import type { ChangeDraft, Draft } from './draft-store.ts';

interface Filled {
  id: TemplateId;
  locale: Locale;
  subject: string;
  text: string;
}

/** A template that would replace typed text waits in `asking` for an answer. */
export function useTemplate(detail: SubmissionDetail, draft: Draft, change: ChangeDraft) {
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

  async function choose(id: TemplateId, locale: Locale) {
    setFailed(false);
    try {
      const next = { id, locale, ...(await loadTemplate(id, detail, locale)) };
      // Loading takes time, in which somebody can type.
      const { draft: now, filled: before } = latest.current;
      if (now.text.trim() && !isAsFilled(now, before)) setAsking(next);
      else put(next);
    } catch {
      setFailed(true);
    }
  }

  return {
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
  en: () => import('../../../src-shared/content/en/reply-templates.ts'),
  ar: () => import('../../../src-shared/content/ar/reply-templates.ts'),
};

async function loadTemplate(
  id: TemplateId,
  { submission, nextWorkingDay }: Pick<SubmissionDetail, 'submission' | 'nextWorkingDay'>,
  locale: Locale,
): Promise<{ subject: string; text: string }> {
  const { replyTemplates: templates } = await contents[locale]();
  const values = templateValues(submission, locale, nextWorkingDay);
  return { subject: templates[id].subject(values), text: templates[id].text(values) };
}

export function templatesFor(form: SubmissionType): TemplateId[] {
  const ids = Object.keys(replyTemplates) as TemplateId[];
  return ids.filter((id) => (replyTemplates[id].forms as readonly SubmissionType[]).includes(form));
}
