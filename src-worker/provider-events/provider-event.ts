import { oneLine } from '../../src-shared/one-line.ts';

/** A mail provider's report about one sent mail. */
export interface ProviderEvent {
  /** The provider repeats it when it delivers the event again. */
  id: string;
  /** The provider's id of the mail. */
  mailId: string | null;
  recipient: string | null;
  outcome: Outcome;
}

/** `reason` has the provider's words. `accepted` needs no action: the mail is under way or read. */
export type Outcome =
  | { kind: 'complaint' }
  | { kind: 'hard_bounce'; reason: string | null }
  | { kind: 'not_delivered'; reason: string | null }
  | { kind: 'delivered' }
  | { kind: 'accepted' };

const maxReasonLength = 200;

const address = /[^\s<>()"':;,]*@[^\s<>()"':;,]*/g;

/** The provider's words as one short line without addresses: an event outlives an erasure. Null when it says nothing. */
export function reasonOf(...words: (string | undefined)[]): string | null {
  const line = oneLine(words.filter(Boolean).join(': ')).replace(address, '…');
  return line.slice(0, maxReasonLength).toWellFormed() || null;
}
