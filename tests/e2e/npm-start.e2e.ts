import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort, root } from '../../scripts/lib/tooling.mjs';
import { expect, test } from './test.ts';

test('npm start serves the site of a clone, with the admin area and a database', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'rihla-start-'));
  const clone = join(scratch, 'clone');
  const made = new Set(['node_modules', 'dist', '.git', '.wrangler', '.dev.vars', 'mail-preview', 'test-results']);
  // Tests of scripts, which run at the same time, make and delete a configuration beside the real one.
  const isMade = (name: string) => made.has(name) || name.startsWith('wrangler.test-');
  cpSync(root, clone, { recursive: true, filter: (path) => !isMade(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const url = `http://localhost:${await freePort()}`;
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: new URL(url).port },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) =>
    child.on('close', (code) => {
      output += `npm start ended with ${code}`;
      resolve();
    }),
  );
  try {
    await expect.poll(() => output, { timeout: 240_000 }).toMatch(/The admin {2}http|npm start ended/);
    expect(output).toContain(`The admin  ${url}/admin`);
    for (const path of ['/', '/ar/schedule-demo', '/admin', '/api/health', '/api/admin/stats']) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    const phone = /WhatsApp {3}(http:\S+)/.exec(output)![1]!;
    const chat = async () =>
      (await (await fetch(`${phone}/chat?who=omar`)).json()) as { messages: { from: string; ticks?: string }[] };
    await fetch(`${phone}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ who: 'omar', text: 'What is Lagentry?' }),
    });
    await expect
      .poll(async () => (await chat()).messages.map(({ from, ticks }) => [from, ticks]), { timeout: 60_000 })
      .toEqual([
        ['person', undefined],
        ['site', 'read'],
      ]);
  } finally {
    // npm does not pass signals on, so all processes get it.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
    await ended;
    rmSync(scratch, { recursive: true, force: true });
  }
});
