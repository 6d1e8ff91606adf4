import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { slotPicker as texts } from '#shared/content/en/slot-picker.ts';
import { type MockResponse, problem } from '../../mock-api.ts';
import {
  day,
  field,
  fill,
  hour,
  mockDemoApi,
  plain,
  renderDemoForm,
  showDemoForm,
  startOf,
  submit,
} from './demo-form.tsx';

const alternatives = [startOf('2026-11-30', 15), startOf('2026-12-01', 9)];
const taken = problem(409, 'slot_taken', { alternatives });

const alert = () => screen.getByRole('alert');
const offers = () => [...alert().querySelectorAll('button')];

/** Sends the form for 2 PM, which another visitor has booked since the calendar was loaded. */
async function sendForTakenSlot(...answers: MockResponse[]) {
  const calendar = { free: { '2026-11-30': [14, 15], '2026-12-01': [9] } };
  const bodies = mockDemoApi(calendar, ...answers);
  await renderDemoForm();
  await day(/^Monday, 30 November, 2 available times/);
  fill('firstName', 'Layla');
  fill('preferredDate', '2026-11-30');
  fill('preferredTime', '2-3 PM');
  calendar.free['2026-11-30'] = [15];
  await submit();
  return bodies;
}

test('when the slot is taken, values are kept and slots are loaded again', async () => {
  await sendForTakenSlot(taken);
  expect(alert().textContent).toContain('This time has just been taken');
  expect(document.getElementById('demo-failure')!.hidden).toBe(true);
  expect(alert().contains(document.activeElement)).toBe(true);
  expect([field('firstName').value, field('preferredTime').value]).toEqual(['Layla', '2-3 PM']);
  expect(await day(/^Monday, 30 November, 1 available time$/)).toBeTruthy();
  expect((await hour(/^2:00/)).disabled).toBe(true);
});

test('an offered slot fills the fields, moves the focus to the button and is booked', async () => {
  const booking = { id: 'b', startsAt: alternatives[1], endsAt: startOf('2026-12-01', 10), status: 'confirmed' };
  const bodies = await sendForTakenSlot(taken, { status: 201, body: { submission: {}, booking } });
  expect(offers().map(({ textContent }) => plain(textContent))).toEqual([
    'Monday, 30 November, 3:00–4:00 PM in Dubai',
    'Tuesday, 1 December, 9:00–10:00 AM in Dubai',
  ]);
  await act(async () => fireEvent.click(offers()[1]!));
  expect([field('preferredDate').value, field('preferredTime').value]).toEqual(['2026-12-01', '9-10 AM']);
  expect(document.activeElement?.textContent).toBe('Schedule Demo');
  expect(offers()).toEqual([]);
  await submit();
  expect(bodies[1]).toMatchObject({ slotStart: alternatives[1], firstName: 'Layla' });
  expect(screen.getByText('Demo scheduled successfully!').parentElement!.children).toHaveLength(1);
  expect(screen.getByText(/^This time is confirmed; /)).toBeTruthy();
  expect(screen.queryByText(/within 24 hours/)).toBeNull();
  expect(plain(screen.getByText(/^Booked: /).textContent)).toBe('Booked: Tuesday, 1 December, 9:00–10:00 AM in Dubai');
});

test('the offer stays after five seconds, until another date or time is chosen', async () => {
  await sendForTakenSlot(taken);
  // The effect of the result's timer. The form has modules of its own (demo-form.tsx).
  const { formState, resetResult } = await import('#web/forms/form-store.ts');
  act(() => resetResult('demo'));
  expect(formState('demo').status).toBe('idle');
  expect(offers()).toHaveLength(2);
  act(() => void fill('firstName', 'Leila'));
  expect(offers()).toHaveLength(2);
  act(() => void fill('preferredTime', '3-4 PM'));
  expect(offers()).toEqual([]);
});

test('a visitor who comes back finds the slots that are still to come', async () => {
  await sendForTakenSlot(taken);
  cleanup();
  vi.setSystemTime(startOf('2026-11-30', 16));
  await showDemoForm();
  await day(/^Monday, 30 November/);
  expect(offers().map(({ textContent }) => plain(textContent))).toEqual([
    'Tuesday, 1 December, 9:00–10:00 AM in Dubai',
  ]);
  expect(document.activeElement).toBe(document.body);
});

test('the same hour sent again is a preference', async () => {
  const none = problem(409, 'slot_taken', { alternatives: [] });
  const bodies = await sendForTakenSlot(none, { status: 201, body: { submission: {} } });
  expect(alert().textContent).toContain(
    'No other time is available now. Send the form again, and we’ll propose a time.',
  );
  await submit();
  expect(bodies[0]).toHaveProperty('slotStart', startOf('2026-11-30', 14));
  expect(bodies[1]).toMatchObject({ preferredTime: '2-3 PM' });
  expect(bodies[1]).not.toHaveProperty('slotStart');
});

const reason = 'This email address already has two demos to come.';
const tooMany = problem(409, 'too_many_bookings', { detail: reason });
const accepted: MockResponse = { status: 201, body: { submission: {} } };

const way = () => screen.queryByRole('button', { name: texts.limit.send });

/** Sends the form for a free hour, with an address that has two demos already. */
async function sendBeyondLimit(...answers: MockResponse[]) {
  const bodies = mockDemoApi({ free: { '2026-11-30': [14, 15] } }, ...answers);
  await renderDemoForm();
  await day(/^Monday, 30 November, 2 available times/);
  const person = {
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla@gulf-logistics.example',
    company: 'Gulf Logistics',
  };
  const wanted = { useCase: 'Process Automation', preferredDate: '2026-11-30', preferredTime: '2-3 PM' };
  for (const [name, value] of Object.entries({ ...person, ...wanted })) fill(name, value);
  await submit();
  return bodies;
}

test('the reason takes the focus, and what was typed is kept', async () => {
  await sendBeyondLimit(tooMany);
  expect(alert().textContent).toContain('We couldn’t book this time');
  expect(alert().textContent).toContain(reason);
  expect(alert().contains(document.activeElement)).toBe(true);
  expect(document.getElementById('demo-failure')!.hidden).toBe(true);
  expect([field('firstName').value, field('preferredTime').value]).toEqual(['Layla', '2-3 PM']);
  // The hour itself is still free.
  expect(await day(/^Monday, 30 November, 2 available times/)).toBeTruthy();
});

test('its button sends the form as a preference, which the answer says', async () => {
  const bodies = await sendBeyondLimit(tooMany, accepted);
  await act(async () => fireEvent.click(way()!));
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toMatchObject({ slotStart: startOf('2026-11-30', 14) });
  expect(bodies[1]).toMatchObject({ firstName: 'Layla', preferredDate: '2026-11-30', preferredTime: '2-3 PM' });
  for (const name of ['slotStart', 'bookPreference', 'unbooked']) expect(bodies[1]).not.toHaveProperty(name);
  expect(await screen.findByText('Demo scheduled successfully!')).toBeTruthy();
  expect(
    screen.getByText('We couldn’t book that time. We’ve saved your request and will email you another time.'),
  ).toBeTruthy();
  expect(way()).toBeNull();
});

test('the form’s own button asks for the slot again, and the answer takes the focus', async () => {
  const bodies = await sendBeyondLimit(tooMany, tooMany);
  field('firstName').focus();
  await submit();
  expect(bodies[1]).toHaveProperty('slotStart', startOf('2026-11-30', 14));
  expect(alert().contains(document.activeElement)).toBe(true);
});

test('stays after five seconds, until the address, the date or the time is changed', async () => {
  await sendBeyondLimit(tooMany);
  // The effect of the result's timer. The form has modules of its own (demo-form.tsx).
  const { resetResult } = await import('#web/forms/form-store.ts');
  act(() => resetResult('demo'));
  act(() => void fill('firstName', 'Leila'));
  expect(way()).toBeTruthy();
  act(() => void fill('email', 'leila@gulf-logistics.example'));
  expect(way()).toBeNull();
});
