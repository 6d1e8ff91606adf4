import { useEffect, useState } from 'react';
import type { NewsletterKind } from '../../../src-shared/contracts/admin.ts';
import { safeLocalStorage } from '../../lib/storage.ts';

/** A newsletter being written. Its id stays until it has been sent: sending it twice sends it once. */
export interface Draft {
  id: string;
  kind: NewsletterKind;
  subject: string;
  content: string;
}

const key = 'newsletter-draft';
const empty = (): Draft => ({ id: crypto.randomUUID(), kind: 'newsletter', subject: '', content: '' });

/** The draft, kept in this browser: a closed tab or an ended session loses nothing. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty(), ...safeLocalStorage.getObject<Draft>(key) }));
  useEffect(() => safeLocalStorage.set(key, JSON.stringify(draft)), [draft]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    discard: () => setDraft(empty()),
  };
}
