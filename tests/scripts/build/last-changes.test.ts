import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { lastChanges } from '../../../scripts/build/last-changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'rihla-history-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@rihla.example', ...args], {
    cwd,
    stdio: 'ignore',
  });

function commit(day: string, ...files: string[]) {
  for (const file of files) writeFileSync(join(folder, file), day);
  git(folder, 'add', '.');
  vi.stubEnv('GIT_COMMITTER_DATE', `${day}T08:00:00Z`);
  git(folder, 'commit', '-q', '-m', `Change ${files}`);
}

it('gives each file the day of its last commit, in a complete repository alone', () => {
  git(folder, 'init', '-q');
  mkdirSync(join(folder, 'content'));
  commit('2026-11-01', 'content/a.ts', 'content/b.ts', 'other.ts');
  commit('2026-11-20', 'content/b.ts');
  expect(Object.fromEntries(lastChanges('content', folder))).toEqual({
    'content/a.ts': '2026-11-01',
    'content/b.ts': '2026-11-20',
  });
  const shallow = join(folder, 'shallow');
  git(folder, 'clone', '-q', '--depth', '1', `file://${folder}`, shallow);
  expect(lastChanges('content', shallow).size).toBe(0);
  expect(lastChanges('content', tmpdir()).size).toBe(0);
});
