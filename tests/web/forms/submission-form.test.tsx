import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { careerForm } from '#shared/content/en/forms/career.ts';
import { demoForm } from '#shared/content/en/forms/demo.ts';
import { slotPicker } from '#shared/content/en/slot-picker.ts';
import { SubmissionForm } from '#web/forms/submission-form.tsx';
import { lostConnection, type MockResponse, mockApi, problem } from '../mock-api.ts';

const accepted = { status: 201, body: { submission: {} } };

function renderCareerForm(props = {}) {
  render(<SubmissionForm formType="career" content={careerForm} defaults={{ position: 'AI Engineer' }} {...props} />);
  fireEvent.change(field('Full Name'), { target: { value: 'Mona Al Said' } });
}

function field(label: string) {
  return screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;
}

const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));

test('an accepted form is sent without the honeypot, and onSuccess is called', async () => {
  const bodies = mockApi(accepted);
  const onSuccess = vi.fn();
  renderCareerForm({ onSuccess });
  await submit();
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(bodies[0]).toMatchObject({ formType: 'career', name: 'Mona Al Said', position: 'AI Engineer' });
  expect(bodies[0]).not.toHaveProperty('contactMeByFax');
});

test('a retry keeps id and values, and the next submission has a new id', async () => {
  const bodies = mockApi(lostConnection, accepted, accepted);
  renderCareerForm();
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('Application submission failed. Please try again later.');
  expect(field('Full Name').value).toBe('Mona Al Said');
  await submit();
  await submit();
  expect(bodies[1]!.id).toBe(bodies[0]!.id);
  expect(bodies[2]!.id).not.toBe(bodies[0]!.id);
});

test('two simultaneous submits send one request', async () => {
  const bodies = mockApi(accepted);
  renderCareerForm();
  await act(async () => {
    fireEvent.submit(document.querySelector('form')!);
    fireEvent.submit(document.querySelector('form')!);
  });
  expect(bodies).toHaveLength(1);
});

test('the form is sent again under a new id when the server knows the id', async () => {
  const bodies = mockApi(problem(409, 'id_already_used'), accepted);
  renderCareerForm();
  await submit();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]!.id).not.toBe(bodies[0]!.id);
  expect(document.getElementById('career-failure')!.hidden).toBe(true);
});

test('a field with an error of the server shows it and takes the focus', async () => {
  mockApi(problem(422, 'validation_failed', { errors: [{ path: 'email', message: 'No such domain.' }] }));
  renderCareerForm();
  await submit();
  const email = field('Email Address');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby')!)?.textContent).toBe('No such domain.');
});

test('the demo form sends the company size as a range, and passes errors on', async () => {
  const bodies = mockApi(lostConnection);
  const onFailure = vi.fn();
  render(<SubmissionForm formType="demo" content={demoForm} onFailure={onFailure} />);
  fireEvent.change(field('Company Size'), { target: { value: '11-50' } });
  await submit();
  expect(bodies[0]!.companySize).toBe('11-50');
  expect(onFailure.mock.calls[0]![0].name).toBe('NetworkError');
});

test('a native submit clears the draft', async () => {
  mockApi(lostConnection);
  renderCareerForm();
  const form = document.querySelector('form')!;
  fireEvent.input(field('Full Name'));
  await submit();
  const offer = screen.getByRole('button', { name: careerForm.problems.submitNatively });
  fireEvent.click(offer);
  expect(sessionStorage.getItem('draft:career')).toContain('Mona Al Said');
  form.noValidate = true;
  addEventListener('submit', (event) => event.preventDefault(), { once: true });
  fireEvent.click(offer);
  expect(sessionStorage.getItem('draft:career')).toBeNull();
});

test('the honeypot checkbox is sent when a bot ticks it', async () => {
  const bodies = mockApi(accepted);
  renderCareerForm();
  fireEvent.click(document.querySelector('[name=contactMeByFax]')!);
  await submit();
  expect(bodies[0]!.contactMeByFax).toBe(true);
});

test.each([
  [
    'over the rate limit',
    problem(429, 'rate_limited'),
    'Too many requests. Please wait a minute and send the form again.',
  ],
  ['for an answer of another site', new Response('<h1>Please sign in to the hotel</h1>'), demoForm.failure.title],
])('%s the form says so and keeps its values', async (_, response, sentence) => {
  vi.mocked(console.error).mockImplementation(() => {});
  mockApi(response);
  render(<SubmissionForm formType="demo" content={demoForm} />);
  fireEvent.change(field('First Name'), { target: { value: 'Mona' } });
  await submit();
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(field('First Name').value).toBe('Mona');
  vi.mocked(console.error).mockClear();
});

test.each([
  ['sent', accepted, careerForm.lasting.success, null],
  ['refused', problem(500, 'internal_error'), careerForm.lasting.error, '/contact'],
])('a form that was %s has the focus at its result, and a line that stays', async (_, response, line, contact) => {
  vi.useFakeTimers();
  vi.mocked(console.error).mockImplementation(() => {});
  mockApi(response);
  renderCareerForm();
  screen.getByRole('button', { name: careerForm.submit }).focus();
  await submit();
  const result = document.activeElement!;
  expect(result.contains(screen.getByRole('status'))).toBe(true);
  expect(result.textContent).not.toContain(line);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(document.activeElement).toBe(result);
  expect(result.textContent).toContain(line);
  expect(result.querySelector('p a')?.getAttribute('href') ?? null).toBe(contact);
  vi.mocked(console.error).mockClear();
});

test.each([
  ['linkedin.com/in/mona', 'https://linkedin.com/in/mona'],
  ['mona.example', 'https://mona.example'],
  ['http://mona.example', 'http://mona.example'],
  ['github', 'github'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mona@mona.example', 'mona@mona.example'],
])('the portfolio %s becomes %s', (typed, completed) => {
  renderCareerForm();
  const portfolio = field('Portfolio');
  portfolio.value = typed;
  portfolio.dispatchEvent(new Event('change', { bubbles: true }));
  expect(portfolio.value).toBe(completed);
});

test.each([
  ['a lost connection', lostConnection, careerForm.problems.connectionFailed],
  ['an error page of the server', new Response('<h1>500</h1>', { status: 500 }), careerForm.problems.serverFailed],
])('%s is called what it is', async (_, response, sentence) => {
  vi.mocked(console.error).mockImplementation(() => {});
  mockApi(response);
  renderCareerForm();
  await submit();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes(sentence))).toBe(true);
  vi.mocked(console.error).mockClear();
});

test('a booked demo offers its calendar links and the link to change it', async () => {
  const bookingLinks = {
    page: '/booking?token=1',
    file: '/booking/demo.ics?token=1',
    google: 'https://calendar.google.com/x',
    outlook: 'https://outlook.office.com/x',
  };
  const booking = { startsAt: '2026-12-03T05:00:00.000Z' };
  mockApi({ status: 201, body: { submission: {}, booking, bookingLinks } });
  render(<SubmissionForm formType="demo" content={demoForm} picker={slotPicker} />);
  await submit();
  const links = within(screen.getAllByRole('status').find(({ textContent }) => textContent.includes('Booked:'))!)
    .getAllByRole('link')
    .map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
  expect(links).toEqual([
    'Calendar file → /booking/demo.ics?token=1',
    'Google Calendar → https://calendar.google.com/x',
    'Outlook → https://outlook.office.com/x',
    'Move or cancel → /booking?token=1',
  ]);
});

test('a visitor who went on while the form was sent keeps the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  mockApi(promise);
  renderCareerForm();
  await submit();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await act(async () => resolve(accepted));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
