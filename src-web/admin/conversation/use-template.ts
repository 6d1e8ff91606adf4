import { useEffect, useRef, useState } from 'react';
import type { SubmissionDetail } from '../../../src-shared/contracts/inbox.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import type { TemplateId } from '../../../src-shared/reply-templates.ts';
import { loadTemplate } from './load-template.ts';
import type { ChangeDraft, Draft } from './use-draft.ts';

interface Filled {
  id: TemplateId;
  locale: Locale;
  subject: string;
  text: string;
}

/** Puts templates into a draft. One that would replace typed text waits in `asking` for an answer. */
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
    /** The template whose text is in the draft, unchanged. */
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
