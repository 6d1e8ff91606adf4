import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { privacy as texts } from '#shared/staff-texts/privacy.ts';
import { PrivacyView } from '#web/admin/privacy/privacy-view.tsx';
import { problem } from '../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const people = 'GET /api/admin/people';
const box = () => screen.getByLabelText<HTMLInputElement>(texts.email);

test('an address that is refused is marked at its field until it is changed', async () => {
  const message = 'Please enter an email address such as name@company.com.';
  mockAdminApi({ [people]: () => problem(422, 'validation_failed', { errors: [{ path: 'email', message }] }) });
  const user = renderAdmin(<PrivacyView />);
  await user.type(box(), 'layla@gulf');
  await user.click(screen.getByRole('button', { name: texts.export }));
  const alert = await screen.findByText(message);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(box().getAttribute('aria-describedby')).toBe(alert.id);
  await user.type(box(), '.example');
  expect(box().getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText(message)).toBeNull();
});

test('an unknown address gets a sentence and no empty file', async () => {
  const download = vi.spyOn(URL, 'createObjectURL');
  const email = 'nobody@unknown.example';
  mockAdminApi({ [people]: { email, submissions: [], conversation: [], emails: [], subscriber: null } });
  const user = renderAdmin(<PrivacyView />);
  await user.type(box(), email);
  await user.click(screen.getByRole('button', { name: texts.export }));
  expect(await screen.findByText(texts.nothing(email))).toBeTruthy();
  expect(download).not.toHaveBeenCalled();
});
