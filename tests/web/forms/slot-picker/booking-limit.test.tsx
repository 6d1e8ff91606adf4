import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoForm } from '../../../../src-shared/content/en/forms/demo.ts';
import { slotPicker as texts } from '../../../../src-shared/content/en/slot-picker.ts';
import { type MockResponse, problem } from '../../mock-api.ts';
import { day, field, fill, mockDemoApi, renderDemoForm, startOf, submit } from './demo-form.tsx';

const reason = 'This email address already has two demos to come.';
const tooMany = problem(409, 'too_many_bookings', { detail: reason });
const accepted: MockResponse = { status: 201, body: { submission: {} } };

const alert = () => screen.getByRole('alert');
const way = () => screen.queryByRole('button', { name: texts.limit.send });

/** Sends the form for a free hour, with an address that has two demos already. */
async function sendBeyondLimit(...answers: MockResponse[]) {
  const bodies = mockDemoApi({ free: { '2026-11-30': [14, 15] } }, ...answers);
  await renderDemoForm();
  await day(/^Monday, 30 November, 2 free hours/);
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

test('says why the hour is not booked, in place and with the focus, and keeps what was typed', async () => {
  await sendBeyondLimit(tooMany);
  expect(alert().textContent).toContain(texts.limit.title);
  expect(alert().textContent).toContain(reason);
  expect(alert().contains(document.activeElement)).toBe(true);
  expect(document.getElementById('demo-failure')!.hidden).toBe(true);
  expect([field('firstName').value, field('preferredTime').value]).toEqual(['Layla', '2-3 PM']);
  // The hour itself is still free.
  expect(await day(/^Monday, 30 November, 2 free hours/)).toBeTruthy();
});

test('its button sends the form as a wish, which the answer says', async () => {
  const bodies = await sendBeyondLimit(tooMany, accepted);
  await act(async () => fireEvent.click(way()!));
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toMatchObject({ slotStart: startOf('2026-11-30', 14) });
  expect(bodies[1]).toMatchObject({ firstName: 'Layla', preferredDate: '2026-11-30', preferredTime: '2-3 PM' });
  for (const name of ['slotStart', 'bookPreference', 'unbooked']) expect(bodies[1]).not.toHaveProperty(name);
  expect(await screen.findByText(demoForm.success.title)).toBeTruthy();
  expect(screen.getByText(texts.notBooked)).toBeTruthy();
  expect(way()).toBeNull();
});

test('the form’s own button asks for the hour again, and the same answer takes the focus again', async () => {
  const bodies = await sendBeyondLimit(tooMany, tooMany);
  field('firstName').focus();
  await submit();
  expect(bodies[1]).toHaveProperty('slotStart', startOf('2026-11-30', 14));
  expect(alert().contains(document.activeElement)).toBe(true);
});

test('stays after five seconds, until the address, the date or the time is changed', async () => {
  await sendBeyondLimit(tooMany);
  // What the timer of the result does. The form has modules of its own (demo-form.tsx).
  const { dismissResult } = await import('../../../../src-web/forms/form-store.ts');
  act(() => dismissResult('demo'));
  act(() => void fill('firstName', 'Leila'));
  expect(way()).toBeTruthy();
  act(() => void fill('email', 'leila@gulf-logistics.example'));
  expect(way()).toBeNull();
});
