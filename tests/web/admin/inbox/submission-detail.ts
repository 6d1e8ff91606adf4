import type { ConversationEntry, SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { statusOfStage } from '#shared/inbox/stages.ts';

export function staffSubmission(id: string, overrides: Partial<StaffSubmission> = {}): StaffSubmission {
  return {
    id,
    form_type: overrides.stage ? 'career' : 'partnership',
    first_name: id,
    last_name: 'Haddad',
    email: `${id.toLowerCase()}@gulf-logistics.example`,
    company: null,
    phone: null,
    message: null,
    additional_data: overrides.stage ? { position: 'AI Engineer' } : {},
    submitted_at: '2026-11-20T08:00:00.000Z',
    status: statusOfStage(overrides.stage ?? 'new'),
    locale: 'en',
    source: null,
    assignee: null,
    stage: null,
    stage_since: null,
    waiting_since: null,
    chat_session_id: null,
    demo: null,
    snoozed_until: null,
    entered_by: null,
    next_step: null,
    keep: null,
    hidden: null,
    ...overrides,
  };
}

export const submission = staffSubmission('s1', {
  first_name: 'Layla',
  email: 'layla@gulf-logistics.example',
  company: 'Gulf Logistics',
  submitted_at: '2026-03-01T08:00:00.000Z',
  waiting_since: '2026-03-01T08:00:00.000Z',
});

export const application: StaffSubmission = {
  ...submission,
  form_type: 'career',
  additional_data: { position: 'AI Engineer' },
  stage: 'new',
};

export function detailOf(overrides: Partial<SubmissionDetail> = {}): SubmissionDetail {
  return {
    submission,
    files: [],
    history: [],
    events: [],
    conversation: [],
    mails: [],
    booking: null,
    earlierBookings: [],
    drafting: [],
    looking: [],
    drafts: [],
    duplicates: [],
    same: [],
    recommendations: [],
    suppression: null,
    whatsapp: null,
    nextWorkingDay: '2026-03-02',
    ...overrides,
  };
}

export function entryOf(id: string, overrides: Partial<ConversationEntry> = {}): ConversationEntry {
  return {
    id,
    kind: 'received',
    text: `text of ${id}`,
    by: submission.email,
    at: '2026-03-02T08:00:00.000Z',
    subject: 'Hello',
    ...overrides,
  };
}
