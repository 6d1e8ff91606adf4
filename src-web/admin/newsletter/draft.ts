import { useEffect, useState } from 'react';
import type { NewsletterKind } from '../../../src-shared/contracts/admin.ts';
import { safeLocalStorage } from '../../lib/storage.ts';

export interface Draft {
  /** The API sends a newsletter only once per id, so the id changes only after a successful send. */
  id: string;
  kind: NewsletterKind;
  subject: string;
  content: string;
}

const key = 'newsletter-draft';
const empty = (): Draft => ({ id: crypto.randomUUID(), kind: 'newsletter', subject: '', content: '' });

/** Kept in local storage: the draft survives a closed tab and an expired session. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty(), ...safeLocalStorage.getObject<Draft>(key) }));
  useEffect(() => safeLocalStorage.set(key, JSON.stringify(draft)), [draft]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    discard: () => setDraft(empty()),
  };
}
