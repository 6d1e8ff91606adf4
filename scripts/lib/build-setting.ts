import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** A setting as the build needs it: from the environment, `.dev.vars` or `wrangler.toml`; '' when it is set nowhere. */
export function buildSetting(name: string, folder = '.'): string {
  if (process.env[name] !== undefined) return process.env[name];
  // A line such as NAME = "value" is read alike in both files.
  for (const file of ['.dev.vars', 'wrangler.toml'].map((file) => join(folder, file))) {
    const value = existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined;
    if (value) return value;
  }
  return '';
}
