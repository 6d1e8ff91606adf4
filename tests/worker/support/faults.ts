import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { app } from '../../../src-worker/app.ts';
import type { Bindings } from '../../../src-worker/env.ts';

/**
 * A database in which one statement of every batch fails inside D1 itself, so that what it does about the others is real.
 * `statement` counts from 0.
 */
export function databaseFailingAt(statement: number): D1Database {
  return withMethods(env.DB, {
    batch: (statements: D1PreparedStatement[]) =>
      env.DB.batch(statements.map((good, i) => (i === statement ? env.DB.prepare('SELECT no_such_function()') : good))),
  });
}

/** A database that does not answer at all. */
export function databaseDown(): D1Database {
  const down = () => {
    throw new Error('D1_ERROR: Network connection lost.');
  };
  return withMethods(env.DB, { prepare: down, batch: down, withSession: down });
}

function withMethods<Target extends object>(target: Target, methods: Partial<Record<keyof Target, unknown>>): Target {
  return new Proxy(target, {
    get(object, name) {
      if (name in methods) return methods[name as keyof Target];
      const value = Reflect.get(object, name);
      return typeof value === 'function' ? value.bind(object) : value;
    },
  });
}

/** Calls the app with some bindings replaced, and waits for what it left running. */
export async function requestWith(
  replaced: Partial<Bindings>,
  path: string,
  init?: RequestInit,
  origin = 'https://rihla.example',
): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(origin + path, init);
  const response = await app.fetch(request, { ...env, ...replaced }, context);
  await waitOnExecutionContext(context);
  return response;
}

/** A JSON POST. */
export function json(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
