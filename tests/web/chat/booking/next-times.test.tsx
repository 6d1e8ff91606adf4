import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import chatBooking from '#shared/content/en/chat-booking.ts';
import { gulfHour } from '#shared/time/days.ts';
import { NextTimes } from '#web/chat/booking/next-times.tsx';
import { mockDemoApi, today } from '../../forms/slot-picker/demo-form.tsx';

test('the chat offers the next three times', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: gulfHour(today, 8) });
  mockDemoApi({ free: { [today]: [9, 10, 11, 13] } });
  const chosen: string[] = [];
  render(<NextTimes content={chatBooking} waiting="Loading" onChoose={(startsAt) => chosen.push(startsAt)} />);
  for (const button of await screen.findAllByRole('button')) fireEvent.click(button);
  expect(chosen).toEqual(['2026-11-30T05:00:00.000Z', '2026-11-30T06:00:00.000Z', '2026-11-30T07:00:00.000Z']);
});
