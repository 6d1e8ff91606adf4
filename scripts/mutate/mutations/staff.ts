import type { MutatedFile } from '../mutation.ts';

/** The dashboard, the inbox and the composer. */
export const staff: MutatedFile[] = [
  {
    file: 'src-web/admin/newsletter/composer.tsx',
    tests: 'web promises/web/dashboard',
    promises: {
      'a newsletter that the server does not send says so as specified': ['error.problem.status < 500', 'true'],
    },
  },
  {
    file: 'src-web/admin/dashboard/dashboard.tsx',
    tests: 'web promises/web/dashboard',
    promises: {
      'the tile Pending shows the pending count': [
        'label={tiles.pending} value={submissions.pending}',
        'label={tiles.pending} value={submissions.contacted}',
      ],
      'the tile Newsletter Subscribers shows the active ones': [
        'value={subscribers.active}',
        'value={subscribers.total}',
      ],
      'the dashboard has Recent Subscribers': ['              <RecentSubscribers />\n', ''],
      'the dashboard has the composer': ['          <Composer />\n', ''],
      'the dashboard lists ten submissions': ['query: { limit: 10 }', 'query: { limit: 3 }'],
      'the dashboard lists five subscribers': ['query: { limit: 5 }', 'query: { limit: 50 }'],
    },
  },
  {
    file: 'src-web/admin/dashboard/needs-attention.tsx',
    tests: 'web promises/web/dashboard',
    promises: {
      'the line of what needs attention leads to what it counts': ['?unanswered=true', ''],
    },
  },
  {
    file: 'src-shared/staff-texts/admin.ts',
    tests: 'web promises/web/dashboard',
    promises: {
      'a missing phone number is Not provided': ["notProvided: 'Not provided'", "notProvided: '-'"],
    },
  },
  {
    file: 'src-web/admin/inbox/list/submission-row.tsx',
    tests: 'web promises/web/dashboard',
    promises: {
      'a pending submission has a button to mark it contacted': [
        "isOpenStep(submission, 'contacted') && <MarkContacted",
        "isOpenStep(submission, 'completed') && false && <MarkContacted",
      ],
    },
  },
  {
    file: 'src-web/admin/queries.ts',
    tests: 'web promises/web/dashboard',
    promises: {
      'a changed status loads the data again': ['await client.invalidateQueries();', ''],
    },
  },
  {
    file: 'src-shared/staff-texts/messages.ts',
    tests: 'web promises/web/dashboard',
    promises: {
      'the composer asks for subject and content': [
        'Please fill in both subject and content',
        'Please fill in the subject',
      ],
    },
  },
  {
    file: 'src-web/admin/inbox/conversation/submission-actions.tsx',
    tests: 'web promises/web/dashboard',
    promises: {
      'the dialog marks a submission completed': [
        "const complete: [SubmissionStatus, string] = ['completed', submissions.markCompleted];",
        "const complete: [SubmissionStatus, string] = ['contacted', submissions.markCompleted];",
      ],
    },
  },
];
