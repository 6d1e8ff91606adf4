import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Recommendation } from '#shared/contracts/hiring.ts';
import { hiring as texts } from '#shared/staff-texts/hiring.ts';
import { Recommendations } from '#web/admin/inbox/hiring/recommendations.tsx';
import { mockAdminApi, renderAdmin } from '../../support.tsx';

const at = '2026-11-20T08:00:00.000Z';
const mine: Recommendation = { by: 'amal@rihla.example', at, verdict: 'no', text: 'Too junior.' };
const theirs: Recommendation = { by: 'basim@rihla.example', at, verdict: 'strong_yes', text: 'ممتاز في المقابلة' };

async function open(...recommendations: Recommendation[]) {
  const sent = mockAdminApi({
    'GET /api/admin/me': { email: 'Amal@rihla.example' },
    'GET /api/admin/staff': { items: [{ email: theirs.by, name: 'Basim Saad', roles: [] }] },
    'PUT /api/admin/submissions/a1/recommendation': { recommendation: mine },
    'DELETE /api/admin/submissions/a1/recommendation': () => ({ status: 204 }),
  });
  const user = renderAdmin(<Recommendations id="a1" recommendations={recommendations} />);
  await waitFor(() => expect(sent.reads.length).toBeGreaterThan(0));
  return { user, sent };
}

test('gives a verdict with a text, beside what colleagues think', async () => {
  const { user, sent } = await open(theirs);
  expect((await screen.findByRole('listitem')).textContent).toContain('Strong yesBasim Saad');
  expect(screen.getByText(theirs.text!).getAttribute('dir')).toBe('auto');
  await user.click(await screen.findByRole('radio', { name: texts.verdicts.yes }));
  await user.type(screen.getByLabelText(texts.why), 'Knows the field.');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(sent.changes.at(-1)!.body).toEqual({ verdict: 'yes', text: 'Knows the field.' });
});

test('its author changes and deletes a recommendation, and no other one', async () => {
  const { user, sent } = await open(mine, theirs);
  await user.click(await screen.findByRole('button', { name: texts.edit }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.why).value).toBe(mine.text);
  await user.click(screen.getByRole('radio', { name: texts.verdicts.strong_no }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(sent.changes.at(-1)!.body).toEqual({ verdict: 'strong_no', text: mine.text }));
  const own = (await screen.findByText(mine.text!)).closest('li')!;
  await user.click(within(own).getByRole('button', { name: texts.delete }));
  expect(await screen.findByText(texts.deleted)).toBeTruthy();
  expect(sent.changes.at(-1)!.endpoint).toContain('DELETE');
  expect(screen.getAllByRole('button', { name: texts.edit })).toHaveLength(1);
});
