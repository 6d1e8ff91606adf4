import type { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { deduplicationWindow } from '../deduplication-window.ts';
import { contentId } from '../hash.ts';
import { fingerprintOf } from './record.ts';

export interface RecordIds {
  id: string;
  /** The ids of the same request in the windows before and after; the record exists under one of them at most. */
  adjacentIds: string[];
  /** What tells the request from another one with the same content: the given id, or the client's address. */
  distinction: string;
  /** Used when the id belongs to another request. */
  fallback?: RecordIds;
}

export function givenIds(id: string = crypto.randomUUID()): RecordIds {
  return { id, adjacentIds: [], distinction: id };
}

/**
 * The ids of a request without one, derived from its content, the hash of its file, the client address and the deduplication window. The adjacent
 * windows cover a repetition on the other side of a window's edge.
 */
export function derivedIds(
  request: SubmissionRequest,
  address: string,
  fileHash?: string,
  now: number = Date.now(),
): RecordIds {
  const fingerprint = fingerprintOf(request, fileHash);
  const idIn = (window: number) => contentId(`${fingerprint}\n${address}\n${window}`);
  const current = Math.floor(now / deduplicationWindow);
  return { id: idIn(current), adjacentIds: [idIn(current - 1), idIn(current + 1)], distinction: address };
}
