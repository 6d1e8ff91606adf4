import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { StaffSubmission, SubmissionChange } from '#shared/contracts/inbox.ts';
import { statusOfStage } from '#shared/inbox/stages.ts';
import type { Role } from '#shared/roles.ts';
import { SubmissionsView } from '#web/admin/inbox/list/submissions-view.tsx';
import { RolesContext } from '#web/admin/roles.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';
import { detailOf } from './submission-detail.ts';

export const me = 'me@rihla.example';
export const colleague = 'colleague@rihla.example';

/** A server that keeps submissions. It filters by status, and does not change those in `taken`. */
export function mockInbox(
  start: StaffSubmission[],
  taken: string[] = [],
  more: Parameters<typeof mockAdminApi>[0] = {},
) {
  const inbox = new Map(start.map((item) => [item.id, item]));
  const api = mockAdminApi({
    'GET /api/admin/bookings': { items: [] },
    ...more,
    'GET /api/admin/me': { email: me },
    'GET /api/admin/pulse': { version: 'a' },
    'GET /api/admin/staff': {
      items: [
        { email: me, name: '', roles: [] },
        { email: colleague, name: '', roles: [] },
      ],
    },
    'GET /api/admin/submissions': () => {
      const status = new URLSearchParams(api.reads.at(-1)!.search).get('status');
      const items = [...inbox.values()].filter((item) => !status || item.status === status);
      return { status: 200, body: { items, nextCursor: null } };
    },
    'POST /api/admin/submissions/changes': () => {
      const { changes } = api.changes.at(-1)!.body as { changes: ({ id: string } & SubmissionChange)[] };
      const changed = changes.filter(({ id }) => !taken.includes(id)).map(change);
      return { status: 200, body: { changed, unchanged: taken.filter((id) => changes.some((one) => one.id === id)) } };
    },
    'POST /api/admin/submissions/decline/undo': { restored: ['Layla'] },
    'POST /api/admin/submissions/decline/preview': {
      letters: [{ locale: 'en', to: 'Layla Haddad', count: 1, subject: 'Your application', text: 'Dear **Layla**' }],
    },
    'POST /api/admin/submissions/decline': { declined: ['Layla'], skipped: ['Omar'], replies: ['mail-1'] },
    ...Object.fromEntries(
      start.map((submission) => [
        `GET /api/admin/submissions/${submission.id}`,
        detailOf({ submission, nextWorkingDay: '2026-11-23' }),
      ]),
    ),
  });
  function change({ id, status, stage, assignee }: { id: string } & SubmissionChange) {
    const before: StaffSubmission = inbox.get(id)!;
    const submission = {
      ...before,
      status: status ?? (stage ? statusOfStage(stage) : before.status),
      stage: stage ?? before.stage,
      assignee: assignee === undefined ? before.assignee : assignee,
    };
    inbox.set(id, submission);
    return {
      submission,
      before: { status: before.status, stage: before.stage, assignee: before.assignee, hidden: null },
    };
  }
  return api;
}

export function openSubmissions(address = '/admin/inbox', roles: Role[] = ['admin']) {
  const user = renderAdmin(
    <RolesContext value={roles}>
      <Routes>
        <Route path="/admin/inbox/:id?" element={<SubmissionsView />} />
      </Routes>
    </RolesContext>,
    address,
  );
  // happy-dom does not know the element `search`, which React reports.
  vi.mocked(console.error).mockClear();
  return user;
}
