import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Lines of wrangler.toml that only a deployment reads: a local site would have to log in for what they bind. */
const mark = '#deploy ';

export function hasDeployTable(toml: string, name: string, environment?: string): boolean {
  return toml.includes(`\n${mark}[${tableName(name, environment)}]\n`);
}

export function addDeployTable(toml: string, name: string, line: string, environment?: string): string {
  return `${toml.trimEnd()}\n\n# Only \`npm run deploy\` reads these lines.\n${mark}[${tableName(name, environment)}]\n${mark}${line}\n`;
}

function tableName(name: string, environment: string | undefined): string {
  return environment ? `env.${environment}.${name}` : name;
}

/** Runs with a copy of wrangler.toml in which these lines count. It is beside the file, because its paths are relative. */
export async function withDeployLines<Result>(file: string, run: (file: string) => Promise<Result>): Promise<Result> {
  const toml = readFileSync(file, 'utf8');
  const whole = toml.replaceAll(new RegExp(`^${mark}`, 'gm'), '');
  if (whole === toml) return run(file);
  const path = join(dirname(file), 'wrangler.deploy.toml');
  writeFileSync(path, whole);
  try {
    return await run(path);
  } finally {
    rmSync(path);
  }
}
