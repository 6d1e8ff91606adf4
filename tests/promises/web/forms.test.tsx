import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { careerForm } from '#shared/content/en/forms/career.ts';
import { demoForm } from '#shared/content/en/forms/demo.ts';
import { partnershipForm } from '#shared/content/en/forms/partnership.ts';
import { footer } from '#shared/content/en/layout.ts';
import { demoFailureMessage } from '#web/forms/demo-failure.ts';
import { SubmissionForm } from '#web/forms/submission-form.tsx';
import { NetworkError } from '#web/lib/api.ts';
import { NewsletterForm } from '#web/site/layout/newsletter-form.tsx';
import { lostConnection, type MockResponse, mockApi, problem } from '../../web/mock-api.ts';

const accepted = { status: 201, body: { submission: {} } };
const form = () => document.querySelector('form')!;
const submit = () => act(async () => fireEvent.submit(form()));
const submitButton = () => form().querySelector<HTMLButtonElement>('[type="submit"]')!;
const textOf = (role: 'status' | 'alert') =>
  screen
    .getAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('');

/** The specification's sections 4 and 8: labels while sending, results, and their duration. */
const forms = [
  {
    formType: 'demo',
    content: demoForm,
    label: 'Schedule Demo',
    sending: 'Scheduling Demo...',
    success:
      "Demo scheduled successfully!We've sent you a confirmation email. Our team will contact you within 24 hours to confirm the demo.",
    failure: 'Submission failedPlease try again or contact us directly at hello@rihla.example',
  },
  {
    formType: 'partnership',
    content: partnershipForm,
    label: 'Submit Inquiry',
    sending: 'Submitting Inquiry...',
    success:
      "Partnership inquiry submitted successfully!We've sent you a confirmation email. Our partnerships team will contact you within 24 hours.",
    failure: 'Submission failedPlease try again or contact us directly at hello@rihla.example',
  },
  {
    formType: 'career',
    content: careerForm,
    label: 'Submit Application',
    sending: 'Submitting...',
    success: 'Application submitted successfully! We will get back to you soon.',
    failure: 'Application submission failed. Please try again later.',
  },
] as const;

describe.each(forms)('the form $formType', ({ formType, content, label, sending, success, failure }) => {
  const open = () => render(<SubmissionForm formType={formType} content={content as typeof demoForm} />);
  const email = () => form().querySelector<HTMLInputElement>('[name="email"]')!;

  test('its button is disabled while sending, with another label', async () => {
    const { promise, resolve } = Promise.withResolvers<MockResponse>();
    mockApi(promise);
    open();
    expect([submitButton().textContent, submitButton().disabled]).toEqual([label, false]);
    await submit();
    expect([submitButton().textContent, submitButton().disabled]).toEqual([sending, true]);
    await act(async () => resolve(accepted));
    expect([submitButton().textContent, submitButton().disabled]).toEqual([label, false]);
  });

  test('is cleared after success, which shows for five seconds', async () => {
    vi.useFakeTimers();
    mockApi(accepted);
    open();
    fireEvent.change(email(), { target: { value: 'mona@example.com' } });
    await submit();
    expect(textOf('status')).toBe(success);
    expect(email().value).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(textOf('status')).toBe(success);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(textOf('status')).toBe('');
  });

  test('keeps its values after a failure, which shows for five seconds', async () => {
    vi.useFakeTimers();
    vi.mocked(console.error).mockImplementation(() => {});
    mockApi(problem(500, 'internal_error'));
    open();
    fireEvent.change(email(), { target: { value: 'mona@example.com' } });
    await submit();
    const panel = () => document.getElementById(`${formType}-failure`)!;
    expect(panel().textContent).toBe(failure);
    expect(panel().hidden).toBe(false);
    expect(email().value).toBe('mona@example.com');
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(panel().hidden).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(panel().hidden).toBe(true);
    vi.mocked(console.error).mockClear();
  });
});

test('the demo form sends the time zone of the browser', async () => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Riyadh' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  const bodies = mockApi(accepted);
  render(<SubmissionForm formType="demo" content={demoForm} />);
  await submit();
  expect(bodies[0]!.timezone).toBe('Asia/Riyadh');
});

test.each([
  [
    new Error('duplicate key value violates a constraint'),
    'This email has already been submitted. Please use a different email or contact us directly.',
  ],
  [new NetworkError('A network error.'), 'Network error. Please check your connection and try again.'],
  [new Error('permission denied for table'), 'Permission denied. Please contact support.'],
  [new Error('something else'), 'Submission failed. Please try again.'],
])('the demo form logs for "%s" its own sentence', (error, sentence) => {
  expect(demoFailureMessage(error)).toBe(sentence);
});

describe('the newsletter form', () => {
  const subscribe = async (response?: MockResponse | Promise<MockResponse>, email = 'mona@example.com') => {
    const bodies = mockApi(...(response ? [response] : []));
    render(<NewsletterForm content={footer.newsletter} />, { wrapper: MemoryRouter });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: email } });
    await submit();
    return bodies;
  };

  test('its button says Subscribing... while sending', async () => {
    const { promise, resolve } = Promise.withResolvers<MockResponse>();
    await subscribe(promise);
    expect([submitButton().textContent, submitButton().disabled]).toEqual(['Subscribing...', true]);
    await act(async () => resolve(problem(500, 'internal_error')));
    expect([submitButton().textContent, submitButton().disabled]).toEqual(['Subscribe', false]);
  });

  test('shows the message of the server, and trims the address', async () => {
    const message = 'Successfully subscribed to our newsletter! Check your email for confirmation.';
    const bodies = await subscribe({ status: 201, body: { outcome: 'subscribed', message } }, '  mona@example.com ');
    expect(textOf('status')).toBe(message);
    expect(bodies).toEqual([{ email: 'mona@example.com', source: 'footer', locale: 'en' }]);
  });

  test('shows why an address was refused', async () => {
    const detail = 'This email is already subscribed to our newsletter.';
    await subscribe(problem(409, 'already_subscribed', { detail }));
    expect(textOf('alert')).toBe(detail);
  });

  test.each([
    ['a lost connection', lostConnection, 'Failed to subscribe. Please try again.'],
    ['a failing server', problem(500, 'internal_error'), 'Failed to subscribe. Please try again later.'],
  ])('has a sentence for %s', async (_, response, sentence) => {
    await subscribe(response);
    expect(textOf('alert')).toBe(sentence);
  });

  test('sends nothing for a blank address', async () => {
    expect(await subscribe(undefined, '   ')).toEqual([]);
  });
});
