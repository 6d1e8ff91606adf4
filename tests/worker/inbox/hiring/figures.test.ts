import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { HiringFigures } from '#shared/contracts/hiring.ts';
import { countingDatabase } from '../../../support/counting-database.ts';
import { setTime } from '../../support/bookings.ts';
import { addSubmission } from '../../support/records.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { getAsStaff } from '../../support/staff.ts';

beforeEach(async () => {
  setTime('2026-11-30T08:00:00.000Z');
  await env.DB.batch(
    ['form_submissions', 'submission_events', 'recommendations'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
});

async function figures(query = '?from=2026-11-01&to=2026-11-30', bindings = {}): Promise<HiringFigures> {
  return (await getAsStaff(`/api/admin/applications/figures${query}`, bindings)).json();
}

type Values = Parameters<typeof addSubmission>[0] & { position?: string };

function apply({ position = 'AI Engineer', ...values }: Values = {}): Promise<string> {
  const row = { formType: 'career', stage: 'new', additionalData: { position } } as const;
  return addSubmission({ ...row, ...values });
}

/** Stages, each with the time of the move to it. */
async function move(id: string, from: string, ...moves: [to: string, at: string, decline?: object][]) {
  let before = from;
  for (const [to, at, decline] of moves) {
    await env.DB.prepare(
      `INSERT INTO submission_events (submission_id, field, from_value, to_value, changed_by, changed_at, decline)
       VALUES (?, ?, ?, ?, 'amal@rihla.example', ?, ?)`,
    )
      .bind(id, to === 'withdrawn' ? to : 'stage', before, to, at, decline ? JSON.stringify(decline) : null)
      .run();
    before = to;
  }
}

it('counts the applications of a period by position, source and stage', async () => {
  await apply({ sourceName: 'linkedin' });
  await apply({ sourceName: 'linkedin', stage: 'hired', position: 'Frontend Developer' });
  await apply({ sourceName: 'direct', stage: 'declined' });
  await apply({ stage: null, withdrawnAt: '2026-11-05T08:00:00.000Z' });
  await apply({ stage: 'interview', hiddenAs: 'spam' });
  await apply({ submittedAt: '2026-10-31T19:59:59.999Z' });
  await apply({ submittedAt: '2026-11-30T20:00:00.000Z' });
  await addSubmission();
  const { period, isCut, total, positions, sources, stages } = await figures();
  expect({ period, isCut }).toEqual({ period: { from: '2026-11-01', to: '2026-11-30' }, isCut: false });
  expect(total).toEqual({ name: null, all: 4, open: 1, hired: 1, notHired: 2 });
  expect(positions).toEqual([
    { name: 'AI Engineer', all: 3, open: 1, hired: 0, notHired: 2 },
    { name: 'Frontend Developer', all: 1, open: 0, hired: 1, notHired: 0 },
  ]);
  expect(sources).toEqual([
    { name: 'linkedin', all: 2, open: 1, hired: 1, notHired: 0 },
    { name: null, all: 1, open: 0, hired: 0, notHired: 1 },
    { name: 'direct', all: 1, open: 0, hired: 0, notHired: 1 },
  ]);
  expect(stages.map(({ stage, count }) => [stage, count])).toEqual([
    ['new', 1],
    ['screening', 0],
    ['interview', 0],
    ['offer', 0],
    ['hired', 1],
    ['declined', 1],
    ['withdrawn', 1],
  ]);
});

it('takes the first and the last millisecond of a day in Dubai, and none beside it', async () => {
  for (const submittedAt of ['2026-10-31T20:00:00.000Z', '2026-11-01T19:59:59.999Z']) await apply({ submittedAt });
  expect((await figures('?from=2026-11-01&to=2026-11-01')).total.all).toBe(2);
  expect((await figures('?from=2026-11-02&to=2026-11-02')).total.all).toBe(0);
});

it('has the median of the times in a stage, without a move that was undone at once', async () => {
  const day = (count: number, time = '08:00:00') => `2026-11-0${1 + count}T${time}.000Z`;
  await move(await apply(), 'new', ['screening', day(1)], ['interview', day(4)]);
  await move(await apply(), 'new', ['screening', day(2)], ['withdrawn', day(3)]);
  await move(
    await apply(),
    'new',
    ['offer', day(5)],
    ['new', day(5, '08:01:00')],
    ['screening', day(6)],
    ['declined', day(8)],
    ['screening', day(8, '09:00:00')],
  );
  const { stages } = await figures();
  const days = stages.map(({ stage, medianSeconds }) => [stage, medianSeconds && medianSeconds / 86_400]);
  expect(Object.fromEntries(days)).toEqual({
    new: 2,
    screening: 2,
    interview: null,
    offer: null,
    hired: null,
    declined: null,
    withdrawn: null,
  });
});

it('counts the last reason of each declined application, and those without one', async () => {
  const declined = (at: string, reason?: string) =>
    ['declined', at, reason ? { reason, text: null } : undefined] as [string, string, object?];
  const add = async (...moves: Parameters<typeof move>[2][]) =>
    move(await apply({ stage: 'declined' }), 'new', ...moves);
  await add(declined('2026-11-02T08:00:00.000Z', 'pay'));
  await add(
    declined('2026-11-02T08:00:00.000Z', 'skills'),
    ['new', '2026-11-03T08:00:00.000Z'],
    declined('2026-11-04T08:00:00.000Z', 'pay'),
  );
  await add(declined('2026-11-02T08:00:00.000Z', 'skills'));
  await add(declined('2026-11-02T08:00:00.000Z'));
  await move(await apply(), 'new', declined('2026-11-02T08:00:00.000Z', 'filled'), ['new', '2026-11-03T08:00:00.000Z']);
  expect((await figures()).declines).toEqual([
    { reason: 'skills', count: 1 },
    { reason: 'pay', count: 2 },
    { reason: null, count: 1 },
  ]);
});

it('counts the recommendations of each colleague', async () => {
  for (const [by, verdict] of [
    ['basim@rihla.example', 'yes'],
    ['amal@rihla.example', 'yes'],
    ['amal@rihla.example', 'yes'],
    ['amal@rihla.example', 'strong_no'],
  ]) {
    await env.DB.prepare(
      `INSERT INTO recommendations (submission_id, recommended_by, recommended_at, verdict) VALUES (?, ?, '2026-11-02', ?)`,
    )
      .bind(await apply(), by, verdict)
      .run();
  }
  expect((await figures()).reviewers).toEqual([
    { by: 'amal@rihla.example', counts: { strong_yes: 0, yes: 2, no: 0, strong_no: 1 } },
    { by: 'basim@rihla.example', counts: { strong_yes: 0, yes: 1, no: 0, strong_no: 0 } },
  ]);
});

it('counts the newest 10,000 applications, says so, and reads a fixed number of rows', async () => {
  const add = (count: number, from: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1 + ?2)
       INSERT INTO form_submissions (id, form_type, email, submitted_at, stage, additional_data)
       SELECT 'id-' || i, 'career', 'a@b.example', '2026-11-02T08:00:00.000Z', 'new', '{"position":"AI Engineer"}' FROM n`,
    )
      .bind(from, count)
      .run();
  await add(9_999, 0);
  expect(await figures()).toMatchObject({ isCut: false, total: { all: 9_999 } });
  await add(2, 9_999);
  const { DB, cost } = countingDatabase(env.DB);
  expect(await figures('?days=30', { DB })).toMatchObject({ isCut: true, total: { all: 10_000 } });
  expect(cost.rowsRead).toBeLessThanOrEqual(50_100);
});

it('refuses a day that has not come, and shows today', async () => {
  await expectRefusal(getAsStaff('/api/admin/applications/figures?from=2026-11-01&to=2026-12-01'), [
    422,
    'validation_failed',
    'to: The last day must be today or earlier.',
  ]);
  expect((await figures()).total.all).toBe(0);
});
