import { vi } from 'vitest';
import type { Problem } from '../../src-shared/contracts/problem.ts';

/** What the API answers, call after call; an `Error` stands for a lost connection. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | Error;

/** Puts an API in place of `fetch`. Returns the bodies it was sent. */
export function mockApi(...answers: (Answer | Promise<Answer>)[]): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    bodies.push(JSON.parse(String(init?.body ?? '{}')));
    const answer = await answers.shift();
    if (!answer) throw new Error('The API was called more often than the test expects.');
    if (answer instanceof Error) throw answer;
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    const headers = { 'content-type': type, ...answer.headers };
    return new Response(answer.status === 204 ? null : JSON.stringify(answer.body), { status: answer.status, headers });
  });
  return bodies;
}

export const lostConnection = new TypeError('Failed to fetch');

export function problem(status: number, code: Problem['code'], rest: Partial<Problem> = {}): Answer {
  return { status, body: { type: 'about:blank', title: code, status, detail: `detail of ${code}`, code, ...rest } };
}
