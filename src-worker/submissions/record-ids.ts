import type { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { deduplicationWindow } from '../deduplication-window.ts';
import { sha256 } from '../hash.ts';
import { fingerprintOf } from './record.ts';

export interface RecordIds {
  id: string;
  /** The ids of the same request in the windows before and after; the record exists under one of them at most. */
  adjacentIds: string[];
  /** Used when the id belongs to another request. */
  fallback?: RecordIds;
}

export function givenIds(id: string = crypto.randomUUID()): RecordIds {
  return { id, adjacentIds: [] };
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
  return { id: idIn(current), adjacentIds: [idIn(current - 1), idIn(current + 1)] };
}

/** The UUID of a content, of version 8 (RFC 9562, custom content): the beginning of its hash. */
export function contentId(content: string): string {
  const hash = sha256(content);
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return [...parts, hash.slice(20, 32)].join('-');
}
