import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The environment, then wrangler.toml: `[vars]`, or `[env.NAME.vars]` with CLOUDFLARE_ENV. Only a local site names a
 * SETTINGS_FILE, which stands before wrangler.toml: its values must not get into what is deployed.
 */
export function buildSetting(name: string, folder = '.'): string {
  const { SETTINGS_FILE, CLOUDFLARE_ENV } = process.env;
  if (process.env[name] !== undefined) return process.env[name];
  const local = SETTINGS_FILE ? parseEnv(read(join(folder, SETTINGS_FILE)))[name] : undefined;
  return local || varsIn(read(join(folder, 'wrangler.toml')), CLOUDFLARE_ENV)[name] || '';
}

function varsIn(toml: string, environment: string | undefined): NodeJS.Dict<string> {
  const lines = toml.split('\n').map((line) => line.trim());
  const start = lines.indexOf(environment ? `[env.${environment}.vars]` : '[vars]') + 1;
  if (start === 0) return {};
  const end = lines.findIndex((line, index) => index >= start && line.startsWith('['));
  // `parseEnv` fits: NAME = "value" has the same syntax in both files.
  return parseEnv(lines.slice(start, end < 0 ? undefined : end).join('\n'));
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
