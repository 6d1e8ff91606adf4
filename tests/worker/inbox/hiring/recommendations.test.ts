import { expect, it } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { Recommendation } from '#shared/contracts/hiring.ts';
import type { StageColumn } from '#shared/contracts/inbox.ts';
import { amal, asStaff, basim, postAsStaff, store } from '../../support/conversation.ts';
import { jsonPost } from '../../support/faults.ts';
import { jobApplication } from '../../support/forms.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { getAsStaff } from '../../support/staff.ts';

const recommend = (id: string, body: unknown, by = amal) =>
  asStaff(`${id}/recommendation`, { ...jsonPost(body), method: 'PUT' }, by);

const detail = async (id: string) => (await asStaff(id)).json<SubmissionDetail>();

const card = async (id: string, query = '') => {
  const { stages } = await (await getAsStaff(`/api/admin/applications${query}`)).json<{ stages: StageColumn[] }>();
  return stages.flatMap(({ items }) => items).find((item) => item.id === id);
};

it('keeps one recommendation of each colleague, which its author may change', async () => {
  const { id } = await store(jobApplication());
  const first = await recommend(id, { verdict: 'no', text: 'Too junior.' });
  const { recommendation } = await first.json<{ recommendation: Recommendation }>();
  expect(recommendation).toEqual({ by: amal, at: expect.any(String), verdict: 'no', text: 'Too junior.' });
  await recommend(id, { verdict: 'yes' }, basim);
  await recommend(id, { verdict: 'strong_yes', text: 'فاجأنا في المقابلة.' });
  const { recommendations, events } = await detail(id);
  expect(recommendations).toMatchObject([
    { by: basim, verdict: 'yes', text: null },
    { by: amal, verdict: 'strong_yes', text: 'فاجأنا في المقابلة.' },
  ]);
  expect(events).toMatchObject([
    { field: 'recommended', from: null, to: 'no', by: amal },
    { field: 'recommended', from: null, to: 'yes', by: basim },
    { field: 'recommended', from: 'no', to: 'strong_yes', by: amal },
  ]);
});

it('deletes only the recommendation of its author', async () => {
  const { id } = await store(jobApplication());
  await recommend(id, { verdict: 'no' });
  await recommend(id, { verdict: 'yes' }, basim);
  const init = { method: 'DELETE' };
  expect((await asStaff(`${id}/recommendation`, init)).status).toBe(204);
  expect((await asStaff(`${id}/recommendation`, init)).status).toBe(204);
  const { recommendations, events } = await detail(id);
  expect(recommendations).toMatchObject([{ by: basim }]);
  expect(events.at(-1)).toMatchObject({ field: 'recommended', from: 'no', to: null, by: amal });
  expect(events).toHaveLength(3);
});

it('refuses an unknown verdict, and a recommendation of a request', async () => {
  const [application, demo] = [await store(jobApplication()), await store()];
  await expectRefusal(recommend(application.id, { verdict: 'maybe' }), [
    422,
    'validation_failed',
    'verdict: The verdict must be one of strong_yes, yes, no, strong_no.',
  ]);
  await expectRefusal(
    recommend(demo.id, { verdict: 'yes' }),
    [422, 'validation_failed', 'Only a job application has recommendations.'],
    () => recommend(application.id, { verdict: 'yes' }),
  );
  await expectRefusal(recommend(crypto.randomUUID(), { verdict: 'yes' }), [
    404,
    'not_found',
    'This submission no longer exists.',
  ]);
});

it('gives the recommendations to each card of the board', async () => {
  const { id } = await store(jobApplication());
  expect(await card(id)).toMatchObject({ verdicts: [], decline: null });
  await recommend(id, { verdict: 'yes' });
  await recommend(id, { verdict: 'yes' }, basim);
  await recommend(id, { verdict: 'strong_no' }, 'yara@rihla.example');
  for (const query of ['', '?stage=new&limit=1']) {
    expect((await card(id, query))!.verdicts!.sort()).toEqual(['strong_no', 'yes', 'yes']);
  }
});

it('keeps the reason of a decline for staff, and out of the letter', async () => {
  const decline = { reason: 'pay', text: 'Expects double.' };
  const [one, many] = [await store(jobApplication()), await store(jobApplication({ email: 'many@applicant.example' }))];
  await asStaff(one.id, { ...jsonPost({ stage: 'declined', decline }), method: 'PATCH' });
  expect((await postAsStaff('decline', { ids: [many.id], decline })).status).toBe(202);
  for (const { id } of [one, many]) {
    const { events, conversation } = await detail(id);
    expect(events.filter(({ field }) => field === 'stage')).toMatchObject([{ to: 'declined', decline }]);
    expect(events.filter((event) => 'decline' in event)).toHaveLength(1);
    expect(JSON.stringify(conversation)).not.toContain('double');
    expect((await card(id))!.decline).toEqual(decline);
  }
});

it('takes a reason only with the stage declined', async () => {
  const { id } = await store(jobApplication());
  const change = (body: object) => asStaff(id, { ...jsonPost(body), method: 'PATCH' });
  await expectRefusal(
    change({ stage: 'offer', decline: { reason: 'pay' } }),
    [422, 'validation_failed', ': A reason of a decline needs the stage declined.'],
    () => change({ stage: 'offer' }),
  );
  await expectRefusal(change({ stage: 'declined', decline: { reason: 'mood' } }), [
    422,
    'validation_failed',
    'decline.reason: The reason must be one of skills, experience, pay, location, filled, withdrew, no_reply, other.',
  ]);
  expect((await change({ stage: 'declined', decline: { reason: 'pay' } })).status).toBe(200);
});
