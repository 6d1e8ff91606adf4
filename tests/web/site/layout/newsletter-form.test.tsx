import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { footer } from '#shared/content/en/layout.ts';
import { newsletterMessages } from '#shared/content/en/newsletter-messages.ts';
import { arrival } from '#web/analytics/progress.ts';
import { NewsletterForm } from '#web/site/layout/newsletter-form.tsx';
import { mockApi } from '../../mock-api.ts';

test('the message disappears when the visitor opens another page', async () => {
  mockApi({ status: 201, body: { outcome: 'subscribed', message: newsletterMessages.subscribed } });
  render(
    <>
      <NewsletterForm content={footer.newsletter} />
      <Link to="/careers">Careers</Link>
    </>,
    { wrapper: MemoryRouter },
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'mona@example.com' } });
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  expect(screen.getByRole('status').textContent).toBe(
    'Successfully subscribed to our newsletter! Check your email for confirmation.',
  );
  await act(async () => fireEvent.click(screen.getByText('Careers')));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('sends the campaign of the visit', async () => {
  arrival.source = { campaign: 'gitex' };
  const bodies = mockApi({ status: 201, body: { outcome: 'subscribed', message: newsletterMessages.subscribed } });
  render(<NewsletterForm content={footer.newsletter} />, { wrapper: MemoryRouter });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'mona@example.com' } });
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  expect(bodies).toMatchObject([{ source: 'footer', campaign: 'gitex' }]);
  delete arrival.source;
});
