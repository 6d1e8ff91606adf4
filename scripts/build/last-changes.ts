import { execFileSync } from 'node:child_process';

/**
 * The day of the last commit to each file below a folder. Empty outside a complete repository: a wrong date in the
 * sitemap is worse than none.
 */
export function lastChanges(folder: string, cwd = process.cwd()): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of gitLog(folder, cwd).split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

function gitLog(folder: string, cwd: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 27 });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return '';
    return git('log', '--format=%cs', '--name-only', '--relative', '--', folder);
  } catch {
    return '';
  }
}
