import type { ConversationEntry, StaffSubmission, SubmissionDetail } from '../../../../src-shared/contracts/inbox.ts';

export const submission: StaffSubmission = {
  id: 's1',
  form_type: 'partnership',
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@gulf-logistics.example',
  company: 'Gulf Logistics',
  phone: null,
  message: null,
  additional_data: {},
  submitted_at: '2026-03-01T08:00:00.000Z',
  status: 'pending',
  locale: 'en',
  source: null,
  assignee: null,
  stage: null,
  stage_since: null,
  waiting_since: '2026-03-01T08:00:00.000Z',
  chat_session_id: null,
  demo: null,
  snoozed_until: null,
  entered_by: null,
  hidden: null,
};

export const application: StaffSubmission = {
  ...submission,
  form_type: 'career',
  additional_data: { position: 'AI Engineer' },
  stage: 'new',
};

export function detailOf(over: Partial<SubmissionDetail> = {}): SubmissionDetail {
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
    duplicates: [],
    suppression: null,
    nextWorkingDay: '2026-03-02',
    ...over,
  };
}

export function entryOf(id: string, over: Partial<ConversationEntry> = {}): ConversationEntry {
  return {
    id,
    kind: 'received',
    text: `text of ${id}`,
    by: submission.email,
    at: '2026-03-02T08:00:00.000Z',
    subject: 'Hello',
    ...over,
  };
}
