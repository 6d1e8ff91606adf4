import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export function buildSetting(name: string, folder = '.'): string {
  if (process.env[name] !== undefined) return process.env[name];
  // `parseEnv` also fits wrangler.toml: NAME = "value" has the same syntax in both files.
  for (const file of ['.dev.vars', 'wrangler.toml'].map((file) => join(folder, file))) {
    const value = existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined;
    if (value) return value;
  }
  return '';
}
