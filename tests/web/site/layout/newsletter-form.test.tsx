import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { footer } from '../../../../src-shared/content/en/layout.ts';
import { newsletterMessages } from '../../../../src-shared/content/en/messages.ts';
import { NewsletterForm } from '../../../../src-web/site/layout/newsletter-form.tsx';
import { lostConnection, mockApi, problem } from '../../mock-api.ts';

async function subscribe(email: string, sibling?: ReactNode) {
  render(
    <>
      <NewsletterForm content={footer.newsletter} />
      {sibling}
    </>,
    { wrapper: MemoryRouter },
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: email } });
  await act(async () => fireEvent.submit(document.querySelector('form')!));
}

test('a new subscriber sees the message of the server', async () => {
  const bodies = mockApi({ status: 201, body: { outcome: 'subscribed', message: newsletterMessages.subscribed } });
  await subscribe(' mona@example.com ');
  expect(screen.getByRole('status').textContent).toBe(newsletterMessages.subscribed);
  expect(bodies).toEqual([{ email: 'mona@example.com', source: 'footer', locale: 'en' }]);
});

test('an address that is already subscribed gets an error message', async () => {
  mockApi(problem(409, 'already_subscribed', { detail: newsletterMessages.alreadySubscribed }));
  await subscribe('mona@example.com');
  expect(screen.getByRole('alert').textContent).toBe(newsletterMessages.alreadySubscribed);
});

test('an unreachable server and a failing server have different error messages', async () => {
  mockApi(lostConnection, problem(500, 'internal_error'));
  await subscribe('mona@example.com');
  expect(screen.getByRole('alert').textContent).toBe(newsletterMessages.subscribeUnreachable);
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  expect(screen.getByRole('alert').textContent).toBe(newsletterMessages.subscribeFailed);
});

test('a blank address is not sent', async () => {
  const bodies = mockApi();
  await subscribe('   ');
  expect(bodies).toEqual([]);
});

test('the message disappears when the visitor opens another page', async () => {
  mockApi({ status: 201, body: { outcome: 'subscribed', message: newsletterMessages.subscribed } });
  await subscribe('mona@example.com', <Link to="/careers">Careers</Link>);
  expect(screen.getByRole('status').textContent).toBe(newsletterMessages.subscribed);
  await act(async () => fireEvent.click(screen.getByText('Careers')));
  expect(screen.getByRole('status').textContent).toBe('');
});
