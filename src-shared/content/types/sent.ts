import type { SentPath } from '../../paths.ts';
import type { Action, Meta } from './blocks.ts';
import type { FormOutcome } from './forms.ts';

/** The pages that the Worker redirects to after a native submit. */
export interface SentContent {
  meta: Meta;
  eyebrow: string;
  results: Record<SentPath, FormOutcome>;
  actions: Action[];
}
