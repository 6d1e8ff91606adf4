import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { ConversationEntry } from '#shared/contracts/conversation.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { storeReceived } from '#worker/inbox/received/receive.ts';
import type { NewEntry } from '#worker/inbox/store.ts';
import { request } from './client.ts';
import { jsonPost, requestWith } from './faults.ts';
import { demoRequest } from './forms.ts';
import { accessOff, getAsStaff } from './staff.ts';

export const amal = 'amal@rihla.example';
export const basim = 'basim@rihla.example';

/** Moves the clock beyond the time to undo a reply. */
export function skipUndo(): void {
  vi.spyOn(scheduler, 'wait').mockImplementation(async (ms) => void vi.setSystemTime(Date.now() + ms + 1));
}

export async function store(form: Record<string, unknown> = demoRequest()): Promise<Submission> {
  const response = await request('/api/submissions', { ...form, id: crypto.randomUUID() });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json<{ submission: Submission }>()).submission;
}

export function asStaff(path: string, init: RequestInit = {}, by = amal, bindings = {}): Promise<Response> {
  const settings = { ...accessOff, STAFF_DEV_EMAIL: by, ...bindings };
  return requestWith(settings, `/api/admin/submissions/${path}`, init, 'http://localhost');
}

export function postAsStaff(path: string, body: unknown, by = amal): Promise<Response> {
  return asStaff(path, jsonPost(body), by);
}

export interface Replied {
  entry: ConversationEntry;
  submission: StaffSubmission;
  dueAt: string;
}

export function reply(submissionId: string, overrides: Record<string, unknown> = {}, by = amal): Promise<Response> {
  return postAsStaff(`${submissionId}/replies`, { subject: 'Your demo', text: 'Shall we **talk**?', ...overrides }, by);
}

/** Stores an email from the visitor, who waits from then on. @returns its id */
export async function receive(submissionId: string, overrides: Partial<NewEntry> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const at = new Date().toISOString();
  const by = 'layla@gulf-logistics.example';
  await storeReceived(env, { id, submissionId, kind: 'received', text: 'Yes, please.', by, at, ...overrides });
  return id;
}

export async function repliesTo(submissionId: string) {
  const { results } = await env.DB.prepare("SELECT * FROM emails WHERE submission_id = ? AND kind = 'staff_reply'")
    .bind(submissionId)
    .all<Record<string, string>>();
  return results;
}

export function submissionRow(id: string) {
  return env.DB.prepare('SELECT * FROM form_submissions WHERE id = ?').bind(id).first<Record<string, string | null>>();
}

/** The ids of the submissions that staff see with this query. */
export async function listedIds(query: string): Promise<string[]> {
  const response = await getAsStaff(`/api/admin/submissions?${query}`);
  return (await response.json<Page<StaffSubmission>>()).items.map(({ id }) => id);
}
