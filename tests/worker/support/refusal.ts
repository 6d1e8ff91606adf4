import { expect } from 'vitest';
import type { Problem } from '#shared/contracts/problem.ts';

/** The code of an answer in HTML is `page`, its detail the page and its words; that of a refused field is its path and its sentence. */
export type Reason = [status: number, code: string, detail: string | RegExp];

/**
 * Another rule may refuse the same request with the same status. So a refusal names its reason, and `accepted` sends
 * the request again with the one thing changed that was refused.
 */
export async function expectRefusal(
  refused: Response | Promise<Response>,
  [status, code, detail]: Reason,
  accepted?: () => Promise<Response>,
): Promise<void> {
  if ('any text'.search(detail) === 0) throw new Error('A reason that fits any text proves nothing.');
  const actual = await reasonOf((await refused).clone());
  const expected = typeof detail === 'string' && code !== 'page' ? detail : matching(detail);
  expect(actual).toEqual([status, code, expected]);
  if (!accepted) return;
  const response = await accepted();
  if (response.status >= 400) expect(await reasonOf(response)).toBe('an accepted request');
  await response.body?.cancel();
  response.webSocket?.accept();
  response.webSocket?.close();
}

function matching(detail: string | RegExp): unknown {
  return typeof detail === 'string' ? expect.stringContaining(detail) : expect.stringMatching(detail);
}

async function reasonOf(response: Response): Promise<[status: number, code: string, detail: string]> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {
    const path = /data-path="([^"]*)/.exec(text)?.[1];
    return [response.status, 'page', `${path}: ${text.replaceAll(/<[^>]*>|\s+/g, ' ').trim()}`];
  }
  const { code, detail, errors } = JSON.parse(text) as Problem;
  const fields = errors?.map(({ path, message }) => `${path}: ${message}`);
  return [response.status, code, fields?.join(' ') ?? detail];
}
