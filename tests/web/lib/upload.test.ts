import { expect, test, vi } from 'vitest';
import { upload } from '#web/lib/upload.ts';
import { mockUploads } from '../mock-upload.ts';

const endpoint = 'POST /api/submissions';

test('resolves to the reply, and reports the sent part', async () => {
  const uploads = mockUploads();
  const onProgress = vi.fn();
  const reply = upload(endpoint, new FormData(), { onProgress });
  uploads[0]!.progress(0.5);
  uploads[0]!.answer(201, { submission: { id: 'one' } });
  expect(await reply).toEqual({ submission: { id: 'one' } });
  expect(uploads[0]!.url).toBe(endpoint);
  expect(onProgress.mock.calls).toEqual([[0.5]]);
});

test('throws the problem of the API, and a network error for any other answer or none', async () => {
  const uploads = mockUploads();
  const refused = upload(endpoint, new FormData());
  uploads[0]!.answer(422, { code: 'validation_failed', errors: [{ path: 'cv', message: 'No.' }] });
  await expect(refused).rejects.toMatchObject({ name: 'ApiProblem', problem: { errors: [{ path: 'cv' }] } });
  const elsewhere = upload(endpoint, new FormData());
  uploads[1]!.answer(200, 'Please sign in', 'text/html');
  await expect(elsewhere).rejects.toMatchObject({ name: 'NetworkError', status: 200 });
  const lost = upload(endpoint, new FormData());
  uploads[2]!.onerror!();
  await expect(lost).rejects.toMatchObject({ name: 'NetworkError' });
});

test('gives up after half a minute without progress, or after five minutes', async () => {
  vi.useFakeTimers();
  const uploads = mockUploads();
  const reply = upload(endpoint, new FormData());
  expect(uploads[0]!.timeout).toBe(5 * 60_000);
  const failure = expect(reply).rejects.toThrow('no answer in time');
  for (let part = 1; part <= 3; part++) {
    await vi.advanceTimersByTimeAsync(29_999);
    uploads[0]!.progress(part / 4);
  }
  expect(uploads[0]!.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  await failure;
  expect(uploads[0]!.aborted).toBe(true);
});

test('an upload that is cancelled, even before it starts, throws an AbortError', async () => {
  const uploads = mockUploads();
  const aborter = new AbortController();
  const reply = upload(endpoint, new FormData(), { signal: aborter.signal });
  aborter.abort();
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  expect(uploads[0]!.aborted).toBe(true);
  await expect(upload(endpoint, new FormData(), { signal: aborter.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(uploads).toHaveLength(1);
});
