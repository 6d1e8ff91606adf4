import type { Mutation } from '../mutation.ts';

const dashboard = 'src-web/admin/dashboard/dashboard.tsx';
const tests = 'web promises/web/dashboard';

/** The dashboard, the inbox and the composer. */
export const staff: Mutation[] = [
  {
    promise: 'the tile Pending shows the pending count',
    file: dashboard,
    find: 'label={tiles.pending} value={submissions.pending}',
    replace: 'label={tiles.pending} value={submissions.contacted}',
    tests,
  },
  {
    promise: 'the tile Newsletter Subscribers shows the active ones',
    file: dashboard,
    find: 'label={tiles.active} value={subscribers.active}',
    replace: 'label={tiles.active} value={subscribers.total}',
    tests,
  },
  {
    promise: 'the dashboard has Recent Subscribers',
    file: dashboard,
    find: "{may('marketing') && <RecentSubscribers />}",
    replace: '',
    tests,
  },
  {
    promise: 'the dashboard has the composer',
    file: dashboard,
    find: '          <Composer />\n',
    replace: '',
    tests,
  },
  {
    promise: 'the dashboard lists ten submissions',
    file: dashboard,
    find: 'query: { limit: 10 }',
    replace: 'query: { limit: 3 }',
    tests,
  },
  {
    promise: 'the dashboard lists five subscribers',
    file: dashboard,
    find: 'query: { limit: 5 }',
    replace: 'query: { limit: 50 }',
    tests,
  },
  {
    promise: 'the line of what needs attention leads to what it counts',
    file: 'src-web/admin/dashboard/needs-attention.tsx',
    find: '?unanswered=true',
    replace: '',
    tests,
  },
  {
    promise: 'a missing phone number is Not provided',
    file: 'src-shared/staff-texts/admin.ts',
    find: "notProvided: 'Not provided'",
    replace: "notProvided: '-'",
    tests,
  },
  {
    promise: 'a pending submission has a button to mark it contacted',
    file: 'src-web/admin/inbox/list/submission-row.tsx',
    find: "isOpenStep(submission, 'contacted') && <MarkContacted",
    replace: "isOpenStep(submission, 'completed') && false && <MarkContacted",
    tests,
  },
  {
    promise: 'a changed status loads the data again',
    file: 'src-web/admin/queries.ts',
    find: 'await client.invalidateQueries();',
    replace: '',
    tests,
  },
  {
    promise: 'the composer asks for subject and content',
    file: 'src-shared/staff-texts/messages.ts',
    find: 'Please fill in both subject and content',
    replace: 'Please fill in the subject',
    tests,
  },
  {
    promise: 'the dialog marks a submission completed',
    file: 'src-web/admin/inbox/conversation/submission-actions.tsx',
    find: "const complete: [SubmissionStatus, string] = ['completed', submissions.markCompleted];",
    replace: "const complete: [SubmissionStatus, string] = ['contacted', submissions.markCompleted];",
    tests,
  },
];
