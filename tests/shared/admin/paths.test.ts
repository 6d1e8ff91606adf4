import { expect, test } from 'vitest';
import { movedAdminPath } from '#shared/admin/paths.ts';

test.each([
  ['/admin/submissions/7f', '/admin/inbox/7f'],
  ['/admin/chats/questions', '/admin/insights/questions'],
  ['/admin/chats/session_1', '/admin/inbox/chats/session_1'],
  ['/admin/newsletters/7f', '/admin/newsletter/7f'],
  ['/admin/subscribers', '/admin/newsletter/subscribers'],
  ['/admin/newsletter/readers/import', '/admin/newsletter/subscribers/import'],
  ['/admin/status', '/admin/settings/status'],
  ['/admin/mailing', undefined],
  ['/admin/inbox', undefined],
  ['/admin/settings', undefined],
])('%s is now %s', (from, to) => {
  expect(movedAdminPath(from)).toBe(to);
});
