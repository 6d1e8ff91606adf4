import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { handover as content } from '#shared/content/en/handover.ts';
import { LeaveAddressForm } from '#web/chat/leave-address-form.tsx';
import { LocaleProvider } from '#web/locale.tsx';
import { mockApi, problem } from '../mock-api.ts';

const { fields, submit, failure } = content.form.content;

async function fillIn(nextTime = new Date(Date.now() - 1000).toISOString(), offer = 'A booking') {
  const onClose = vi.fn();
  render(
    <LocaleProvider value="en">
      <LeaveAddressForm sessionId="s" nextTime={nextTime} known={{}} content={content} onClose={onClose}>
        {offer}
      </LeaveAddressForm>
    </LocaleProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(fields.name.label, { exact: false }), 'Noor Al Suwaidi');
  await user.type(screen.getByLabelText(fields.email.label, { exact: false }), ' noor@dubai-retail.example ');
  return { user, onClose };
}

const send = () => screen.getByRole('button', { name: submit });

test('promises the next working time', async () => {
  const monday = '2098-01-20T05:00:00.000Z';
  await fillIn(monday);
  // Once: in the title.
  expect(screen.getAllByText(/Monday, 20 January from 9 AM Gulf time/)).toHaveLength(1);
  expect(document.activeElement).not.toBe(document.body);
});

test('offers the booking before the reply by email while the team is away', async () => {
  await fillIn('2098-01-20T05:00:00.000Z');
  const [back, title] = screen.getAllByRole('heading');
  expect(back!.textContent).toBe('Our team is back on Monday, 20 January from 9 AM Gulf time');
  expect(document.activeElement).not.toBe(document.body);
  expect(title!.textContent).toBe('Get a reply by email');
  const form = back!.parentElement!.textContent;
  expect(form).toMatch(/You can book a demo now:A bookingGet a reply by email/);
});

test('offers no booking while the team is there', async () => {
  await fillIn();
  expect(screen.queryByText('A booking', { exact: false })).toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Get a reply by email']);
});

test('sends name and address, and says that the question is with the team', async () => {
  mockApi({ status: 201, body: { submission: {}, outcome: 'created', nextTime: '' } });
  const { user, onClose } = await fillIn();
  await user.click(send());
  const heading = await screen.findByRole('heading', { name: content.form.done.title });
  expect(document.activeElement).toBe(heading);
  const [url, request] = vi.mocked(fetch).mock.calls.at(-1)!;
  expect(String(url)).toBe('/api/chat/s/handoff');
  expect(JSON.parse(String(request?.body))).toEqual({
    name: 'Noor Al Suwaidi',
    email: 'noor@dubai-retail.example',
    message: null,
    locale: 'en',
  });
  await user.click(screen.getByRole('button', { name: content.form.done.close }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('says that a question which was answered is open again', async () => {
  mockApi({ status: 200, body: { submission: {}, outcome: 'reopened', nextTime: '' } });
  const { user } = await fillIn();
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Your question is open again' })).toBeTruthy();
  expect(screen.getByText(/told our team that you are asking again.* to noor@dubai-retail\.example/)).toBeTruthy();
});

test('says that the conversation is over when the server knows none', async () => {
  mockApi(problem(409, 'no_conversation', { detail: 'This conversation is over.' }));
  const { user } = await fillIn();
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('This conversation is over.');
});

test('shows at its field what the server refuses, and keeps what was typed', async () => {
  const errors = [{ path: 'email', message: 'Please enter a valid e-mail address.' }];
  mockApi(problem(422, 'validation_failed', { errors }));
  const { user } = await fillIn();
  await user.click(send());
  expect(await screen.findByText('Please enter a valid e-mail address.')).toBeTruthy();
  const email = screen.getByLabelText<HTMLInputElement>(fields.email.label, { exact: false });
  expect(document.activeElement).toBe(email);
  expect(email.value).toContain('noor@dubai-retail.example');
});

test('says that it failed, and can be sent again', async () => {
  mockApi(problem(503, 'unavailable'));
  const { user } = await fillIn();
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe(failure.text);
  expect(send()).toHaveProperty('disabled', false);
});

test('is filled in with what the conversation knows', () => {
  render(
    <LocaleProvider value="en">
      <LeaveAddressForm
        sessionId="s"
        nextTime="2098-01-20T05:00:00.000Z"
        known={{ name: 'Noor Al Suwaidi', email: 'noor@dubai-retail.example' }}
        content={content}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>(fields.name.label, { exact: false }).value).toBe('Noor Al Suwaidi');
  expect(screen.getByDisplayValue('noor@dubai-retail.example')).toBeTruthy();
});
