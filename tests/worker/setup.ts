import '#worker/mails.ts';
// Objects load it on demand, and a test may have reset the modules.
import '#worker/chat/knowledge/find-sections.ts';
import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { app } from '#worker/app.ts';
import worker from '#worker/index.ts';
import { forgetRecentPosts } from '#worker/news/site-files.ts';
import { forgetClosings } from '#worker/positions/store.ts';
import { siteAssets } from './support/knowledge.ts';
import { captureLogs, forgetLogs, unexpectedLogs } from './support/logs.ts';
import { asInvocation, makeDatabasesStrict, refuseLargeRows } from './support/strict-database.ts';

// All files run in one Worker, because it takes two seconds to load. Each starts with empty storage and without mocks.
// The query loads the database: `reset` skips objects that are not in memory, such as one that has been idle for ten
// seconds.
await env.DB.exec('SELECT 1');
await reset();
// `reset` leaves the files of earlier tests.
for (const { key } of (await env.FILES!.list()).objects) await env.FILES!.delete(key);
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await refuseLargeRows();
// Without this statement, each file would have other keys than the Worker, which keeps them in memory.
await env.DB.prepare('UPDATE hmac_keys SET key = name').run();

const strict = globalThis as { databasesAreStrict?: true };
if (!strict.databasesAreStrict) {
  strict.databasesAreStrict = true;
  makeDatabasesStrict();
  app.fetch = asInvocation(app.fetch);
  for (const name of ['fetch', 'scheduled', 'email', 'queue'] as const) {
    Object.assign(worker, { [name]: asInvocation(worker[name]) });
  }
}

// A spy on the binding itself sometimes has no effect: its properties are dynamic, and V8 caches them.
const { EMAIL, ASSETS, MAIL_QUEUE } = env;
Object.assign(env, {
  EMAIL: { send: (mail: EmailMessage) => EMAIL.send(mail) },
  ASSETS: siteAssets(ASSETS),
  // The real queue would deliver its messages, and repeat them, during later tests.
  MAIL_QUEUE: { sendBatch: async () => {} },
});

// An `import()` in two objects at once would share a promise of the runner, and one of them would never continue. The
// built Worker shares none.
const { moduleRunner } = (
  globalThis as unknown as {
    __vitest_mocker__: { moduleRunner: { concurrentModuleNodePromises: Map<string, unknown> } };
  }
).__vitest_mocker__;
const shared = moduleRunner.concurrentModuleNodePromises;
shared.set = () => shared;

captureLogs();
beforeEach(forgetLogs);
// Test files share modules, and so what these remember for some seconds.
beforeEach(() => {
  forgetClosings();
  forgetRecentPosts();
});

// The time to undo passes at once, and the emails are not due yet. A test that needs it moves the clock.
beforeEach(() => {
  const wait = scheduler.wait.bind(scheduler);
  vi.spyOn(scheduler, 'wait').mockImplementation(async (ms, options) => {
    if (ms !== 10_000) await wait(ms, options);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const unexpected = unexpectedLogs();
  if (unexpected.length > 0) throw new Error(`No \`expectLogs\` names what was logged:\n${unexpected.join('\n')}`);
});

afterAll(() => {
  Object.assign(env, { EMAIL, ASSETS, MAIL_QUEUE });
});
