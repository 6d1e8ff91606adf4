import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';

/** One statement of every batch, counted from 0, fails inside D1 itself, so D1 really rolls back the others. */
export function databaseFailingAt(statement: number): D1Database {
  return withMethods(env.DB, {
    batch: (statements: D1PreparedStatement[]) =>
      env.DB.batch(
        statements.map((original, i) => (i === statement ? env.DB.prepare('SELECT no_such_function()') : original)),
      ),
  });
}

/** The nth writing statement, counted from 0, fails inside D1 itself, alone or in a batch. */
export function databaseFailingAtWrite(n: number): D1Database {
  const failing = env.DB.prepare('SELECT no_such_function()');
  let writes = 0;
  return withMethods(env.DB, {
    prepare(sql: string) {
      const isWrite = /^\s*(insert|update|delete)/i.test(sql);
      if (isWrite) writes += 1;
      return isWrite && writes === n + 1 ? withMethods(failing, { bind: () => failing }) : env.DB.prepare(sql);
    },
  });
}

export function databaseDown(): D1Database {
  const fail = () => {
    throw new Error('D1_ERROR: Network connection lost.');
  };
  return withMethods(env.DB, { prepare: fail, batch: fail });
}

/** Answers nothing, ever. */
export function databaseHanging(): D1Database {
  const hang = () => new Promise(() => {});
  const statement = { bind: () => statement, all: hang, first: hang, raw: hang, run: hang };
  const hanging: D1Database = withMethods(env.DB, {
    prepare: () => statement,
    batch: hang,
    withSession: () => hanging,
  });
  return hanging;
}

/** Starts what waits for a hanging database, and lets the second pass for which it waits. */
export async function afterASecond<Answer>(start: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const answer = start();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(1000);
  return answer;
}

/** Records the text of each statement. */
export function recordingDatabase(): { DB: D1Database; statements: string[] } {
  const statements: string[] = [];
  const prepare = (sql: string) => {
    statements.push(sql);
    return env.DB.prepare(sql);
  };
  return { DB: withMethods(env.DB, { prepare }), statements };
}

/** The same object with some methods replaced. */
export function withMethods<Target extends object>(
  target: Target,
  methods: Partial<Record<keyof Target, unknown>>,
): Target {
  const changed: Target = new Proxy(target, {
    get(object, name) {
      if (name in methods) return methods[name as keyof Target];
      // A session of a database that fails fails, too.
      if (name === 'withSession') return () => changed;
      const value = Reflect.get(object, name);
      return typeof value === 'function' ? value.bind(object) : value;
    },
  });
  return changed;
}

/** Waits also for the work that the app passes to `waitUntil`. */
export async function requestWith(
  bindings: Partial<Bindings>,
  path: string,
  init?: RequestInit,
  origin = 'https://rihla.example',
): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(origin + path, init);
  const response = await app.fetch(request, { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return response;
}

export function jsonPost(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
