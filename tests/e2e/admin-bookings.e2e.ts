import type { APIRequestContext, Page } from '@playwright/test';
import { demoChoice } from '#shared/bookings/demo-hours.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { violations } from './accessibility.ts';
import { filledForms } from './form-values.ts';
import { freeSlot } from './free-slot.ts';
import { expect, test } from './test.ts';

async function request(
  api: APIRequestContext,
  startsAt: string,
  { booked = true } = {},
): Promise<{ id: string; name: string; booking: string }> {
  const { values } = filledForms().find(({ name }) => name === 'demo')!;
  const answer = await api.post('/api/submissions', {
    data: { ...values, ...demoChoice(startsAt), formType: 'demo', ...(booked && { slotStart: startsAt }) },
  });
  expect(answer.status()).toBe(201);
  const { submission, booking } = await answer.json();
  return { id: submission.id, name: `${values.firstName} Haddad`, booking: booking?.id };
}

async function statusOf(api: APIRequestContext, booking: string): Promise<string> {
  return (await (await api.get(`/api/admin/bookings/${booking}`)).json()).booking.status;
}

const inDialog = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('button', { name });

/** The button of a slot, in any time zone of the browser. */
function hourOf(startsAt: string): RegExp {
  const gulf = new Date(startsAt).toLocaleTimeString('en', { hour: 'numeric', timeZone: 'Asia/Dubai' });
  const time = gulf.replace(/\s/, ':00\\s');
  return new RegExp(`^${time}$|(?<!\\d)${time} in Dubai`, 'i');
}

/** Chooses a slot in the calendar of the dialog. */
async function choose(page: Page, startsAt: string): Promise<void> {
  const day = new Date(startsAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'Asia/Dubai' });
  const calendar = page.getByRole('dialog').last();
  const cell = calendar.getByRole('gridcell', { name: new RegExp(`, ${day},`) });
  await calendar.getByRole('grid').waitFor();
  if (!(await cell.count())) await calendar.getByRole('button', { name: 'Next month' }).click();
  await cell.click();
  await calendar.getByRole('button', { name: hourOf(startsAt) }).click();
}

test('staff find a booking in its week, move it and cancel it', async ({ page, request: api }) => {
  const startsAt = await freeSlot(page);
  const { name, booking } = await request(api, startsAt);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/bookings?week=${demoChoice(startsAt)!.preferredDate}`);
  const link = page.getByRole('link', { name: new RegExp(name) });
  await expect(link).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await link.click();
  await page.getByRole('button', { name: 'Move…' }).click();
  await choose(page, await freeSlot(page));
  // Until its transition ends, a button that has just been enabled is pale.
  await expect(page.getByRole('button', { name: texts.hours.moveTo })).toHaveCSS('opacity', '1');
  expect(await violations(page)).toEqual([]);
  await inDialog(page, texts.hours.moveTo).click();
  await expect(page.getByText(/^Moved to .* The visitor gets an email\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel…' }).click();
  await inDialog(page, 'Keep the demo').click();
  expect(await statusOf(api, booking)).toBe('confirmed');
  await page.getByRole('button', { name: 'Cancel…' }).click();
  await inDialog(page, 'Cancel the demo').click();
  await expect(page.getByText(texts.cancelled)).toBeVisible();
  expect(await statusOf(api, booking)).toBe('cancelled');
});

test('staff turn a preference into a booking, and find it from the request', async ({ page, request: api }) => {
  const startsAt = await freeSlot(page);
  const { id } = await request(api, startsAt, { booked: false });
  await page.goto(`/admin/inbox/${id}`);
  await page.getByRole('button', { name: texts.ofSubmission.book }).click();
  await expect(page.getByRole('dialog').getByRole('button', { pressed: true })).toHaveText(hourOf(startsAt));
  await inDialog(page, texts.hours.bookThis).click();
  await expect(page.getByText(/^Booked: /)).toBeVisible();
  await page.getByRole('link', { name: 'Open the booking' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\//);
  await page.getByRole('dialog').getByRole('link', { name: 'Submission' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/inbox/${id}`));
});
