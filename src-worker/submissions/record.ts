import type { HandoffRequest } from '#shared/contracts/handover.ts';
import type { SubmissionRequest } from '#shared/contracts/submissions.ts';
import { additionalFields, honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { deduplicationWindow } from '#shared/limits.ts';
import { contentId, sha256 } from '../db/hash.ts';
import type { formSubmissions } from '../db/schema.ts';
import { foldedNameOf, submissionSearchText } from '../db/search-text.ts';

export type NewSubmission = typeof formSubmissions.$inferInsert;

export function recordOf(
  request: SubmissionRequest,
  id: string,
  submittedAt: string,
  fingerprint: string,
  origin: Partial<NewSubmission> = {},
): NewSubmission {
  const { formType, email, phone, company, locale } = request;
  const values: Record<string, unknown> = request;
  const additionalData = Object.fromEntries(additionalFields(formType).map((name) => [name, values[name] as string]));
  const searched = {
    ...nameOf(request),
    email,
    company,
    message: messageOf(request),
    phone,
    additionalData,
    submittedAt,
  };
  return {
    id,
    formType,
    ...searched,
    searchText: submissionSearchText(searched),
    foldedName: formType === 'career' ? foldedNameOf(searched) : null,
    status: 'pending',
    fingerprint,
    locale,
    stage: formType === 'career' ? 'new' : null,
    waitingSince: submittedAt,
    whatsappConsentAt: formType === 'demo' && request.whatsappReminders ? submittedAt : null,
    ...origin,
  };
}

export interface ChatConversation {
  sessionId: string;
  since: string;
}

export function questionRecord(
  request: HandoffRequest,
  { id, sessionId, since, submittedAt }: ChatConversation & { id: string; submittedAt: string },
): NewSubmission {
  const { name, email, message, locale } = request;
  const searched = { ...splitName(name), email, message, additionalData: { name }, submittedAt };
  return {
    id,
    formType: 'other',
    ...searched,
    searchText: submissionSearchText(searched),
    status: 'pending',
    fingerprint: fingerprintOf(request),
    locale,
    waitingSince: submittedAt,
    chatSessionId: sessionId,
    chatSince: since,
  };
}

function nameOf(request: SubmissionRequest): { firstName: string; lastName: string | null } {
  if (request.formType === 'career') return splitName(request.name);
  return { firstName: request.firstName, lastName: request.lastName };
}

function messageOf(request: SubmissionRequest): string {
  switch (request.formType) {
    case 'demo':
      return request.useCase;
    case 'partnership':
      return request.message;
    case 'career':
      return request.coverLetter;
  }
}

function splitName(name: string): { firstName: string; lastName: string | null } {
  const trimmed = name.trim();
  const space = trimmed.indexOf(' ');
  if (space === -1) return { firstName: trimmed, lastName: null };
  return { firstName: trimmed.slice(0, space), lastName: trimmed.slice(space + 1).trim() };
}

const ignored = new Set([
  'id',
  'locale',
  'source',
  'slotStart',
  'bookPreference',
  'chatSessionId',
  honeypotField,
  turnstileField,
]);

export function fingerprintOf(request: SubmissionRequest | HandoffRequest, fileHash?: string): string {
  const fields = Object.entries({ ...request, ...(fileHash && { fileHash }) }).filter(
    ([name, value]) => !ignored.has(name) && value !== undefined,
  );
  const canonical = JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  return sha256(canonical);
}

export interface RecordIds {
  id: string;
  adjacentIds: string[];
  distinction: string;
  fallback?: RecordIds;
}

export function givenIds(id: string = crypto.randomUUID()): RecordIds {
  return { id, adjacentIds: [], distinction: id };
}

/** The adjacent windows cover a repetition across the edge of a window. */
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
