import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookingOnWhatsapp } from '#web/admin/chat/whatsapp-booking.tsx';

const askedAt = '2026-11-23T04:00:00.000Z';

test('shows how far the messages about a booking came', () => {
  const { container } = render(
    <BookingOnWhatsapp
      messages={{
        askedAt,
        note: null,
        sent: [{ kind: 'confirmation', status: 'read', reason: null, at: askedAt }],
      }}
    />,
  );
  expect(container.textContent).toMatch(/asked for a confirmation and a reminder on WhatsApp.+Confirmation.+✓✓ read/);
});

test('says why nothing is sent', () => {
  render(<BookingOnWhatsapp messages={{ askedAt, note: 'no_confirmation', sent: [] }} />);
  expect(screen.getByText(/no approved template “booking_confirmation” in the visitor’s language/)).toBeTruthy();
});
