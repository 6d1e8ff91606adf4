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
  cpSync(root, clone, { recursive: true, filter: (path) => !made.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const url = `http://localhost:${await freePort()}`;
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: new URL(url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  try {
    await expect.poll(() => output, { timeout: 180_000 }).toContain(`The admin  ${url}/admin`);
    for (const path of ['/', '/ar/schedule-demo', '/admin', '/api/health', '/api/admin/stats']) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
  } finally {
    // npm does not pass signals on, so all processes get it.
    process.kill(-child.pid!, 'SIGTERM');
    await ended;
    rmSync(scratch, { recursive: true, force: true });
  }
});
