import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { StaffSubmission, StageColumn } from '#shared/contracts/inbox.ts';
import { dayLength } from '#shared/time/days.ts';
import { configOf } from '#worker/env.ts';
import { amal, asStaff, store } from '../../support/conversation.ts';
import { jsonPost, requestWith } from '../../support/faults.ts';
import { jobApplication } from '../../support/forms.ts';
import { accessOff, getAsStaff } from '../../support/staff.ts';

it('shows the newest applications of each stage, and a cursor to the others', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
     INSERT INTO form_submissions (id, form_type, email, submitted_at, stage, additional_data)
     SELECT 'a' || i, 'career', 'a@b.example', printf('2026-01-%02dT00:00:00.000Z', i), CASE WHEN i > 18 THEN 'offer' ELSE 'new' END,
       json_object('position', CASE i % 2 WHEN 0 THEN 'AI Engineer' ELSE 'Designer' END) FROM n`,
  ).run();
  const board = async (query = '') => {
    const { stages } = await (await getAsStaff(`/api/admin/applications${query}`)).json<{ stages: StageColumn[] }>();
    return stages;
  };
  const [first, ...others] = await board();
  expect(first).toMatchObject({ stage: 'new', count: 18 });
  expect(first!.items.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, i) => `a${18 - i}`));
  expect(others.map(({ count }) => count)).toEqual([0, 0, 2, 0, 0]);
  const rest = await getAsStaff(`/api/admin/submissions?formType=career&stage=new&cursor=${first!.nextCursor}`);
  expect((await rest.json<Page<StaffSubmission>>()).items.map(({ id }) => id)).toEqual(['a3', 'a2', 'a1']);
  const [designers] = await board('?position=Designer');
  expect(designers).toMatchObject({ count: 9, nextCursor: null });
});

it('limits the board by words and by assignee', async () => {
  await env.DB.prepare('DELETE FROM form_submissions').run();
  const [compilers, mine] = [
    await store(jobApplication({ coverLetter: 'I built compilers.' })),
    await store(jobApplication({ email: 'b@applicant.example', coverLetter: 'I design.' })),
  ];
  await asStaff(mine.id, { ...jsonPost({ assignee: amal }), method: 'PATCH' });
  const shown = async (query: string) => {
    const response = await requestWith(
      { ...accessOff, STAFF_DEV_EMAIL: amal },
      `/api/admin/applications?${query}`,
      {},
      'http://localhost',
    );
    const { stages } = await response.json<{ stages: StageColumn[] }>();
    return stages.flatMap(({ items, count }) => items.map(({ id }) => `${id} ${count}`));
  };
  expect(await shown('q=compiler')).toEqual([`${compilers.id} 1`]);
  expect(await shown('assignee=me')).toEqual([`${mine.id} 1`]);
  expect(await shown('assignee=none&q=design')).toEqual([]);
});

it('says when each application is deleted, unless an interview or an offer is open', async () => {
  await env.DB.prepare('DELETE FROM form_submissions').run();
  const [waiting, invited] = [
    await store(jobApplication()),
    await store(jobApplication({ email: 'c@applicant.example' })),
  ];
  await asStaff(invited.id, { ...jsonPost({ stage: 'interview' }), method: 'PATCH' });
  const response = await getAsStaff('/api/admin/applications');
  const { stages } = await response.json<{ stages: StageColumn[] }>();
  const dates = new Map(stages.flatMap(({ items }) => items.map(({ id, purge_at }) => [id, purge_at])));
  const days = configOf(env).APPLICATION_RETENTION_DAYS;
  expect(dates.get(waiting.id)).toBe(new Date(Date.parse(waiting.submitted_at) + days * dayLength).toISOString());
  expect(dates.get(invited.id)).toBeNull();
});
