import { vi } from 'vitest';
import type { Problem } from '#shared/contracts/problem.ts';

/** An `Error` stands for a lost connection. */
export type MockResponse = { status: number; body?: unknown; headers?: Record<string, string> } | Response | Error;

/** Mocks `fetch`, one response per call. Returns the list of request bodies, which grows with each call. */
export function mockApi(...responses: (MockResponse | Promise<MockResponse>)[]): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    bodies.push(JSON.parse(String(init?.body ?? '{}')));
    const response = await responses.shift();
    if (!response) throw new Error('The API was called more often than the test expects.');
    if (response instanceof Error) throw response;
    if (response instanceof Response) return response;
    const { status, body } = response;
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const headers = { 'content-type': type, ...response.headers };
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
  });
  return bodies;
}

export const lostConnection = new TypeError('Failed to fetch');

export function problem(status: number, code: Problem['code'], rest: Partial<Problem> = {}): MockResponse {
  return { status, body: { type: 'about:blank', title: code, status, detail: `detail of ${code}`, code, ...rest } };
}
