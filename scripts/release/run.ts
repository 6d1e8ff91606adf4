// `npm run release -- 1.2.0`: numbers the unreleased changes, and keeps what the next release must be able to upgrade.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsIn } from '../backup/migrations.ts';
import { fail, root, run } from '../lib/tooling.mjs';
import { pack } from './backup-file.ts';
import { readChangelog, releaseOf } from './changelog.ts';

const [version = ''] = process.argv.slice(2);
const newest = releaseOf(readChangelog());
if (!/^\d+\.\d+\.\d+$/.test(version)) fail('npm run release -- 1.2.0');
if (!newest.endsWith('+')) fail(`CHANGELOG.md has nothing new since ${newest}.`);

const scratch = mkdtempSync(join(tmpdir(), 'rihla-release-'));
try {
  const state = ['--persist-to', join(scratch, 'state')];
  const backup = join(scratch, 'backup');
  const made =
    (await run(['scripts/seed.mjs', ...state])) &&
    (await run([
      'scripts/run.mjs',
      'scripts/backup/run.ts',
      'backup',
      '--local',
      ...state,
      '--out',
      backup,
      '--plain-keys',
    ]));
  if (!made) fail('The database of the release could not be made; see above. Nothing is changed.');
  pack(backup, join(root, 'releases', 'latest-backup.br'));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const folder = join(root, 'migrations');
const hashes = migrationsIn(folder).map((name) => [
  name,
  createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex'),
]);
const released = { version, migrations: Object.fromEntries(hashes) };
writeFileSync(join(root, 'releases', 'latest.json'), `${JSON.stringify(released, null, 2)}\n`);
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const today = new Date().toISOString().slice(0, 10);
writeFileSync(
  join(root, 'CHANGELOG.md'),
  changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${today}\n`),
);
console.log(`✓ ${version} is numbered. Commit it, then \`git tag v${version}\`.`);
