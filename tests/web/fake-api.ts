import { vi } from 'vitest';
import type { Problem } from '../../src-shared/contracts/problem.ts';

/** What the API answers, call after call; an `Error` stands for a lost connection. */
type Answer = { status: number; body: unknown } | Error;

/** Puts an API in place of `fetch`. Returns the bodies it was sent. */
export function fakeApi(...answers: Answer[]): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    const answer = answers.shift();
    if (!answer) throw new Error('The API was called more often than the test expects.');
    if (answer instanceof Error) throw answer;
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers: { 'content-type': type } });
  });
  return bodies;
}

export const lostConnection = new TypeError('Failed to fetch');

export function problem(status: number, code: Problem['code'], rest: Partial<Problem> = {}): Answer {
  return { status, body: { type: 'about:blank', title: code, status, detail: `detail of ${code}`, code, ...rest } };
}
