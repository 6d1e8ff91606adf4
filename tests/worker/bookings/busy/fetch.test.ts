import { expect, it, vi } from 'vitest';
import { fetchCalendar } from '#worker/bookings/busy/fetch.ts';

const source = { url: 'https://calendar.example.com/amal.ics', etag: null, lastModified: null };
const answer = (bytes: number) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'.repeat(bytes)));

it('reads a calendar of one mebibyte, and none that is larger', async () => {
  answer(1024 * 1024);
  expect((await fetchCalendar(source))?.text).toHaveLength(1024 * 1024);
  answer(1024 * 1024 + 1);
  await expect(fetchCalendar(source)).rejects.toThrow('It is larger than 1 MiB');
});
