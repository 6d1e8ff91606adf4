import type { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { repeatWindow } from '../repeat-window.ts';
import { sha256 } from '../sha256.ts';
import { fingerprintOf } from './record.ts';

/** What a request is stored under. */
export interface RecordIds {
  id: string;
  /** The ids of the same request, had it come a little earlier or later: it is stored under one of them only. */
  neighbours: string[];
  /** Used instead when the id belongs to another request. */
  otherwise?: RecordIds;
}

/** The ids that a client has given to its request, or a random one. */
export function givenIds(id: string = crypto.randomUUID()): RecordIds {
  return { id, neighbours: [] };
}

/**
 * The ids of a request that brings none: the same from the same address for ten minutes. Its neighbours are the ids of the ten
 * minutes before and after, for a repetition between which and the first the ten minutes have changed.
 */
export async function derivedIds(request: SubmissionRequest, address: string, now = Date.now()): Promise<RecordIds> {
  const fingerprint = await fingerprintOf(request);
  const idIn = async (window: number) => uuidOf(await sha256(`${fingerprint}\n${address}\n${window}`));
  const current = Math.floor(now / repeatWindow);
  const [id, before, after] = await Promise.all([idIn(current), idIn(current - 1), idIn(current + 1)]);
  return { id, neighbours: [before, after] };
}

/** A UUID of version 8 (RFC 9562), which holds whatever its maker wants: here the beginning of a hash in hexadecimal. */
function uuidOf(hash: string): string {
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return [...parts, hash.slice(20, 32)].join('-');
}
