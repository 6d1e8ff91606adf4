import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import { beginOnMonday, postDemo, rowsOf, tuesdayAtNine } from '../support/bookings.ts';
import { asStaff } from '../support/staff.ts';

it('shows the confirmation in the visitor’s language with the host’s link', async () => {
  await beginOnMonday();
  await env.DB.prepare("UPDATE hosts SET meeting_url = 'https://meet.example/rihla' WHERE id = 'demo-team'").run();
  const { submission } = await (await postDemo(undefined, { locale: 'ar' })).json<{ submission: Submission }>();
  const preview = await asStaff('/api/admin/bookings/preview', {
    method: 'POST',
    body: new URLSearchParams({ submissionId: submission.id, startsAt: tuesdayAtNine, hostId: 'demo-team' }),
  });
  const html = await preview.text();
  expect(html).toContain('lang="ar"');
  expect(html).toContain('https://meet.example/rihla');
  expect(await rowsOf('bookings')).toEqual([]);
  await env.DB.prepare("UPDATE hosts SET meeting_url = NULL WHERE id = 'demo-team'").run();
});
